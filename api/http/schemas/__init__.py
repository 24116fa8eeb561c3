"""Schemas: pydantic models of requests and answers, separate from the values of the domain.

common          base model, and the form of refusals
scene_forms     scenes, and questions about them
scenario_forms  scenarios, and checks of their layouts
game_forms      games, answers, events, records
page_forms      the questions of the web page
"""
