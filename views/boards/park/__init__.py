"""Spectacular's park: laid in hex by hex, scored as it lies.

Pure and tested without a screen: `layout` (hexes and pixels), `entry` and `edits` (what taps do), `facts` (what lights
up), `animals`, `trace` (outlines). Drawn: `picture`, `overlay`, `board`. Said and chosen: `panel`, `score`, `lines` and
the other panes. `editor` puts them together.
"""
