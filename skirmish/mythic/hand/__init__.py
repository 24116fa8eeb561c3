"""Cards in hand: decks, art of war cards and manoeuvres.

cards        hands, decks and discard piles
art_of_war   pays with art of war cards
manoeuvres   buys draws, searches and evasions at any moment
"""
