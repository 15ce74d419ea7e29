"""Keep contests, who takes part in them, and the server's own secrets."""

import sqlalchemy as sa
from alembic import op

revision = "6"
down_revision = "5"


def upgrade() -> None:
    """Create the tables of contests, entries and secrets."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(32), primary_key=True),
        sa.Column("value", sa.String(64), nullable=False),
    )
    op.create_table(
        "contests",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("rival", sa.Text),
    )
    op.create_table(
        "entries",
        sa.Column("contest", sa.String(32), sa.ForeignKey("contests.id"), primary_key=True),
        sa.Column("holder", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(32), nullable=False),
        sa.Column("status", sa.String(16), nullable=False),
        sa.Column("name", sa.String(24)),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("lead", sa.Integer, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("entries_by_lead", "entries", ["contest", "status", "lead"])
    op.create_index("entries_by_table", "entries", ["table_id"])
