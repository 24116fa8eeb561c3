"""A process that stays ready: questions after the first need not load the geometry again.

    address     where its socket lies, and which installation it answers for
    request     hands a command line over to it
    keeper      the process: it waits, and forks for every request
    child       answers one request as the program that was called would have

Nothing depends on it. Where none is running, or it is of another version, the command answers by itself and starts one
for the next time. It ends when nobody has asked for some minutes; `PAS_STANDBY=off` keeps it from being started.
"""
