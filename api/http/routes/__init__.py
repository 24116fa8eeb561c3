"""Routes of the API, one module per noun. A route parses a request, calls the domain, and serialises the answer.

scenes     upload, list, read, replace and delete scenes; table, preview, preparation
questions  rulings about a scene: sight, distance, cover, move, route, reach, odds
scenarios  list scenarios; check, survey and fairness of their layouts
games      create, play and follow games
shares     the seed of a game, and the shares that players give to it
records    verify records of games
rulebooks  look rules up
jobs       follow and cancel jobs; upload scans
page       the web page, and what it draws and asks
health     the health check
metrics    numbers for Prometheus
"""
