"""The socket of a table: hello first, then messages; every command gets exactly one answer."""

import asyncio
from collections import deque
from collections.abc import Callable
from contextlib import suppress

from pydantic import TypeAdapter
from starlette.websockets import WebSocket, WebSocketDisconnect

from chocolatier.errors import ChocolatierError, TableError
from chocolatier.server.direct import EXTENSION, DirectProtocol
from chocolatier.server.endpoints.conversation import read_message, received
from chocolatier.server.endpoints.problems import problem_of
from chocolatier.server.faults import faults
from chocolatier.server.limits import Bucket, too_fast
from chocolatier.server.tables.closing import close_code
from chocolatier.server.tables.guest import Guest
from chocolatier.server.tables.hub import Hub
from chocolatier.server.tables.live import LiveTable
from chocolatier.table.seats import hash_token
from chocolatier.view import messages
from chocolatier.view.advice import Advice, Advise
from chocolatier.view.table_view import Problem

_TO_SERVER: TypeAdapter[messages.ToServer] = TypeAdapter(messages.ToServer)
_PONG = messages.Pong().model_dump_json()


class Socket:
    """One accepted socket, until it is closed.

    Messages are served one after the other: while one is, those behind it wait.
    """

    def __init__(
        self, websocket: WebSocket, hub: Hub, take_hint: Callable[[], None], address: str = ""
    ) -> None:
        self._websocket, self._hub, self._take_hint = websocket, hub, take_hint
        self._asking: dict[str, asyncio.Task[None]] = {}  # open questions to the coach
        self._direct: DirectProtocol = websocket.scope["extensions"][EXTENSION]
        self._limits = hub.services.settings.limits
        self._guest = Guest(frozenset(), self._limits.queued_messages, self._direct, address)
        loop = asyncio.get_running_loop()
        rate, burst = self._limits.socket_rate, self._limits.socket_burst
        self._bucket = Bucket(rate, burst, loop.time)
        self._live: LiveTable | None = None
        self._waiting: deque[messages.ToServer] = deque()
        self._serving = False
        self._ended: asyncio.Future[None] = loop.create_future()

    async def run(self, table_id: str) -> None:
        """Serve until either side closes."""
        try:
            hello = await self._hello()
            self._live = live = await self._hub.find(table_id)
            self._greet(hello)
            await live.enter(self._guest, hello.since)
            try:
                self._direct.attach(self)
                await self._ended
            finally:
                for task in self._asking.values():
                    task.cancel()
                self._waiting.clear()
                live.leave(self._guest)
        except ChocolatierError as error:
            self._refuse(error)
        except WebSocketDisconnect:
            return

    async def _hello(self) -> messages.Hello:
        with suppress(TimeoutError):
            text = await asyncio.wait_for(received(self._websocket), self._limits.hello_seconds)
            hello = self._read(text)
            if isinstance(hello, messages.Hello):
                return hello
        raise ChocolatierError("no-hello", "the first message must be a hello")

    def _greet(self, hello: messages.Hello) -> None:
        """Note who the guest is."""
        self._guest.holders = frozenset(map(hash_token, hello.tokens))
        self._guest.turns = hello.turns

    def _refuse(self, error: ChocolatierError) -> None:
        """Send an error after which the socket is closed."""
        self._guest.refuse(problem_of(error), close_code(error))
        self.lost()

    # --- what the socket brings -------------------------------------------------------------

    def take(self, message: str | bytes) -> None:
        """Serve a message, or let it wait for the one before it."""
        if self._guest.leaving:
            return
        try:
            read = self._read(message)
        except ChocolatierError as error:
            self._refuse(error)
            return
        if read is None:
            return
        if self._serving:
            self._waiting.append(read)
        else:
            self._begin(read)

    def count(self) -> None:
        """Count a ping, or a piece of a message, like a message."""
        if not self._guest.leaving and not self._bucket.take():
            self._refuse(too_fast())

    def drained(self) -> None:
        """Send more."""
        self._guest.drained()

    def lost(self) -> None:
        """End ``run``."""
        if not self._ended.done():
            self._ended.set_result(None)

    def _read(self, text: str | bytes) -> messages.ToServer | None:
        """Return a message, or None after refusing an unreadable one.

        Raise ChocolatierError for one too many, or too long.
        """
        return read_message(_TO_SERVER, text, self._bucket, self._limits, self._guest.refuse)

    # --- what is done with it ---------------------------------------------------------------

    def _begin(self, message: messages.ToServer) -> None:
        """Do at once what needs no waiting, the rest in a task that outlives a lost socket."""
        match message:
            case messages.Ping():
                self._guest.send(_PONG)
            case messages.Signal() | messages.Nudge():
                self._signal(message)
            case Advise():
                self._ask(message)
            case _:
                self._serving = True
                self._hub.services.tasks.spawn(self._serve(message))

    async def _serve(self, message: messages.ToServer) -> None:
        """Serve a message that takes time, then those that wait."""
        try:
            await self._carry_out(message)
        except ChocolatierError as error:
            self._refuse(error)
        finally:
            self._serving = False
            while self._waiting and not self._serving and not self._guest.leaving:
                self._begin(self._waiting.popleft())

    async def _carry_out(self, message: messages.ToServer) -> None:
        live = self._live
        assert live is not None
        match message:
            case messages.Do():
                await self._do(live, message)
            case messages.Sync(since=since):
                self._charge(await live.sync(self._guest, since))
            case messages.Hello(since=since):
                live.leave(self._guest)
                self._greet(message)
                self._charge(await live.enter(self._guest, since))
                if self._ended.done():
                    live.leave(self._guest)
            case messages.Look(away=away):
                await live.look(self._guest, away=away)

    def _charge(self, size: int) -> None:
        """Let a state that was asked for again cost more, the longer it is."""
        self._bucket.charge(size / self._limits.state_bytes)

    def _signal(self, signal: messages.Signal | messages.Nudge) -> None:
        assert self._live is not None
        try:
            self._live.signal(self._guest, signal)
        except ChocolatierError as error:
            self._guest.refuse(problem_of(error))

    def _ask(self, wish: Advise) -> None:
        """Let the coach answer, while other messages are served; one question of a kind waits."""
        live = self._live
        assert live is not None
        if not self._asking.get(wish.about):
            task = self._hub.services.tasks.spawn(self._advise(live, wish))
            self._asking[wish.about] = task
            task.add_done_callback(lambda _: self._asking.pop(wish.about))
            return
        error = TableError("already-asked", "this was asked already and waits for an answer")
        self._answer(wish, error)

    async def _advise(self, live: LiveTable, wish: Advise) -> None:
        try:
            advice = await live.coach.advise(wish, self._guest.holders, self._take_hint)
        except ChocolatierError as error:
            self._answer(wish, error)
        else:
            self._guest.send(advice.model_dump_json())

    def _answer(self, wish: Advise, error: ChocolatierError) -> None:
        self._guest.send(Advice(id=wish.id, error=problem_of(error)).model_dump_json())

    async def _do(self, live: LiveTable, do: messages.Do) -> None:
        """Carry out a command; the guest gets its update first, then the one answer.

        Both are sent in one step, so that they leave in one write.
        """
        problem, opened = None, None
        try:
            if isinstance(do.command, messages.RematchCommand):
                opened = await self._hub.rematch(live, self._guest.holders)
            else:
                await live.obey(self._guest, do.command, do.version)
        except ChocolatierError as error:
            problem = problem_of(error)
        except Exception as error:
            faults.report("a command failed", error, trace=True)
            problem = Problem(code="internal", message="something went wrong in the server")
        if problem is None and opened is None:
            self._guest.send(_done(do.id, live.table.version))
            return
        answer = messages.Answer(id=do.id, version=live.table.version, error=problem, opened=opened)
        self._guest.send(answer.model_dump_json())


def _done(number: int, version: int) -> str:
    """Return the Answer to a command that was carried out."""
    return f'{{"type":"answer","id":{number},"version":{version},"error":null,"opened":null}}'
