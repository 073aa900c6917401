"""Sessions: options and a log of decisions; where they are kept; settings. No Qt here."""
