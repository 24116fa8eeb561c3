"""scenes/games/ichoria/survey: to be written."""
