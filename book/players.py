"""Remembered players, in one order: who played last comes first, until somebody moves them."""

import secrets
import sqlite3
from collections.abc import Callable, Sequence

from book.errors import BadName, NoSuchPlayer
from book.records import Player
from book.schema import Database


class Players:
    """The players of a book. Names may be shared: a player is known by id."""

    def __init__(self, database: Database, committed: Callable[[], None]) -> None:
        self._db = database
        self._committed = committed

    def all(self, *, archived: bool = False) -> tuple[Player, ...]:
        """The players, the most recently used (or moved up) first; with `archived` those laid aside instead."""
        rows = self._db.rows("SELECT * FROM players WHERE archived = ? ORDER BY place, id", archived)
        return tuple(_player(row) for row in rows)

    def get(self, player: str) -> Player:
        """One player, archived or not. Raises NoSuchPlayer."""
        rows = self._db.rows("SELECT * FROM players WHERE id = ?", player)
        if not rows:
            raise NoSuchPlayer(player=player)
        return _player(rows[0])

    def add(self, name: str, colour: str | None = None) -> Player:
        """Remember a new player, first in the order. Raises BadName."""
        player = Player(secrets.token_hex(6), _checked(name), colour, False)
        with self._db.write() as db:
            db.execute(
                "INSERT INTO players SELECT ?, ?, ?, coalesce(min(place), 0) - 1, 0 FROM players",
                (player.id, player.name, player.colour),
            )
        self._committed()
        return player

    def rename(self, player: str, name: str) -> None:
        """Give a player another name; matches keep the name that was written in them. Raises BadName, NoSuchPlayer."""
        self._set(player, "name", _checked(name))

    def recolour(self, player: str, colour: str | None) -> None:
        """Give a player another colour. Raises NoSuchPlayer."""
        self._set(player, "colour", colour)

    def archive(self, player: str, archived: bool = True) -> None:
        """Lay a player aside, or bring one back. Raises NoSuchPlayer."""
        self._set(player, "archived", archived)

    def reorder(self, players: Sequence[str]) -> None:
        """Put these players first, in this order. Ids that are not remembered are passed over."""
        with self._db.write() as db:
            self.use(db, players)
        self._committed()

    def use(self, db: sqlite3.Connection, players: Sequence[str]) -> None:
        """Inside a transaction: these players come first, in this order."""
        first = db.execute("SELECT coalesce(min(place), 0) FROM players").fetchone()[0]
        db.executemany(
            "UPDATE players SET place = ? WHERE id = ?",
            [(first - len(players) + at, player) for at, player in enumerate(players)],
        )

    def _set(self, player: str, column: str, value: str | bool | None) -> None:
        with self._db.write() as db:
            if not db.execute(f"UPDATE players SET {column} = ? WHERE id = ?", (value, player)).rowcount:
                raise NoSuchPlayer(player=player)
        self._committed()


def _player(row: sqlite3.Row) -> Player:
    return Player(row["id"], row["name"], row["colour"], bool(row["archived"]))


def _checked(name: str) -> str:
    name = name.strip()
    try:
        name.encode()
    except UnicodeEncodeError as error:
        raise BadName(name=name) from error
    if not 1 <= len(name) <= 60:
        raise BadName(name=name)
    return name
