"""Layout of scenarios: what an author wants to know about a scenario before it is played.

findings   problems and notes about a layout, with rule, place and line
cases      a scenario as plans and sheets draw it, and its briefing
bands      bands on paper: their figures and what they cost
surveys    the results of a survey, of a table or of a board
draft/     new scenarios and packs
place/     proposes and improves the places of fragments and stones, and writes them into a file
fairness/  measures by games of bots which side a layout favours

Checks, surveys and proposals that depend on the rules of a game lie in its adapter below `scenes.games`.
"""
