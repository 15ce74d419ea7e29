"""Players: a name, a secret link, and a memory that all browsers of a person share."""

import time
from dataclasses import replace

from pydantic import ValidationError

from chocolatier.errors import ChocolatierError
from chocolatier.server.limits import Addresses
from chocolatier.server.players.forgetting import Forgetting
from chocolatier.server.players.referee import ResultReferee
from chocolatier.server.tables.hub import Hub
from chocolatier.server.tables.ids import fresh_token
from chocolatier.store.memory import FORMAT, Memory
from chocolatier.store.players import KeptPlayer
from chocolatier.table.seats import hash_token
from chocolatier.view.players import (
    CheckedMemory,
    Forgotten,
    NewPlayer,
    PlayerKey,
    PlayerView,
    PlayerWish,
)

MOST_TRIES = 5
MEMORY_BYTES = 1_000_000
"""What may be stored for a player."""


class PlayerDesk:
    """Makes players, keeps what their browsers remember, and forgets them."""

    def __init__(self, hub: Hub, addresses: Addresses, referee: ResultReferee) -> None:
        self._archive, self._addresses, self._referee = hub.services.archive, addresses, referee
        self._store = self._archive.store.players
        self._forgetting = Forgetting(hub)

    async def add(self, wish: NewPlayer, address: str) -> PlayerKey:
        """Make a player of a browser's memory, and return the secret of the link."""
        self._addresses.take_player(address)
        await self._check(wish.memory)
        key, now = fresh_token(), time.time()
        player = KeptPlayer(hash_token(key), wish.name, 1, now, now, _text(wish.memory))
        await self._archive.change(lambda: self._store.add(player))
        return PlayerKey(key=key)

    async def meet(self, wish: PlayerWish) -> PlayerView:
        """Add what a browser remembers, and return what others have added since its last visit.

        Raise ChocolatierError for an unknown key, a forged result, or a memory that is too large.
        """
        await self._check(wish.memory)
        for _ in range(MOST_TRIES):
            player = await self._find(wish.key)
            before = _read(player)
            merged = before.merged(wish.memory)
            body = _text(merged)
            name = wish.name or player.name
            if body == player.body and name == player.name:
                return _view(player, before, wish.since)
            after = replace(
                player, name=name, version=player.version + 1, seen=time.time(), body=body
            )
            was = player.version
            if await self._archive.change(lambda: self._store.write(after, was)):  # noqa: B023
                known = wish.since == was and wish.since > 0
                return _view(after, merged, after.version if known else 0)
        raise ChocolatierError("too-busy", "other devices write at the same time: try again")

    async def replace_link(self, key: str) -> PlayerKey:
        """Make a new secret; the old one opens nothing from now on."""
        await self._find(key)
        fresh = fresh_token()
        done = await self._archive.change(
            lambda: self._store.replace_key(hash_token(key), hash_token(fresh))
        )
        if not done:
            raise _unknown()
        return PlayerKey(key=fresh)

    async def forget(self, key: str) -> Forgotten:
        """Remove a player, and every trace in games and contests."""
        player = await self._find(key)
        removed, unnamed = await self._forgetting.forget(_read(player), player.name)
        await self._archive.change(lambda: self._store.remove(player.key))
        return Forgotten(removed=removed, unnamed=unnamed)

    async def _find(self, key: str) -> KeptPlayer:
        found = await self._archive.ask(lambda: self._store.find(hash_token(key)))
        if found is None:
            raise _unknown()
        return found

    async def check(self, memory: Memory) -> CheckedMemory:
        """Return how much a memory has; raise ChocolatierError if it can't be taken over."""
        await self._check(memory)
        return CheckedMemory(results=len(memory.results), puzzles=len(memory.puzzles))

    async def _check(self, memory: Memory) -> None:
        if memory.format != FORMAT:
            raise ChocolatierError(
                "memory-version",
                f"format {memory.format} is not known, only {FORMAT}",
                format=memory.format,
            )
        await self._referee.check(memory.results)


def _unknown() -> ChocolatierError:
    return ChocolatierError("no-such-player", "this link is wrong, or a new one has replaced it")


def _text(memory: Memory) -> str:
    """Return a memory as it is stored; raise ChocolatierError if it is too large."""
    try:
        text = memory.model_dump_json(exclude_defaults=True)
    except ValueError:  # half of a surrogate pair, which no text can hold
        raise ChocolatierError(
            "bad-request", "a setting is not text", field="memory.settings", reason="not text"
        ) from None
    try:
        Memory.model_validate_json(text)  # merging two of them may go beyond a limit
    except ValidationError:
        raise _too_large() from None
    if len(text.encode()) > MEMORY_BYTES:
        raise _too_large()
    return text


def _too_large() -> ChocolatierError:
    return ChocolatierError(
        "player-full", "this is more than is stored for a player", most=MEMORY_BYTES // 1000
    )


def _read(player: KeptPlayer) -> Memory:
    return Memory.model_validate_json(player.body)


def _view(player: KeptPlayer, memory: Memory, known: int) -> PlayerView:
    """Return a player for a browser that knows the memory of a version already."""
    return PlayerView(
        name=player.name,
        version=player.version,
        memory=None if known == player.version else memory,
    )
