"""Threads that read the disk for the event loop: one for what is quick, one for whole tables.

Reading a long table is work for the processor, and Python does one thing at a time: so after each
the thread rests as long as it worked, and half of the time belongs to those who play. Somebody who
opens one table does not notice; a crowd of cold tables waits in line.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Reader:
    def __init__(self, name: str, rests: bool) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._rests = rests
        self._rests_until = 0.0

    async def read(self, function: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        call = partial(function, *args, **named)
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._do, call)

    def close(self) -> None:
        self._thread.shutdown(cancel_futures=True)

    def _do(self, call: Callable[[], T]) -> T:
        began = time.monotonic()
        if began < self._rests_until:
            time.sleep(self._rests_until - began)
            began = time.monotonic()
        try:
            return call()
        finally:
            ended = time.monotonic()
            if self._rests:
                self._rests_until = ended + (ended - began)
