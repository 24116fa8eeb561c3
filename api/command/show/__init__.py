"""Commands that show a scene or serve it.

view      `pas view`: picture, window, page or model of a scene, a scenario or a record
view_web  `pas view --web`: the page on this machine
overlays  what `pas view --show` draws over a scene
map       `pas map`: the table from above at true scale
serve     `pas serve`: runs the HTTP server
backup    `pas backup`, `pas restore`: everything that a server keeps, in one file and back
"""
