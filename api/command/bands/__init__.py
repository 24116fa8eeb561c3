"""Commands for what players own: their library, bands, armies and campaigns.

library_shelf  `pas library`: keeps, checks and shares the data files that players write
"""
