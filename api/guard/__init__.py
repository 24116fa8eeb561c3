"""Protection of a server against large, hostile or too frequent requests.

limits       limits body size, request rate and time of a question
connections  limits the number of connections, and cuts off those that send or read too slowly
house_key    the key of the house, and which hosts and pages requests may come under
headers      headers that browsers protect their users by
crowd        limits each kind of request: how many at once, how many wait
turnstile    threads of their own for heavy work, with a short queue
addresses    whom a request comes from, and whom it is addressed to
sandbox      runs untrusted work in forked processes with limits
tokens       makes, hashes and compares tokens
problems     refusals as `application/problem+json`
logs         logs as JSON lines: one per request, one per fault
meters       counts requests for Prometheus
"""
