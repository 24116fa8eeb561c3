"""scenes/games/ichoria/scenario: to be written."""
