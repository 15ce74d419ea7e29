"""The name of a review. The same game, program and effort have the same name everywhere."""

import hashlib

from chocolatier import __version__
from chocolatier.study.reviews.outlook import Effort
from chocolatier.study.reviews.written import REVIEW_FORMAT

DIGEST_LETTERS = 24


def digest_of(record: str, effort: Effort) -> str:
    """Return the digest of a record's text and of what reviews it."""
    engine = f"{__version__} {REVIEW_FORMAT} {effort.nodes} {effort.solving} {effort.deals}"
    return hashlib.sha256(f"{engine}\n{record}".encode()).hexdigest()[:DIGEST_LETTERS]
