"""What goes over the wire (structs only, in the modules of this package)."""
