"""The tables of the database, as the newest migration leaves them."""

import sqlalchemy as sa

metadata = sa.MetaData()

schema = sa.Table("schema", metadata, sa.Column("version", sa.Integer, nullable=False))
"""For version 0.1.0, which knows no Alembic: it refuses a database with a version above 1."""

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("seed", sa.Text, nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # how many events its log has
    sa.Column("summary", sa.Text, nullable=False),  # JSON: see ``formats``
    sa.Column("summarized", sa.Integer, nullable=False, server_default="0"),  # its version
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),  # from 1, without gaps
    sa.Column("body", sa.Text, nullable=False),  # JSON: see ``formats``
)

snapshots = sa.Table(
    "snapshots",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, nullable=False),  # of the log: the rest is replayed
    sa.Column("format", sa.String(64), nullable=False),  # one that is not ours is ignored
    sa.Column("body", sa.LargeBinary, nullable=False),
)
"""Short cuts: the log stays the truth, and any of these rows may be missing or deleted."""

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("digest", sa.String(32), primary_key=True),  # of its record and its engine
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("record", sa.Text, nullable=False),  # JSON lines
    sa.Column("body", sa.Text),  # JSON with a format of its own, once it is done
    sa.Index("reviews_by_status", "status"),
)

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.String(32), primary_key=True),
    sa.Column("value", sa.String(64), nullable=False),
)
"""What only the servers of this database know, such as the secret behind the daily deals."""

contests = sa.Table(
    "contests",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),  # "daily-" and the day, or a random one
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # JSON: see ``contests``
    sa.Column("rival", sa.Text),  # the moves of the rival's game, once it is played
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id"), primary_key=True),
    sa.Column("holder", sa.String(64), primary_key=True),  # the hash of who takes part
    sa.Column("table_id", sa.String(32), nullable=False),
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("name", sa.String(24)),  # only of those who give one
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("points", sa.Integer, nullable=False),
    sa.Column("lead", sa.Integer, nullable=False),
    sa.Column("changed", sa.Float, nullable=False),
    sa.Index("entries_by_lead", "contest", "status", "lead"),
    sa.Index("entries_by_table", "table_id"),
)

players = sa.Table(
    "players",
    metadata,
    sa.Column("key", sa.String(64), primary_key=True),  # the hash of the player's secret
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("version", sa.Integer, nullable=False),  # grows whenever the body changes
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("seen", sa.Float, nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # JSON: see ``memory``
)

tries = sa.Table(
    "tries",
    metadata,
    sa.Column("puzzle", sa.String(8), primary_key=True),
    sa.Column("tried", sa.Integer, nullable=False),  # by how many people
    sa.Column("found", sa.Integer, nullable=False),  # by how many of them, at the first try
)

servers = sa.Table(
    "servers",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),  # a new one for every start of a process
    sa.Column("until", sa.Float, nullable=False),  # seconds since 1970, by the database's clock
)
"""The servers at this database, each alive until it fails to say so. SQLite needs none of these."""

leases = sa.Table(
    "leases",
    metadata,
    sa.Column("name", sa.String(64), primary_key=True),  # a table's id, or "review/" and a digest
    sa.Column(
        "owner", sa.String(32), sa.ForeignKey("servers.id", ondelete="CASCADE"), nullable=False
    ),
    sa.Column("epoch", sa.Integer, nullable=False),  # grows whenever the owner changes
)

presence = sa.Table(
    "presence",
    metadata,
    sa.Column("table_id", sa.String(32), primary_key=True),
    sa.Column(
        "server", sa.String(32), sa.ForeignKey("servers.id", ondelete="CASCADE"), primary_key=True
    ),
    sa.Column("here", sa.Integer, nullable=False),  # seats whose holders are connected, as bits
    sa.Column("looking", sa.Integer, nullable=False),  # those of them who look at the page
    sa.Column("watching", sa.Integer, nullable=False),  # guests who hold no seat
)


def replacing(table: sa.Table, condition: str = "true") -> sa.TextClause:
    """Return the insert of a row that takes the place of the one with its key, under a condition.

    The key is the first column. Two servers may do this at the same time.
    """
    names = [column.name for column in table.columns]
    changes = ", ".join(f"{name} = excluded.{name}" for name in names[1:])
    statement = sa.text(
        f"INSERT INTO {table.name} ({', '.join(names)}) VALUES (:{', :'.join(names)}) "
        f"ON CONFLICT ({names[0]}) DO UPDATE SET {changes} WHERE {condition}"
    )
    return statement.bindparams(
        *(sa.bindparam(column.name, type_=column.type) for column in table.columns)
    )
