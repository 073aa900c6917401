"""Where the folder bundle starts. Computer players think in processes that start here as well."""

import sys
from multiprocessing import freeze_support

from yournightmare.__main__ import main

if __name__ == "__main__":
    freeze_support()
    sys.exit(main())
