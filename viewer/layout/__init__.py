"""Plans, surveys and sheets of scenarios.

scenario_plan    values of the plan of a scenario; saves it as PNG
drawing          draws a plan on axes in pas
scenario_sheet   the author's sheet of a scenario as PDF
survey           the map of a survey: routes of every side to every fragment
board_plan       the plan of a scenario on a board
board_survey     the map of a surveyed board
"""
