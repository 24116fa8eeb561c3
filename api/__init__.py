"""Entry points: the `pas` command and the HTTP server.

command/    the `pas` command, one module per question: text for people, JSON for programs
http/       the HTTP application: routes, schemas, services, settings
documents/  serialises answers as JSON documents, shared by the command and the server
scenery/    the scenes and scenarios of a server, and answers about them
play/       games played on a server: rooms, listeners, narration
jobs/       long work in the background: surveys, scans, preparation of tables
intake/     validates and unpacks uploads and packs
workers/    worker processes for uploads, records and layouts
guard/      limits, sandbox, tokens, refusals, access log
storage/    stores scenes and games in SQLite or PostgreSQL

No ruling is decided here. An entry point parses its input, calls `scenes`, and returns the answer, so all entry points
give the same one.
"""
