"""Commands that turn scans and printed models into scenery.

scan       `pas scan`: makes a scene from a scan, and verifies one
scan_text  the result of a scan in words
piece      `pas piece`: the library of printed models
"""
