"""Commands that check files and look up rules.

check      `pas check`: everything wrong with a scene, a scenario or a band
band       `pas check` on a band file
rules      `pas rules`: looks a rule up
citations  finds where code and tests name a rule
"""
