"""Rules: what a figure may do, and what comes of it.

The kernel and the games will live here, one folder per game (`ichoria`, `mythic`), each written
as its rule book reads. A game may ask `terrain` for measures; it draws nothing, serves nothing and reads no
file, so that a game in the tests, on a server and in a replay is the same game.

Still without games: what is played today are the questions a table is asked (sight, distance, cover),
which `scenes` joins to a scene.
"""

__all__: list[str] = []
