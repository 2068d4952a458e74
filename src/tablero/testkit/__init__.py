"""What any title is tested with: rule vectors, conformance, a generator whose draws are staged."""
