"""Secrets that no guest can guess: the ids of tables, and the tokens that hold seats."""

import secrets
import string

ID_LETTERS = string.ascii_lowercase + string.digits
ID_LENGTH = 12
TOKEN_BYTES = 24


def fresh_table_id() -> str:
    """Return the id of a new table, which is also its link."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(ID_LENGTH))


def fresh_token() -> str:
    """Return a secret that holds seats."""
    return secrets.token_urlsafe(TOKEN_BYTES)
