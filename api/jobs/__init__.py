"""Jobs: long work in the background, with progress and cancellation.

job_list       the jobs of a server: starts, runs, cancels and lists them
layout_jobs    surveys, and games of bots, in a worker process
prepare_table  prepares a large table in another process and caches it
scan_jobs      turns an uploaded scan into a stored scene
"""
