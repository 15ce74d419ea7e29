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
)

events = sa.Table(
    "events",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("version", sa.Integer, primary_key=True),  # from 1, without gaps
    sa.Column("body", sa.Text, nullable=False),  # JSON: see ``formats``
)

reviews = sa.Table(
    "reviews",
    metadata,
    sa.Column("digest", sa.String(32), primary_key=True),  # of its record and its engine
    sa.Column("status", sa.String(16), nullable=False),
    sa.Column("record", sa.Text, nullable=False),  # JSON lines
    sa.Column("body", sa.Text),  # JSON with a format of its own, once it is done
    sa.Index("reviews_by_status", "status"),
)
