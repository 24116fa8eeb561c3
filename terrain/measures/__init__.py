"""Measures between figures: distance and cover.

base_distance   distance between two bases or bodies, compared exactly (ICH-MEAS-02)
hidden_share    cover: the share of a target hidden from a shooter's eye, and by which piece
silhouette      kernel that quarters the target's outline into hidden and open cells
"""
