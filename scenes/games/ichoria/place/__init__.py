"""Places fragments on a table of Ichoria.

placement   searches for the best legal layout, from a seed
candidates  lists the legal spots, with their survey values
shares      shares fragments equally between the halves of a table
scatter     lays out the fragments of a new scenario, in pairs
"""
