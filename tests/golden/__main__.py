"""Rewrite the answers of every golden playthrough in place."""

from tests.golden import FILES, replay

for path in FILES:
    old = path.read_text()
    new = replay(old)
    path.write_text(new)
    print(f"{path.name:<24}{'as before' if new == old else 'changed'}")
