"""The storey of the two trail games with a railroad and a job market."""
