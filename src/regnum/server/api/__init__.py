"""HTTP and WebSocket handlers: thin, each says what it takes and what it gives."""
