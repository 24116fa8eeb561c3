"""What goes over the wire: the forms of requests and answers, apart from what the domain holds."""
