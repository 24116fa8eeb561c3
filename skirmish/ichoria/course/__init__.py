"""The course of a game, from setup to end.

setup        the steps before the first turn
fragments    shares out and places the Ichor fragments
deployment   chooses sides and places figures
turn         activates every figure once per turn (chapters TURN and OPT)
activation   two actions, one of them a move (chapter ACT)
npc          non-player characters, taken over by a god
end          concessions, the end of a game, and the winner
"""
