"""The move action: a player traces a path, and the figure follows it.

action           the move action and its decision, `TracePath`
plans            parses what a player announces: path, hurry, action on the way
action_points    where on its way a figure takes its second action (ICH-ACT-05)
mover            a figure of the game as the judge of paths sees it
follow           follows a judged path leg by leg, with dice and interruptions
charge           engagements made by a move, Effroi and dives (chapters ENG and DIVE)
approaches       finds paths that charge an enemy
alert            reactions of figures on alert (chapter ALERT)
alert_openings   stretches of a path on which a figure on alert could react
suggestions      suggests paths to players and bots
"""
