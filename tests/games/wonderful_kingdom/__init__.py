"""Stories of It's a Wonderful Kingdom."""
