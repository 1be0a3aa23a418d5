"""Italian cards on JupyterHub, on one machine: each user has JupyterLab, lessons and the site.

A trial, in which a name is enough to get in; `../jupyterhub.md` says what a school changes.
"""

from pathlib import Path

c = get_config()  # noqa: F821

c.JupyterHub.bind_url = "http://127.0.0.1:8000"
c.ConfigurableHTTPProxy.command = [
    str(Path(__file__).parent / "node_modules/.bin/configurable-http-proxy")
]

# Who: two users, without any password.
c.JupyterHub.authenticator_class = "dummy"
c.Authenticator.allowed_users = {"ada", "ugo"}

# Where: processes of whoever runs the hub, each in a folder of its own.
c.JupyterHub.spawner_class = "simple"
c.SimpleLocalProcessSpawner.home_dir_template = "/tmp/italiancards-hub/{username}"

# What: the lessons beside what else a user has, then the user's own server, which has the site too:
# at /user/NAME/italiancards/, by the extension that is installed with us.
c.Spawner.cmd = ["sh", "-c", 'italiancards lessons lessons; exec jupyterhub-singleuser "$@"', "-"]
c.Spawner.default_url = "/lab"
