"""What the host may ask of a running server, and the answers, as plain JSON."""

import time
from collections.abc import Awaitable, Callable
from typing import Any

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.server.limits import Addresses
from chocolatier.server.tables.hub import Hub
from chocolatier.store.summaries import TableSummary
from chocolatier.table.questions import end_now
from chocolatier.table.state import running

MOST_CHARACTERS = 300  # of an announcement
Json = dict[str, Any]


class Admin:
    """The host's commands; each takes fields and returns fields."""

    def __init__(self, hub: Hub, addresses: Addresses) -> None:
        self._hub, self._addresses = hub, addresses
        self._commands: dict[str, Callable[[Json], Awaitable[Json]]] = {
            "list": self._list,
            "show": self._show,
            "close": self._close,
            "remove": self._remove,
            "announce": self._announce,
            "block": self._block,
            "unblock": self._unblock,
            "blocked": self._blocked,
        }

    async def obey(self, request: Json) -> Json:
        """Carry out a command; raise ChocolatierError if that is not possible."""
        command = self._commands.get(str(request.get("command")))
        if command is None:
            raise ChocolatierError("bad-request", "there is no such command")
        return await command(request)

    async def _list(self, request: Json) -> Json:
        most, status = int(request.get("most", 20)), request.get("status")
        if status == "here":
            found = await self._hub.services.archive.summaries(
                [live.table.id for live in self._hub.tables if live.watched]
            )
        else:
            found = await self._hub.services.archive.latest(most, status)
        found = sorted(found, key=lambda summary: -summary.changed)[:most]
        return {"tables": [self._line(summary) for summary in found]}

    def _line(self, summary: TableSummary) -> Json:
        live = self._hub.seen(summary.table)
        return {
            "table": summary.table,
            "status": summary.status,
            "rules": str(summary.rules),
            "seats": [seat.name or seat.level or seat.kind for seat in summary.seats],
            "round": summary.round,
            "scores": list(summary.scores),
            "started": summary.started,
            "changed": summary.changed,
            "guests": 0 if live is None else len(live.audience.guests),
        }

    async def _show(self, request: Json) -> Json:
        table_id = str(request.get("table"))
        found = await self._hub.services.archive.summaries([table_id])
        if not found:
            raise TableError("no-such-table", f"there is no table {table_id}", table=table_id)
        live = self._hub.seen(table_id)
        guests = [] if live is None else live.audience.guests
        return {
            **self._line(found[0]),
            "connected": [
                {
                    "address": guest.address,
                    "seats": sum(1 for _ in live.table.held_by(guest.holders)),
                }
                for guest in guests
                if live is not None
            ],
        }

    async def _close(self, request: Json) -> Json:
        """End a game now and score it; a table that waits is removed."""
        live = await self._hub.find(str(request.get("table")))
        if live.table.status == "waiting":
            return await self._remove(request)
        await live.change(lambda table, now: end_now(running(table), now))
        return {"closed": live.table.id}

    async def _remove(self, request: Json) -> Json:
        table_id = str(request.get("table"))
        if not await self._hub.remove(table_id):
            raise TableError("no-such-table", f"there is no table {table_id}", table=table_id)
        return {"removed": table_id}

    async def _announce(self, request: Json) -> Json:
        text = " ".join(str(request.get("text", "")).split())
        if not 0 < len(text) <= MOST_CHARACTERS:
            raise ChocolatierError(
                "bad-request", f"an announcement has 1 to {MOST_CHARACTERS} characters"
            )
        return {"guests": self._hub.announce(text)}

    async def _block(self, request: Json) -> Json:
        network = self._addresses.block(str(request.get("address")))
        dismissed = self._hub.dismiss(lambda guest: self._addresses.is_blocked(guest.address))
        return {"blocked": network, "guests": dismissed, "at": time.time()}

    async def _unblock(self, request: Json) -> Json:
        return {"unblocked": self._addresses.unblock(str(request.get("address")))}

    async def _blocked(self, request: Json) -> Json:
        del request
        return {"blocked": self._addresses.blocked}
