"""HTTP application (FastAPI).

application  `create_app()`: routes, middleware, limits and error handlers
supervisor   keeps the processes of a server with several
services     the services of a running server, passed to its routes
settings     the settings of a server, read from the environment
routes/      the routes, one module per noun
schemas/     the pydantic models of requests and answers
live         the loop that all WebSocket connections share
story        narrates a game to one seat
"""
