"""Threads that read into the same struct for the first time, at the same time.

What goes wrong here ends a process, so each story is told in one of its own.
"""

from __future__ import annotations

import subprocess
import sys
import textwrap

import pytest

import regnum


def told(story: str, *words: str) -> None:
    """Run a story to its end. Threads that wait for each other for ever have failed."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(story), *words],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_a_shape_is_learned_by_one_thread_while_others_wait() -> None:
    told("""
        from __future__ import annotations
        import threading
        import msgspec
        from regnum.core.shapes import fitted

        begun, second = threading.Event(), threading.Event()

        def slow():
            # the first thread is looking at the inner struct: the outer one is not whole yet
            begun.set()
            assert not second.wait(0.5), "the second thread did not wait"
            return int

        class Inner(msgspec.Struct):
            number: slow()

        class Outer(msgspec.Struct):
            inner: Inner

        found = []

        def read():
            found.append(fitted({"inner": {"number": 3}}, Outer))

        def read_too():
            begun.wait()
            read()
            second.set()

        threads = [threading.Thread(target=each) for each in (read, read_too)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert found == [Outer(Inner(3))] * 2, found
    """)


@pytest.mark.parametrize("game", list(regnum.games()))
def test_a_game_can_be_read_by_many_threads_at_once(game: str) -> None:
    told(
        """
        import sys, threading
        import msgspec
        import regnum
        from regnum.core import records
        from regnum.core.registry import game_named

        # threads change places as often as they can
        sys.setswitchinterval(1e-5)
        game = game_named(sys.argv[1])
        together = threading.Barrier(8)
        done = []

        def play():
            together.wait()
            table = regnum.open_table(game.facts.id, seats=max(game.facts.seats), seed="together")
            for _ in range(3):
                seat = table.to_act()[0]
                action = table.options(seat)[0]
                assert game.decode(msgspec.json.encode(action)) == action
                table.act(seat, game.notate(action))
            record = records.read(records.write(table.record()))
            done.append(regnum.replay(record).record() == record)

        threads = [threading.Thread(target=play) for _ in range(8)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert done == [True] * 8, done
        """,
        game,
    )
