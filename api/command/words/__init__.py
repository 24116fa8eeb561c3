"""Sentences of the command, in French and English.

sentences       all sentences of the command; chooses the language
move_words      sentences of the commands of movement
odds_words      sentences of `pas odds`
scenario_words  sentences of `pas scenario`
survey_words    sentences of `pas scenario survey`, `place` and `improve`
fairness_words  sentences of `pas scenario fairness`
rule_words      sentences of `pas rules`
"""
