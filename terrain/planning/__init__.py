"""Plans moves over a table: where a body can get, at what cost, and by which route.

field            the grid of all places for one body, prepared once and cached
conditions       a field under the present figures, marked ground and rules of one move
labels           labels of the search: cost, chance and harm of reaching a node
label_search     label-setting search over a field
link_costs       cost and chance of jumps, climbs, drops, ladders and ropes in the search
trace            follows a label back to its steps
reach_map        every place within one move
journeys         the best chance to be at every place after several moves
paths            the best route between two places, verified on the mesh
route_legs       lays a planned route out on the mesh, leg by leg
string_pulling   straightens the bends of walks on the mesh
"""
