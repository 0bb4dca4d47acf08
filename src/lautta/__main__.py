"""`python -m lautta` is the command `lautta`."""

import sys

from lautta.cli import main

sys.exit(main())
