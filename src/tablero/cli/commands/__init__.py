"""One module for each word after `tablero`."""
