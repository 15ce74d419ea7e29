"""The tests read what English says, whatever language their machine speaks."""

import os

os.environ["LC_ALL"] = "C.UTF-8"
