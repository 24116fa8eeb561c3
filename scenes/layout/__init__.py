"""Layout: what an author of scenarios wants to know of one before anybody plays it.

- `findings`, `sentences`: what is found, with rule, place and line, and how it is said;
- `legality` (with `tokens`, `starting`, `deploying`, `recruits`): whether a scenario of Ichoria keeps the rules of its
  set-up; `board_legality`: the same for Mythic Battles; `whatif`: the same with fragments tried elsewhere, at once;
- `drafting`: a new scenario from a few answers; `packing`: a scenario with everything it needs in one file.
- `surveying` (with `setting`, `travel`, `exposure`): how soon each side gets to each fragment, at what risk, who sees
  it, and the imbalance of it all; `board_survey` (with `necks`): the same for stones on a board;
- `placement` (with `candidates`, `sharing`) and `board_placement`: fragments and stones laid out; `improvement`: what
  is unfair, moved; `proposals`: both for an author, `rewriting`: into his file;
- `fairness` (with `seating`, `contests`, `estimates`): whom a layout favours, by games of bots from every side; `crews`
  and `cluster` play them, `ledger` keeps them.
"""
