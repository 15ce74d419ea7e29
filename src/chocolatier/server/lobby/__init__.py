"""The lobby of the server: tables that are open to everyone, shown live."""
