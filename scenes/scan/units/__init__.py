"""Units of scans: lengths that people give, and the units that files state.

lengths     parses lengths on the table, amounts of memory, and times
said_units  the unit that a file states in a comment or a header
"""
