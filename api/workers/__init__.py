"""Worker processes of the server.

preloaded       loads the libraries once, in the process that workers are forked from
intake_worker   unpacks an upload, finds the scene in it, and builds it
record_worker   verifies an uploaded record by playing it again
preview_worker  draws a scene from above
moments_worker  prepares an uploaded record for viewing
layout_worker   surveys a scenario, or plays many games of it
"""
