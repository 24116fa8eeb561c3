"""Walks of a body straight on over the ground.

steps     proves a walk stretch by stretch and finds where it ends
strides   kernels that prove one stretch
profile   measures the length of a walk over uneven ground
report    returns a walk in pas: stretches by kind of ground, and why it stopped
"""
