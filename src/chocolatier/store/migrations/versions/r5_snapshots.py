"""Keep snapshots of tables, and note the version that a summary describes."""

import sqlalchemy as sa
from alembic import op

revision = "5"
down_revision = "4"


def upgrade() -> None:
    """Create the table of snapshots; until now every summary was that of the last version."""
    op.add_column("tables", sa.Column("summarized", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET summarized = version")
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("format", sa.String(64), nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
