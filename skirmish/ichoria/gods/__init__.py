"""Gods: faith, interventions, Ichor and frenzy.

faith           acts of faith, and the points they earn
influence       re-rolls of dice paid by points
conflict        sealed bids when both sides' gods want the same action
interventions   cards of the gods, with cost and effect
ichor           fragments harvested, carried, dropped and secured
talion          the Talion frenzy
"""
