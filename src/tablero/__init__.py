"""tablero: play, study and automate four heavy board games."""

__version__ = "0.1.0"
