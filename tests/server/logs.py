"""Whoever reads of a failure reads what the nodes said meanwhile."""

from __future__ import annotations

from collections.abc import Generator

import pytest

from tests.server.harness import OPEN

#: of each log, its last characters
END = 3000


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed:
        for house in OPEN:
            for node in house.nodes:
                log = node.log.read_text(errors="replace") if node.log.exists() else ""
                report.sections.append((f"the end of {node.log}", log[-END:]))
    return report
