"""Spreading games over executors of the standard interface: this process, processes beside it, or a Dask cluster."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from dataclasses import dataclass
from typing import Any, TypeVar

Task = TypeVar("Task")
Result = TypeVar("Result")
AHEAD = 3  # tasks handed out per worker: none waits for the next, and little is lost at the end
CONNECT_SECONDS = 15
GO_ON = "the same command goes on with the games that are finished."


class ClusterError(Exception):
    """No cluster to work on; the text is one sentence for the person who named it."""


@dataclass(frozen=True)
class Workers:
    """Who does the work, and how many tasks at once."""

    executor: Executor
    count: int


class Here(Executor):
    """Does the work in this process, the moment it is handed in."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """A future that is done already."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:  # noqa: BLE001  as every executor: whoever asks for the result gets it
            future.set_exception(error)
        return future


def usual_workers() -> int:
    """As many processes as this one may use processors."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextlib.contextmanager
def workers(count: int, dask: str | None = None) -> Iterator[Workers]:
    """So many processes of this computer, or the whole cluster at that address. Raises ClusterError."""
    if dask is not None:
        with _cluster(dask) as found:
            yield found
    elif count <= 1:
        yield Workers(Here(), 1)
    else:
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(count, mp_context=context, initializer=_leave_interrupts_to_the_parent) as pool:
            try:
                yield Workers(pool, count)
            except BrokenExecutor as error:
                raise ClusterError(f"a process that played has died: {GO_ON}") from error


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextlib.contextmanager
def _cluster(address: str) -> Iterator[Workers]:
    try:
        from distributed import Client, KilledWorker
    except ImportError as error:
        sentence = "--dask needs the package `distributed`: pip install 'crown-and-coin[cluster]'."
        raise ClusterError(sentence) from error
    try:
        client = Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:  # TimeoutError is an OSError
        raise ClusterError(
            f"there is no Dask scheduler at {address} ({str(error) or type(error).__name__})."
        ) from error
    with client:
        try:
            client.wait_for_workers(1, timeout=CONNECT_SECONDS)
        except TimeoutError as error:
            raise ClusterError(f"the Dask scheduler at {address} has no workers.") from error
        with client.get_executor() as executor:
            try:
                yield Workers(executor, max(1, sum(client.nthreads().values())))
            except (KilledWorker, CancelledError) as error:
                raise ClusterError(f"the cluster at {address} lost a game: {GO_ON}") from error


def spread(found: Workers, work: Callable[[Task], Result], tasks: Iterable[Task]) -> Iterator[tuple[Task, Result]]:
    """Every task with its result, as they are done. Whoever stops listening stops the work."""
    waiting: dict[Future[Result], Task] = {}
    coming = iter(tasks)
    ahead = 1 if isinstance(found.executor, Here) else AHEAD * found.count
    try:
        while True:
            while len(waiting) < ahead and (task := next(coming, None)) is not None:
                waiting[found.executor.submit(work, task)] = task
            if not waiting:
                return
            for future in wait(waiting, return_when=FIRST_COMPLETED).done:
                task = waiting.pop(future)
                yield task, future.result()
    finally:
        for future in waiting:
            future.cancel()
