"""Rigs that try the server hard, one command each; tests run small versions of them."""
