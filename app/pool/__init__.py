"""Where jobs of the site run: worker processes, the queue before them, and a Dask cluster."""
