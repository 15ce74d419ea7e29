"""Who started this process; imported before anything that takes time to load."""

import os

SERVER = os.getppid()
