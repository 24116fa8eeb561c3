"""The scene adapters of the games, one folder each, named like the game.

An adapter says how the files of its game are read, checked, surveyed, seated, drafted and told; `scenes.plugs.plug`
finds it and lists what an adapter may offer.
"""
