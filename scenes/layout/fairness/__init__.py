"""Fairness: measures which side a layout favours, by games of bots that change sides.

verdict    plans and runs the games, and decides when to stop: fair or not
contests   plays one game of a scenario, named by seed and seating
seating    assigns the bands of a scenario to its sides, in every rotation
estimates  means with confidence intervals, one sample per seed
ledger     caches played games on disk, one line each
crews      runs games in parallel on the cores of this machine
cluster    runs games on the workers of a Dask cluster
"""
