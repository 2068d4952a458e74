"""The railroad: engines, stations, and the discs that mark them."""
