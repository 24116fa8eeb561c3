"""Commands of `pas scenario`: tools for authors of scenarios.

new            `pas scenario new`: drafts a scenario from a few questions
check_layout   `pas scenario check`: the rules of set-up that a scenario breaks
survey         `pas scenario survey`: time, risk and exposure of every side
place          `pas scenario place`: lays fragments or stones out
improve        `pas scenario improve`: moves what makes a layout unfair
fairness       `pas scenario fairness`: measures by games of bots which side is favoured
pack           `pas scenario pack`: a scenario with all its files in one
print          `pas scenario print`: the author's sheet as PDF
proposal_text  checks, draws, plays and writes a proposal
survey_tables  formats surveys as tables
"""
