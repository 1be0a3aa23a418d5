"""Desk of the site's jobs: worker processes, the queue before them, and a Dask cluster."""
