"""Why a page could not be built, in a sentence."""


class BuildError(Exception):
    """The page was not built, and nothing was left half done. Its text is one sentence for the person who asked."""
