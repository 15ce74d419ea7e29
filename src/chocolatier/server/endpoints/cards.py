"""Open Graph cards: what a messenger shows of a link that was pasted into it.

A card has what everyone with the link may see, and never an invitation: that stands behind the
``#`` of a link, which browsers do not send.
"""

import re
from collections.abc import Iterator
from html import escape

from starlette.requests import Request

from chocolatier.errors import ChocolatierError
from chocolatier.rules.seats import Seat
from chocolatier.server.settings import ServerSettings
from chocolatier.server.tables.hub import Hub
from chocolatier.store.summaries import SeatSummary, TableSummary
from chocolatier.view.guest import rules_view
from chocolatier.words import LANGUAGES, Words, words

TABLE = re.compile(r"t/([a-z0-9]{8,32})(?:/[a-z]+)?/?")
IMAGE = "card.png"
SIZE = ("1200", "630")
LOCALES = {"en": "en_GB", "uk": "uk_UA", "ru": "ru_RU", "cs": "cs_CZ", "pl": "pl_PL"}
_INVISIBLE = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u202a-\u202e\u2066-\u2069]")


def language_for(request: Request) -> str:
    """Return the language that the link names, else the reader's first one that we have."""
    named = request.query_params.get("lang", "")
    if named in LANGUAGES:
        return named
    wishes = [wish.partition(";") for wish in request.headers.get("accept-language", "").split(",")]
    ordered = sorted(wishes, key=lambda wish: -_quality(wish[2]))
    codes = (code.strip().partition("-")[0].lower() for code, _, _ in ordered)
    return next((code for code in codes if code in LANGUAGES), "en")


def _quality(text: str) -> float:
    found = re.fullmatch(r"\s*q=([01](?:\.\d{1,3})?)\s*", text)
    return float(found[1]) if found else 1.0


def origin_for(request: Request, settings: ServerSettings) -> str:
    """Return how others reach the server: as its settings say, else as this request came.

    Behind a proxy the request has the proxy's scheme and host, if that passes them on.
    """
    return (settings.address or str(request.base_url)).rstrip("/")


async def card_for(request: Request, path: str, hub: Hub) -> str:
    """Return the card of a page as tags for its head."""
    said = words(language_for(request))
    found = TABLE.fullmatch(path)
    summary = None if found is None else await _summary(hub, found[1])
    if summary is None:
        title, description = said.say("lobby-title"), said.say("lobby-tagline")
    else:
        title = _title(said, summary, hub.host_of(summary.table))
        description = _description(said, summary)
    origin = origin_for(request, hub.services.settings)
    card = {
        "og:type": "website",
        "og:site_name": said.say("app-name"),
        "og:locale": LOCALES[said.language],
        "og:title": title,
        "og:description": description,
        "og:url": f"{origin}/{path}",
        "og:image": f"{origin}/{IMAGE}",
        "og:image:type": "image/png",
        "og:image:width": SIZE[0],
        "og:image:height": SIZE[1],
        "og:image:alt": said.say("card-image"),
    }
    tags = [f'<meta property="{name}" content="{_text(value)}">' for name, value in card.items()]
    tags.append('<meta name="twitter:card" content="summary_large_image">')
    if summary is not None:
        tags.append('<meta name="robots" content="noindex">')
    return "".join(tags)


async def _summary(hub: Hub, table_id: str) -> TableSummary | None:
    """Return a table's summary; None if there is none, or the database does not answer."""
    try:
        return next(iter(await hub.summaries([table_id])), None)
    except ChocolatierError:
        return None


def _text(value: str) -> str:
    return escape(_INVISIBLE.sub("", value), quote=True)


def _title(said: Words, summary: TableSummary, host: Seat | None) -> str:
    if summary.status != "waiting":
        return said.say("card-game", names=", ".join(_names(said, summary.seats)))
    people = [seat for seat in summary.seats if seat.kind == "person"]
    inviting = summary.seats[host] if host is not None else next(iter(people), None)
    if inviting is None or inviting.name is None:
        return said.say("card-invites")
    return said.say("card-invited-by", name=inviting.name)


def _names(said: Words, seats: tuple[SeatSummary, ...]) -> Iterator[str]:
    """Yield who sits at the table; people without a name by their number."""
    for number, seat in enumerate(seats, 1):
        if seat.kind == "bot":
            yield seat.name or said.say(f"level-{seat.level}")
        elif seat.kind == "person":
            yield seat.name or said.say("seat-guest", seat=number)


def _description(said: Words, summary: TableSummary) -> str:
    rules = rules_view(summary.rules)
    free = sum(seat.kind == "open" for seat in summary.seats)
    parts = [
        said.say("game-line", side=rules.side, special="yes" if rules.special else "no"),
        said.say("card-players", players=len(summary.seats)),
    ]
    if summary.status == "waiting":
        parts.append(said.say("card-free", free=free))
    text = " · ".join(parts)
    names = ", ".join(_names(said, summary.seats))
    return f"{text}. {said.say('card-table', names=names)}" if names else f"{text}."
