"""The trail games as a library: what is held, asked and done in all of them."""
