"""The state of a game of Ichoria, and the events that change it.

state         the frozen state: figures, sides, fragments, activation
skirmish      the object that every rule is passed: game, book and table
move_events   events of a move
turn_events   events of a turn
engagement    computes which figures are engaged (chapter ENG)
"""
