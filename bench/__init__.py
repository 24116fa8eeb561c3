"""Benchmarks: `python -m bench`. How fast, how often decided, how right; side by side with plain ray casters.

- `tables`: the tables that are asked, generated and scanned; `pairs`: who is asked about on them;
- `studies`: one table with our answers; `certified`: their times, and what their certificates weigh;
- `peers`: the same questions put to other ray casters; `casters`: those ray casters;
- `preparing`: getting a table ready, afresh and from the cache; `laws`: lines against what was proved;
- `bars`: what is asked of the figures; `machine`: what they were taken on; `printing`: how they are shown.

Everything is drawn from fixed seeds, so two runs ask the same questions.
"""
