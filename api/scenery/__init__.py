"""Scenes and scenarios of a server, and answers about them.

shelf          loads scenes by id, shipped or uploaded; caches the last ones
scenario_list  finds scenarios by name or id
shown          the file that a server was started to show
open           opens a scene file of either game
ask            answers a question with figures or units where it puts them
table_answers  rulings on a table, as JSON documents
board_answers  rulings on a board, as JSON documents
layout_checks  checks a layout, with fragments tried elsewhere
summaries      short facts about a scene, for lists
example_files  exports a scene: GLB, and a picture from above
"""
