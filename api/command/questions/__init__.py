"""Commands that ask for a ruling, one module per question.

los              `pas los`: does A see B?
measure          `pas measure`: how far are two figures apart?
cover            `pas cover`: how much of a target is hidden?
move             `pas move`: may a figure go this way?
route            `pas route`: the best path to a place
reach            `pas reach`: where can a figure get?
fall             `pas fall`: how deep a figure falls, and what follows
odds             `pas odds`: exact chances of a fight or a shot
board_odds       `pas odds` on a board
board_questions  the other questions on a board
verify           `pas verify`: checks a certificate or a record
demo             `pas demo`: the main job on a shipped scene
"""
