"""Protection of a server against large, hostile or too frequent requests.

limits    limits body size, request rate and time of a question
sandbox   runs untrusted work in forked processes with limits
tokens    makes, hashes and compares tokens
problems  refusals as `application/problem+json`
logs      the access log: one JSON line per request
"""
