"""Other figures near a moving body.

crowd      finds the figures that a body collides with on a straight way
nearness   finds where a body on a straight way first comes within a distance of another
"""
