"""What a request or a socket meets: HTTP, sockets, the page, errors."""
