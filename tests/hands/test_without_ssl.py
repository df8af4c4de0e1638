"""Phones need no OpenSSL, which packages leave out."""

from __future__ import annotations

import subprocess
import sys

from tests.helpers.clock import NEVER

SCRIPT = """
import socket, sys
sys.modules.update({name: None for name in ("ssl", "_ssl", "_hashlib", "_uuid")})
from game.hands.server import File, Server
server = Server(lambda path: File("text/plain", b"here"), lambda kind: kind)
server.open("127.0.0.1", (0,))
with socket.create_connection((server.address, server.port)) as line:
    line.sendall(f"GET / HTTP/1.1\\r\\nHost: {server.address}:{server.port}\\r\\n\\r\\n".encode())
    answer = b""
    while more := line.recv(4096):
        answer += more
server.close()
import segno
segno.make("here")
print(answer.decode().splitlines()[0], answer.decode().splitlines()[-1])
"""


def test_the_server_and_its_picture_do_without() -> None:
    said = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, text=True, check=True, timeout=NEVER)
    assert said.stdout.strip() == "HTTP/1.1 200 OK here"
