"""Runs the geometry on a machine: compiles kernels, caches results, loads packages lazily.

kernels   numba decorators; caches compiled code by the content of its sources
sources   finds the source files behind a function and digests them into a cache key
cache     stores prepared tables on disk, by digest
doors     lazy `__getattr__` for package `__init__` files
"""
