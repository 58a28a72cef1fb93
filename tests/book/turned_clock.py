"""A clock for tests."""

from datetime import UTC, datetime, timedelta


class Clock:
    """A clock that stands still until it is turned."""

    def __init__(self) -> None:
        self.time = datetime(2024, 5, 1, 20, 14, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def turn(self, **by: float) -> None:
        self.time += timedelta(**by)
