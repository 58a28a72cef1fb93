"""The socket that the app is served from."""

from __future__ import annotations

import pytest

from views.serve import free_socket


def test_two_servers_that_start_together_get_two_ports():
    with free_socket(port=18765) as one, free_socket(port=18765) as two:
        assert one.getsockname()[1] != two.getsockname()[1]


def test_the_port_asked_for_is_taken_when_it_is_free():
    with free_socket(port=0) as chosen:
        port = chosen.getsockname()[1]
    with free_socket(port=port) as again:
        assert again.getsockname()[1] == port


def test_no_free_port_is_told():
    with free_socket(port=0) as one, pytest.raises(OSError, match="in use"):
        free_socket(port=one.getsockname()[1], tries=1)
