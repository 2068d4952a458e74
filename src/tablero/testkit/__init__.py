"""What any title is tested with: rule vectors and conformance."""
