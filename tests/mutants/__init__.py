"""Mutants: small faults put into the rules on purpose, to see whether the tests notice them (`make mutants`).

sites       finds the places of a module that can be changed, and changes one
proposals   finds what only proposes answers, which is left alone
trial       runs tests against one changed function after another, in forked processes
ledger      what became of each mutant, kept on disk so that a run can be resumed; equivalent mutants
report      says by rule which mutants survived
"""
