"""`build-web`: the app as a folder of files for any web host."""

from __future__ import annotations

import argparse
from pathlib import Path

from commands.output import DONE, FAILED, complain


def run_build_web(given: argparse.Namespace) -> int:
    """Builds the page, telling how far it is on standard error; 1 with a sentence if it can't be built."""
    from webbuild import BuildError, build

    try:
        build(Path(given.out), base_url=given.base_url, report=lambda progress: complain(str(progress)))
    except BuildError as error:
        complain(f"main.py build-web: {error}")
        return FAILED
    except OSError as error:
        complain(f"main.py build-web: {given.out} can't be written: {error.strerror}.")
        return FAILED
    except KeyboardInterrupt:  # Caught here, so that the half made folder goes.
        return FAILED
    return DONE
