"""Where the world comes in: HTTP, sockets, who asks and how often, the built client."""
