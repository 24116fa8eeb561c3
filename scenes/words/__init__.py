"""Sentences in French and English, shared by the command, the pictures and the API.

tongue           formats numbers and lengths; phrases sight verdicts and their reasons
board_rulings    phrases rulings on a board of Mythic Battles
move_tongue      phrases places, rolls, falls, triggers and refusals of moves
move_rulings     the sentences that `move_tongue` fills
layout_check     the sentences for findings about a layout
band_file_words  the sentences for problems of a band
scan_notes       the sentences of scan reports
story/           narrates games: events, decisions, options, refusals
"""
