"""What a match is: gathering, under play, as it is stored, and who is in its room."""
