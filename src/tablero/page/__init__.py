"""A table inside a web page: the server's own handlers without a server (docs/page.md).

Runs wherever Python does: in a page's worker, in Node, in a test.
"""
