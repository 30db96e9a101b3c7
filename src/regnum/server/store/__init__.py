"""What is kept: SQLite by default, PostgreSQL by URL, one SQL for both."""
