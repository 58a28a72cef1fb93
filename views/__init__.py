"""What people see: the app in Flet. Asks the scorers and the book; holds no rule and no SQL.

build_app(book)        what Flet calls for each visitor
serve(build_app(book)) the web server
"""

from views.app import build_app
from views.reach import Reach
from views.serve import DEFAULT_PORT, serve

__all__ = ["DEFAULT_PORT", "Reach", "build_app", "serve"]
