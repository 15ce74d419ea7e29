"""Count how often people find each puzzle at the first try."""

import sqlalchemy as sa
from alembic import op

revision = "8"
down_revision = "7"


def upgrade() -> None:
    """Create the table of first tries."""
    op.create_table(
        "tries",
        sa.Column("puzzle", sa.String(8), primary_key=True),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("found", sa.Integer, nullable=False),
    )
