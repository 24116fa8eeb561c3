"""Scenario files of Ichoria.

scenario_file    parses a scenario file into the setup of a match; finds its table again
scenario_form    the form of scenario files (pydantic models)
scenario_schema  generates the JSON Schemas of scenario and band files
"""
