"""Benchmarks: run apart, they print figures and assert none. Those of the screen use the browser tests' harness."""

from chromium import browser, open_device, own_server, server

__all__ = ["browser", "open_device", "own_server", "server"]
