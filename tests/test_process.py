"""The program as a process: pipes, closed inputs and outputs, Ctrl-C, what it loads and how it is served."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from urllib.request import urlopen

import pytest
from command_line import FULL_PARK, JOURNAL, MAIN, PATIENCE, POSIX, ROOT, line_of, refusal, run


@POSIX
def test_a_file_without_an_end_is_not_read_to_its_end() -> None:
    assert refusal("score", "/dev/zero") == "match: the file is longer than 4 MiB"


@POSIX
def test_standard_input_that_is_closed() -> None:
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *MAIN, "score"], capture_output=True, timeout=PATIENCE, check=False
    )
    assert done.returncode == 2
    assert done.stderr.startswith(b"match: ")
    assert b"Traceback" not in done.stderr


@POSIX
@pytest.mark.parametrize("how", ["--text", "--jsonl"])
def test_a_closed_pipe_is_no_matter(how: str, tmp_path: Path) -> None:
    many = tmp_path / "many.jsonl"
    many.write_bytes(line_of(FULL_PARK) * 300 if how == "--jsonl" else FULL_PARK.read_bytes())
    done = subprocess.run(
        ["sh", "-c", '"$@" | head -1', "sh", *MAIN, "score", how, str(many)],
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stderr == b""
    assert done.stdout.count(b"\n") == 1


@POSIX
def test_a_reader_that_is_gone_before_anything_is_written() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*MAIN, "score", str(FULL_PARK)], stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert done.stderr == b""


@POSIX
def test_output_that_can_t_be_written() -> None:
    if not Path("/dev/full").exists():
        pytest.skip("no device that is always full")
    with open("/dev/full", "wb") as full:
        done = subprocess.run([*MAIN, "score", str(FULL_PARK)], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 1
    assert done.stderr.count(b"\n") == 1
    assert b"Traceback" not in done.stderr


@POSIX
def test_ctrl_c_ends_it_without_a_word() -> None:
    with subprocess.Popen([*MAIN, "score", "--jsonl"], stdin=-1, stdout=-1, stderr=-1) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(line_of(JOURNAL))
        process.stdin.flush()
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        assert process.communicate(timeout=PATIENCE)[1] == b""
    assert process.returncode != 0


def test_each_result_comes_as_soon_as_its_line_is_there() -> None:
    with subprocess.Popen([*MAIN, "score", "--jsonl"], stdin=-1, stdout=-1, stderr=-1) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        for path in (JOURNAL, FULL_PARK):
            process.stdin.write(line_of(path))
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["game"] == json.loads(path.read_bytes())["game"]
        process.stdin.close()
        assert process.wait(PATIENCE) == 0


@POSIX
def test_a_line_without_an_end_takes_no_memory() -> None:
    """A line of 300 MB is refused while no more than its first 4 MiB are kept."""
    resource = pytest.importorskip("resource")

    def small() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (400 * 1024 * 1024, 400 * 1024 * 1024))

    with subprocess.Popen([*MAIN, "score", "--jsonl"], stdin=-1, stdout=-1, stderr=-1, preexec_fn=small) as process:
        assert process.stdin is not None
        for _ in range(300):
            process.stdin.write(b" " * 1_000_000)
        process.stdin.write(b"\n" + line_of(JOURNAL))
        out, err = process.communicate(timeout=PATIENCE)
    assert err == b""
    first, second = out.splitlines()
    assert json.loads(first) == {"error": ["match: the file is longer than 4 MiB"]}
    assert json.loads(second)["game"] == "subastral"
    assert process.returncode == 2


def test_scoring_does_not_wake_the_app() -> None:
    code = (
        "import sys; sys.argv = ['main.py', 'score', sys.argv[1]]; import main; main.main();"
        "sys.exit(any(name.split('.')[0] in ('flet', 'flet_web', 'sqlite3', 'babel', 'views', 'book') for name in sys.modules))"  # noqa: E501
    )
    done = subprocess.run([sys.executable, "-c", code, str(JOURNAL)], cwd=ROOT, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@POSIX
def test_the_app_is_served_until_ctrl_c(tmp_path: Path) -> None:
    """The address is printed, on the next free port when the one asked for is taken."""
    command = [*MAIN, "--no-browser", "--port", "8873", "--data"]
    with ExitStack() as stack:
        processes, ports = [], set()
        for number in range(2):
            process = subprocess.Popen([*command, str(tmp_path / str(number))], stdout=-1, stderr=-1)
            stack.enter_context(process)
            stack.callback(process.kill)
            processes.append(process)
            assert process.stdout is not None
            line = process.stdout.readline().decode()
            assert line.startswith("Reckoner is ready: http://127.0.0.1:")
            address = line.split()[-1]
            ports.add(address.rpartition(":")[2])
            with urlopen(address, timeout=PATIENCE) as page:
                assert page.status == 200
        assert len(ports) == 2
        for process in processes:
            process.send_signal(signal.SIGINT)
            _, err = process.communicate(timeout=PATIENCE)
            assert b"Traceback" not in err, err.decode()
            assert process.returncode == 0


@POSIX
def test_ctrl_c_while_the_app_is_starting(tmp_path: Path) -> None:
    command = [*MAIN, "--no-browser", "--data", str(tmp_path)]
    hears = partial(signal.signal, signal.SIGINT, signal.default_int_handler)  # a run in the background is deaf to it
    with subprocess.Popen(command, stdout=-1, stderr=-1, preexec_fn=hears) as process:
        time.sleep(0.6)
        process.send_signal(signal.SIGINT)
        try:
            err = process.communicate(timeout=PATIENCE)[1]
        finally:
            process.kill()
        assert b"Traceback" not in err


def test_a_book_that_can_t_be_opened_is_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    done = run("--no-browser", "--data", str(tmp_path / "file"))
    assert done.returncode == 1
    assert done.stderr.startswith(b"The score book in ")
    assert done.stderr.count(b"\n") == 1
