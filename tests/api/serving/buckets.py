"""A bucket for tests: moto's server from PyPI stands in for S3, on a free port of this machine."""

from __future__ import annotations

import os
from contextlib import contextmanager
from unittest import mock

import boto3
from moto.server import ThreadedMotoServer

BUCKET = "club"


@contextmanager
def s3_server():
    """An S3 server with one empty bucket; yields the environment that leads to it."""
    server = ThreadedMotoServer(ip_address="127.0.0.1", port=0, verbose=False)
    server.start()
    host, port = server.get_host_and_port()
    environment = {
        "AWS_ENDPOINT_URL": f"http://{host}:{port}",
        "AWS_ACCESS_KEY_ID": "test",
        "AWS_SECRET_ACCESS_KEY": "test",
        "AWS_DEFAULT_REGION": "us-east-1",
    }
    try:
        with mock.patch.dict(os.environ, environment):
            boto3.client("s3").create_bucket(Bucket=BUCKET)
        yield environment
    finally:
        server.stop()
