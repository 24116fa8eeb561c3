"""Layout: what an author of scenarios wants to know of one before anybody plays it.

- `findings`, `sentences`: what is found, with rule, place and line, and how it is said;
- `legality` (with `tokens`, `starting`, `deploying`, `recruits`): whether a scenario of Ichoria keeps the rules of its
  set-up; `board_legality`: the same for Mythic Battles;
- `drafting`: a new scenario from a few answers; `packing`: a scenario with everything it needs in one file.
"""
