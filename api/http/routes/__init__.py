"""The routes of the API, one module per noun. They read a request, ask, and say the answer; nothing is decided here."""
