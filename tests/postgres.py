"""A PostgreSQL server of one's own: in a folder that is removed, on a free port."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

import psutil  # type: ignore[import-untyped]

from tests.server.running import PATIENCE, free_port

ROOT = 0
OWNERS = ("postgres", "nobody")  # whom it runs as if root starts it: it refuses to be root's
FAST = {"fsync": "off", "full_page_writes": "off"}  # survives a killed server, not a power cut


def _binaries() -> Path:
    """Return the folder of initdb and postgres: the newest of Debian's, else that in the path."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=_version)
    initdb = str(found[-1]) if found else shutil.which("initdb")
    assert initdb, "PostgreSQL is missing: `make system` installs it"
    return Path(initdb).resolve().parent


def _version(initdb: Path) -> float:
    return float(initdb.parts[-3])


def _owner() -> pwd.struct_passwd | None:
    """Return the user who runs the database; None if that is the one who runs the tests."""
    if os.getuid() != ROOT:
        return None
    present = {user.pw_name: user for user in pwd.getpwall()}
    return next(present[name] for name in OWNERS if name in present)


class Postgres:
    """A database server that can be killed, paused and started again."""

    def __init__(self, **settings: str) -> None:
        self._bin, self._owner = _binaries(), _owner()
        self._folder = Path(tempfile.mkdtemp(prefix="chocolatier-pg-"))
        self._settings, self._port, self._numbers = settings, free_port(), count(1)
        self._process: subprocess.Popen[bytes] | None = None
        if self._owner is not None:
            os.chown(self._folder, self._owner.pw_uid, self._owner.pw_gid)
        data = str(self._folder / "data")
        self._run("initdb", "-D", data, "-U", "chocolatier", "-A", "trust", "-E", "UTF8", "-N")

    def __enter__(self) -> "Postgres":
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    def url(self, name: str = "postgres") -> str:
        """Return the URL of a database."""
        return f"postgresql://chocolatier@127.0.0.1:{self._port}/{name}"

    def fresh(self) -> str:
        """Make an empty database, and return its URL."""
        name = f"tables{next(self._numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", "chocolatier", name)
        return self.url(name)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = {
            "port": str(self._port),
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self._folder),
            "shared_buffers": "16MB",
            **self._settings,
        }
        options = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        command = [str(self._bin / "postgres"), "-D", str(self._folder / "data"), *options]
        with (self._folder / "log").open("ab") as log:
            self._process = self._popen(command, log.fileno())
        end = time.monotonic() + PATIENCE
        while self._ask("pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self._port)):
            assert self._process.poll() is None, (self._folder / "log").read_text()
            assert time.monotonic() < end, "PostgreSQL does not start"
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop the server at once, in order."""
        if self._process is not None:
            self.resume()
            self._process.send_signal(signal.SIGINT)
            self._process.wait(PATIENCE)
            self._process = None

    def kill(self) -> None:
        """Kill the server and all its processes with SIGKILL."""
        assert self._process is not None
        for process in self._processes():
            with suppress(psutil.NoSuchProcess):
                process.kill()
        self._process.wait()
        psutil.wait_procs(self._family, timeout=PATIENCE)
        (self._folder / "data" / "postmaster.pid").unlink(missing_ok=True)
        self._process = None

    def pause(self) -> None:
        """Let the server and all its processes stand still, as if its machine hung."""
        for process in self._processes():
            with suppress(psutil.NoSuchProcess):
                process.suspend()

    def resume(self) -> None:
        """Let a paused server go on."""
        for process in self._processes():
            with suppress(psutil.NoSuchProcess):
                process.resume()

    def _processes(self) -> list[psutil.Process]:
        """Return all its processes; the first one is stopped first, so that it starts no more."""
        assert self._process is not None
        with suppress(psutil.NoSuchProcess):
            first = psutil.Process(self._process.pid)
            self._family = [first, *first.children(recursive=True)]
        return self._family

    def _popen(self, command: list[str], log: int) -> subprocess.Popen[bytes]:
        user, group = (
            (None, None) if self._owner is None else (self._owner.pw_uid, self._owner.pw_gid)
        )
        return subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            cwd=self._folder,
            user=user,
            group=group,
            extra_groups=None if user is None else [],
            start_new_session=True,  # Ctrl-C is for the tests
            env={**os.environ, "LC_ALL": "C.UTF-8", "HOME": str(self._folder)},
        )

    def _ask(self, name: str, *arguments: str) -> int:
        with (self._folder / "log").open("ab") as log:
            return self._popen([str(self._bin / name), *arguments], log.fileno()).wait(PATIENCE)

    def _run(self, name: str, *arguments: str) -> None:
        failed = self._ask(name, *arguments)
        assert not failed, (self._folder / "log").read_text()
