"""Benchmarks: `python -m bench` measures speed, share of decided questions and correctness, beside plain ray casters.

Sight on one table:

tables         the tables that are measured: generated, rough hills, meshes of the catalogue
pairs          pairs of figures to ask about, plain or hard
studies        one table with its pairs and our timed answers
certified      how many pairs are decided how fast; size and check time of certificates
peers          the same questions put to other ray casters
casters        adapters of those ray casters: Embree, trimesh, PyVista, VTK
laws           random lines against proofs: no free line where a block was proved
covered        cover and what explains a ruling
preparing      preparation of a table, fresh and from the cache

The rest of the engine:

moving         reach maps, judged paths and routes, beside networkx and a naive grid
layout         surveys and placements, of every game that has some
fairness       games of a layout on one core and on two
arena          one bot against another over many seeds
ichoria_games  whole games of Ichoria: speed, and where the time goes
ichoria_moves  who moves in the benchmark of movement, by the rules of Ichoria
ichoria_layouts  its fragments laid out
mythic_games   whole games of Mythic Battles on one core
mythic_layouts   its stones laid out
known_table    a table of known shape, and a simulated scan of it
scanning       time and memory of a scan
serving        the HTTP server on one worker, and under a crowd
hosting        what a table and a game cost a server; what many of them cost (`python -m bench.hosting`)
viewing        the web page on a table of 500,000 triangles

Reporting:

__main__       runs the parts and prints their tables
bars           the limits that figures have to keep
machine        describes the machine: processor, load, memory
printing       formats the results as tables

Everything is drawn from fixed seeds, so two runs ask the same questions.
"""
