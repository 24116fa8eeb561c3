"""A whole table or board in 3D, with everything on it.

subject          opens a file (scene, scenario or record) as a stage
stage_set        the stage as plain values, from a table
relief           the stage of a board of areas
sheet/           the state of a game without space, as cards in place of a table
table_ground     deployment strips and thrown weapons as pieces
overlays         lays rulings over a stage: sight, distance, reach, paths
survey_overlay   lays the routes of a survey over a stage
viewpoint        parses camera words: top, orbit, eyes, a point
shot             saves a picture of a stage from a camera
shot_sheet       draws the page of that picture
stage_document   a stage as JSON for pages, meshes in base64
"""
