"""One process: what a host sets, what it lets in, writes down and counts, and its neighbours."""
