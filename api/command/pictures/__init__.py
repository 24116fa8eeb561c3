"""Pictures for the commands; where the machine cannot draw, one line says so and the answer is given without.

ruling_pictures    sight rulings on a table
move_pictures      judged paths and reach maps
board_pictures     rulings on a board
game_pictures      a game being played
scan_pictures      a scene made from a scan
scenario_pictures  plans of scenarios with their problems
survey_pictures    maps of surveys
films              films of recorded games
"""
