"""A recorded game as moments, and as a film.

timeline       moments of a record with their stages, and a player that walks over them
ways           the ways figures take between two moments
film           plans a film: takes, durations, camera
film_caption   draws the words below a film
film_reel      program that renders a film to MP4 or GIF
"""
