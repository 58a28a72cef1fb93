"""Beanstalk's elevator: in its light form, or drawn cell by cell."""
