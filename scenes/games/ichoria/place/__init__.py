"""Places fragments on a table of Ichoria.

proposals   proposes places of fragments, or moves of them, each with its survey
improve     moves as few fragments as little as possible until a layout is fair
placement   searches for the best legal layout, from a seed
candidates  lists the legal spots, with their survey values
shares      shares fragments equally between the halves of a table
scatter     lays out the fragments of a new scenario, in pairs
"""
