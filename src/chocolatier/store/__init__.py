"""Where tables are kept: the database, its formats and its migrations."""
