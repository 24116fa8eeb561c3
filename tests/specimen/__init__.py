"""Sedge: a whole game in little, that plugs in from outside by `PAS_GAMES=sedge=tests.specimen`.

rules/      the game itself: what can happen and what is asked, a bot that means to win, and the kit that names it all
scenes/     its scene adapter: how scenario files are read, and who sits where
words/      its sentences, in French and English
catalogue/  its scenarios
"""
