"""What rigs are made of: scenes, guests, a disk; commands here only for processes of a rig."""
