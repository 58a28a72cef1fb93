"""All that is said in one language."""

from __future__ import annotations

from wording.core import Texts


class Words(Texts):
    """The texts of one language, and the sentences that tell what the scorers found."""
