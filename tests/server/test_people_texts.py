"""Every sentence of the service is there in every language, and said by somebody."""

from __future__ import annotations

import re
from pathlib import Path

import regnum.server
from regnum.texts import LANGUAGES
from tests.texts import reading

PACKAGE = "regnum.server"
SOURCES = [path.read_text("utf-8") for path in Path(regnum.server.__file__).parent.rglob("*.py")]
RAISED = re.compile(r"ServiceError\(\s*\"([a-z-]+)\"")


def test_every_language_has_the_same_messages() -> None:
    english, *others = (set(reading.texts(PACKAGE, language)) for language in LANGUAGES)
    for other in others:
        assert other == english


def test_every_error_has_a_sentence() -> None:
    raised = {f"service-{code}" for source in SOURCES for code in RAISED.findall(source)}
    assert raised
    assert raised <= set(reading.texts(PACKAGE, "en"))


def test_every_sentence_is_said() -> None:
    for message in reading.texts(PACKAGE, "en"):
        code = f'"{message.removeprefix("service-")}"'
        assert any(code in source for source in SOURCES), message
