"""`python -m lautta.cli`, the same as `lautta`."""

import sys

from lautta.cli import main

sys.exit(main())
