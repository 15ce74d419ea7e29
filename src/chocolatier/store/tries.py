"""How often people have tried each puzzle, and found it: two numbers, and nothing about anyone."""

import sqlalchemy as sa

from chocolatier.store.schema import tries


class Tries:
    """The first tries at puzzles in a database. The methods block; ``count`` is for one thread."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def count(self, puzzle: str, right: bool) -> tuple[int, int]:
        """Count a first try; return how many there are now, and how many were right."""
        with self._engine.begin() as connection:
            connection.execute(_COUNT, {"puzzle": puzzle, "found": int(right)})
            row = connection.execute(_ONE, {"one": puzzle}).one()
        return int(row.tried), int(row.found)

    def every(self) -> dict[str, tuple[int, int]]:
        """Return the first tries at every puzzle, and how many of them were right."""
        with self._engine.connect() as connection:
            rows = connection.execute(sa.select(tries)).all()
        return {row.puzzle: (int(row.tried), int(row.found)) for row in rows}


_ONE = sa.select(tries).where(tries.c.puzzle == sa.bindparam("one"))
_COUNT = sa.text(
    "INSERT INTO tries (puzzle, tried, found) VALUES (:puzzle, 1, :found) "
    "ON CONFLICT (puzzle) DO UPDATE SET "
    "tried = tries.tried + 1, found = tries.found + excluded.found"
).bindparams(sa.bindparam("puzzle", type_=sa.String), sa.bindparam("found", type_=sa.Integer))
