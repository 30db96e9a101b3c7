"""How people are told that it is their turn when the page is closed."""
