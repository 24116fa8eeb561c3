"""The ways in: what a person or a program calls.

- `api.command`: the `pas` command, one module per question, text for people and JSON for programs.

Nothing is decided here. A command reads what it is given, asks `scenes`, and says the answer; so every
way in gives the same one.
"""

__all__ = ["command"]
