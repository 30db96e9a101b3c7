"""A house with a page, and browsers before it that must behave."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, expect

from tests.server.harness import House, Node
from tests.server.logs import pytest_runtest_makereport
from tests.web import browser as chromium
from tests.web.visitor import PATIENCE, SIZES, Visitor, Watch

__all__ = ["pytest_runtest_makereport"]

#: somebody who comes to the page
Come = Callable[..., Visitor]


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    arguments = [*chromium.ARGUMENTS]
    if os.geteuid() == 0:
        arguments.append("--no-sandbox")
    return {
        **browser_type_launch_args,
        "executable_path": chromium.found(),
        "args": arguments,
    }


expect.set_options(timeout=PATIENCE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Playwright's loop runs on between its tests: none of asyncio's can come after them."""
    items.sort(key=lambda item: Path(__file__).parent in item.path.parents)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """An empty house, for tests that stop and start it."""
    made = House(tmp_path)
    yield made
    made.close()


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """A running house that the tests share."""
    made = House(tmp_path_factory.mktemp("house"))
    yield made.node()
    made.close()


@pytest.fixture
def whole_browser(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any]
) -> Iterator[Browser]:
    """One that also shows notifications, which the shell does not."""
    launched = browser_type.launch(
        **{**browser_type_launch_args, "executable_path": chromium.whole()}
    )
    yield launched
    launched.close()


@pytest.fixture
def come(browser: Browser) -> Iterator[Come]:
    """Lets visitors come, each with a browser profile of their own.

    When the test is over none of them may have met an error in the console, a script that
    failed, or a request that went to another host.
    """
    contexts: list[BrowserContext] = []
    watches: list[Watch] = []

    def coming(
        node: Node, size: str = "desktop", within: Browser = browser, **settings: Any
    ) -> Visitor:
        context = within.new_context(
            viewport=SIZES[size],
            has_touch=size == "phone",
            locale="en-GB",
            reduced_motion="reduce",
        )
        contexts.append(context)
        visitor = Visitor(context.new_page(), node.address, settings)
        watches.append(visitor.watch)
        return visitor

    yield coming
    for context in contexts:
        context.close()
    assert [trouble for watch in watches for trouble in watch.troubles] == []
