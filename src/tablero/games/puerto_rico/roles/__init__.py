"""What each role sets going: one module a phase, the storing of goods apart."""
