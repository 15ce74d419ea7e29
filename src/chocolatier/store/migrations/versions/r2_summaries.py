"""Give summaries a format of their own: until now they were what the lobby is sent."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = "1"

_KEPT = ("status", "rules", "round", "turn", "scores", "places", "started", "changed")
_KEPT_OF_SEAT = ("kind", "name", "level", "lost", "left")
_tables = sa.table("tables", sa.column("id", sa.String), sa.column("summary", sa.Text))
_schema = sa.table("schema", sa.column("version", sa.Integer))


def upgrade() -> None:
    """Rewrite all summaries as format 2, and tell version 0.1.0 to keep away."""
    connection = op.get_bind()
    for table_id, summary in connection.execute(sa.select(_tables.c.id, _tables.c.summary)).all():
        try:
            rewritten = _rewritten(summary)
        except (LookupError, ValueError) as error:
            raise ValueError(f"the summary of table {table_id} can't be read: {error}") from error
        connection.execute(
            sa.update(_tables).where(_tables.c.id == table_id).values(summary=rewritten)
        )
    connection.execute(sa.update(_schema).values(version=2))


def _rewritten(text: str) -> str:
    old = json.loads(text)
    new = {"format": 2, **_some(old, _KEPT)}
    new["seats"] = [_some({"lost": False, **seat}, _KEPT_OF_SEAT) for seat in old["seats"]]
    return json.dumps(new, ensure_ascii=False, separators=(",", ":"))


def _some(old: dict[str, Any], names: tuple[str, ...]) -> dict[str, Any]:
    return {name: old[name] for name in names if old[name] is not None}
