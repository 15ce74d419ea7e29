"""The reviews of games: those that are wanted, and those that are done."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

import sqlalchemy as sa

from chocolatier.store.schema import replacing, reviews

ReviewStatus: TypeAlias = Literal["wanted", "done", "cancelled", "failed"]


@dataclass(frozen=True)
class KeptReview:
    """A review: the record of its game, and its body as text once it is done."""

    digest: str
    status: ReviewStatus
    record: str
    body: str | None = None


class Shelf:
    """All reviews in a database. The methods block; those that write belong to one thread."""

    def __init__(self, engine: sa.Engine) -> None:
        self._engine = engine

    def keep(self, review: KeptReview) -> None:
        """Write a review in place of the one with its digest, if there is one."""
        with self._engine.begin() as connection:
            connection.execute(_KEEP, vars(review))

    def end(self, review: KeptReview) -> None:
        """Write how a review ended; one that was removed since stays so."""
        with self._engine.begin() as connection:
            one = sa.update(reviews).where(reviews.c.digest == review.digest)
            connection.execute(one.values(status=review.status, body=review.body))

    def find(self, digest: str) -> KeptReview | None:
        """Return a review, or None if there is none."""
        with self._engine.connect() as connection:
            row = connection.execute(sa.select(reviews).where(reviews.c.digest == digest)).first()
        return None if row is None else KeptReview(*row)

    def wanted(self) -> list[KeptReview]:
        """Return the reviews that were begun and not ended."""
        with self._engine.connect() as connection:
            rows = connection.execute(sa.select(reviews).where(reviews.c.status == "wanted")).all()
        return [KeptReview(*row) for row in rows]


_KEEP = replacing(reviews)
