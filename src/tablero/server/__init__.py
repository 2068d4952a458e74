"""The web application: tables kept in an append-only log, played over HTTP and WebSocket.

The server knows no game: it stores answers, asks the engine, and sends each seat its own view.
"""
