"""What the faces of the trails share: the types of their boards, labels and tips."""
