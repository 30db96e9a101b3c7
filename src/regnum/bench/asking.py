"""Asking a worker, and answering as one. One works at a time, in a process of its own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from regnum.bench import own, peers
from regnum.bench.figures import Answer, Request, Sample

WORKER = Path(__file__).with_name("worker.py")
OURS = "Regnum"
#: a worker that takes so many times longer than asked has hung
PATIENCE = 60.0


def measured(request: Request) -> Sample:
    """In a worker: do the measurement."""
    subject = request.subject
    if subject.maker != OURS:
        return peers.measured(subject.maker, subject.game, request.seconds, request.seed)
    if own.build() != subject.build:
        raise RuntimeError(f"asked for {subject.build}, but this is {own.build()}")
    return own.measured(subject, request.seconds, request.seed)


def answer_to(request: str) -> str:
    """In a worker: the answer in JSON. Whatever goes wrong is an answer too."""
    try:
        answer = Answer(sample=measured(msgspec.json.decode(request, type=Request)))
    except Exception as error:
        answer = Answer(failed=f"{type(error).__name__}: {error}")
    return msgspec.json.encode(answer).decode()


def ask(request: Request) -> Answer:
    """Start a worker, let it measure, and read its answer."""
    asked = msgspec.json.encode(request).decode()
    command = [sys.executable, "-P", "-W", "ignore", str(WORKER), request.subject.build, asked]
    limit = 10 * request.seconds + PATIENCE
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=limit, check=False)
    except subprocess.TimeoutExpired:
        return Answer(failed=f"TimeoutExpired: {limit:.0f} s")
    try:
        return msgspec.json.decode(done.stdout, type=Answer)
    except msgspec.MsgspecError:
        last = done.stderr.strip().splitlines()[-1:] or ["-"]
        return Answer(failed=f"{last[0]} ({done.returncode})")
