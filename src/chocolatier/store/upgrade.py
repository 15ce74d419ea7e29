"""Bringing a database to the newest schema, in one transaction.

Every revision of the schema has a file in ``migrations/versions``. A migration that fails leaves
the database as it was, because SQLite and PostgreSQL both take back changes of a schema.
"""

from pathlib import Path

import sqlalchemy as sa

from chocolatier.errors import ChocolatierError
from chocolatier.store.schema import schema

REVISION = 8
"""The newest revision."""
MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 0x63686F63  # any number, the same in all servers
_alembic = sa.table("alembic_version", sa.column("version_num", sa.String))


def is_current(connection: sa.Connection) -> bool:
    """Return whether the schema is the newest; raise ChocolatierError if it is newer than that."""
    found = _revision(connection)
    if found > REVISION:
        raise ChocolatierError(
            "newer-database",
            f"the database has schema {found}, this program knows {REVISION}: "
            "it was written by a newer version of Chocolatier, please update",
            found=found,
            known=REVISION,
        )
    return found == REVISION


def _revision(connection: sa.Connection) -> int:
    """Return the revision of the schema; 0 for an empty database."""
    present = set(sa.inspect(connection).get_table_names())
    if _alembic.name in present:
        return int(connection.execute(sa.select(_alembic.c.version_num)).scalar() or 0)
    if schema.name in present:  # written by version 0.1.0
        return int(connection.execute(sa.select(schema.c.version)).scalar() or 0)
    return 0


def upgrade(connection: sa.Connection) -> None:
    """Migrate to the newest schema, within the connection's transaction.

    Raise ChocolatierError if the schema is newer than that.
    """
    if connection.dialect.name == "postgresql":  # one server migrates, others wait for it
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK)))
    if is_current(connection):
        return
    # imported here, because most starts of a server migrate nothing
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    if found := _revision(connection):
        command.stamp(config, str(found))  # version 0.1.0 left no stamp
    command.upgrade(config, "head")
