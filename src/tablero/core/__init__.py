"""The engine core: knows no game, no web, no database and no bot."""
