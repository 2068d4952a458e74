"""The tables in memory and the one way to change them: decide, apply, commit, publish."""

from __future__ import annotations

import logging
from contextlib import AbstractContextManager

import msgspec

from tablero.core.kinds import IllegalAnswer
from tablero.core.match import UndoRefused
from tablero.core.registry import UnknownGame
from tablero.server import failpoints
from tablero.server.clock import Clock
from tablero.server.tables.kept import facts
from tablero.server.tables.kept.keeping import Batch, Change, CommandKey, Keeper, NotStored
from tablero.server.tables.kept.memory import Memory
from tablero.server.tables.kept.used import may_hold, noted
from tablero.server.tables.table import BrokenLog, Table
from tablero.server.tables.told.errors import Refused
from tablero.server.tables.wanted.orders import CreateOrder, Order
from tablero.server.tables.who.browsers import is_table_name

SNAPSHOT_EVERY = 64
SNAPSHOT_OF_TALK = 512  # where nobody plays, so that a long chat is not read from its beginning
ATTEMPTS = 20
OUT_OF_USE = 600.0  # seconds after the last look

logger = logging.getLogger("tablero.server")


class Done:
    """An order's outcome. `table` is set if something happened just now."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.answer = b""
        self.refused: Refused | None = None
        self.table: Table | None = None
        self.is_early = False  # decided on what is on its way to the disk

    def refuse(self, refused: Refused) -> None:
        self.answer, self.refused, self.table = b"", refused, None


class Tables:
    """`lock` is for who reads from several threads; alone, none is needed."""

    def __init__(
        self,
        store: Keeper,
        megabytes: int = 256,
        clock: Clock | None = None,
        lock: AbstractContextManager[object] | None = None,
    ) -> None:
        self.store = store
        self.clock = Clock() if clock is None else clock
        self._memory = Memory(megabytes, lock)
        self._frozen: set[str] = set()  # until a person has looked and started the server anew

    # -- reading --------------------------------------------------------------------------------
    def __len__(self) -> int:
        return len(self._memory)

    def cached(self, table_id: str) -> Table | None:
        return self._memory.look(table_id, self.clock.steady())

    def put_out(self) -> None:
        """Let go of tables that are out of use; they are read when somebody asks for them."""
        self._memory.put_out(self.clock.steady() - OUT_OF_USE)

    def forget(self, table_id: str) -> None:
        """What is kept of it counts, nothing that is known of it here."""
        self._memory.forget(table_id)

    def get(self, table_id: str, fresh: bool = False) -> Table:
        """The table as last committed; may read the disk. `fresh` asks other processes too."""
        table = self.cached(table_id)
        if table is not None and not fresh:
            return table
        try:
            table = self._read(table_id, table)
        except UnknownGame as error:
            raise Refused("rules_missing") from error
        except BrokenLog as error:
            logger.exception("table %s is frozen", table_id)  # the error names the row
            self._frozen.add(table_id)
            self._memory.forget(table_id)  # what is shown of it would not be what is stored
            raise Refused("table_frozen") from error
        if table is None:
            raise Refused("unknown_table")
        return self._memory.keep(table, self.clock.steady())

    def _read(self, table_id: str, known: Table | None) -> Table | None:
        if not is_table_name(table_id):
            return None
        if table_id in self._frozen:
            raise Refused("table_frozen")
        return self.store.load(table_id) if known is None else self.store.catch_up(known)

    # -- changing: called by the writer thread alone --------------------------------------------
    def carry_out(self, orders: list[Order]) -> list[Done]:
        """Carry out what can be, in order, in one transaction. Each order gets its answer."""
        outcomes = [Done(order) for order in orders]
        waiting = outcomes
        for _ in range(ATTEMPTS):
            batch = _Attempt(self, waiting).batch
            if not batch:
                return outcomes
            clashed = self._commit(batch, waiting)
            for table_id, change in batch.items():
                if table_id not in clashed:
                    self._memory.keep(change.table, self.clock.steady())
            # Somebody else carried these on: their orders are decided anew on what is there.
            waiting = [one for one in waiting if one.order.table_id in clashed]
            for one in waiting:
                if batch[one.order.table_id].was_seen:
                    one.order.was_seen()
            for table_id in clashed:
                self._look_again(table_id)
            if not waiting:
                return outcomes
        for one in waiting:
            one.refuse(Refused("not_stored"))
        return outcomes

    def carried_on(self, table: Table) -> Table:
        """The table with what others have stored; it is looked for only once they have."""
        version = self.store.version()
        if self._memory.version(table.id) == version:
            return table
        fresh = self.get(table.id, fresh=True)
        self._memory.mark(table.id, version)
        return fresh

    def _commit(self, batch: Batch, waiting: list[Done]) -> set[str]:
        failpoints.reach("before_commit")
        try:
            clashed = self.store.commit(batch)
        except NotStored as error:
            logger.error("nothing stored of %d orders: %s", len(waiting), error)  # noqa: TRY400
            for one in waiting:
                if one.table is not None or one.is_early:  # a retry that came with its command
                    one.refuse(Refused("not_stored"))
            batch.clear()
            return set()
        failpoints.reach("after_commit")
        return clashed

    def _look_again(self, table_id: str) -> None:
        try:
            self.get(table_id, fresh=True)
        except Refused:
            self._memory.forget(table_id)  # asked again, it says what is wrong with it


class _Attempt:
    """Orders applied to copies, on the way to one transaction."""

    def __init__(self, tables: Tables, outcomes: list[Done]) -> None:
        self.tables = tables
        self.batch: Batch = {}
        self.answers: dict[CommandKey, bytes] = {}
        for done in outcomes:
            self._settle(done)

    def _settle(self, done: Done) -> None:
        order = done.order
        done.refused = done.table = None
        done.is_early = order.table_id in self.batch
        try:
            if isinstance(order, CreateOrder):
                self._create(order, done)
            else:
                self._change(order, done)
        except Refused as refused:
            done.refuse(refused)
        except Exception:
            logger.exception("order %s on table %s", type(order).__name__, order.table_id)
            done.refuse(Refused("internal"))

    # -- orders that were carried out before ----------------------------------------------------
    def _earlier_answer(self, key: CommandKey) -> bytes:
        if key not in self.answers:
            found = self.tables.store.first_answers([key])
            self.answers[key] = found.get(key, b"")
        return self.answers[key]

    # -- orders that are new --------------------------------------------------------------------
    def _create(self, order: CreateOrder, done: Done) -> None:
        key = CommandKey(order.table_id, order.seat, order.command_id)
        done.answer = self._earlier_answer(key)
        if done.answer:
            return
        sealed = self.tables.store.seals.seal(order.seed, order.table_id)
        created = msgspec.structs.replace(order.created, seed=sealed)
        people = {sitting.id: sitting.person for sitting in order.sittings}
        table = Table(order.table_id, created, order.seed, people)
        table.updated = table.waiting_since = self.tables.clock.now()
        table.steady = self.tables.clock.steady()
        table.start_if_full()
        self._note(order, key, facts.START_OF_CHAIN, created, table, done)
        self.batch[table.id].is_new = True

    def _change(self, order: Order, done: Done) -> None:
        on_the_way = self.batch.get(order.table_id)
        before = self.tables.get(order.table_id) if on_the_way is None else on_the_way.table
        try:
            self._apply(order, before, done)
        except Refused:
            # Another process may have carried the table on: look before refusing.
            fresh = before if on_the_way is not None else self.tables.carried_on(before)
            if fresh is before:
                raise
            self._apply(order, fresh, done)

    def _apply(self, order: Order, before: Table, done: Done) -> None:
        key = CommandKey(before.id, order.admit(before), order.command_id)
        is_new = facts.serves_once(key.command_id)
        if not is_new and may_hold(before.used, key.seat, key.command_id):
            done.answer = self._earlier_answer(key)
            if done.answer:
                return
        table = before.next(self.tables.clock.now(), self.tables.clock.steady())
        try:
            fact = order.carry_on(table)
        except IllegalAnswer as illegal:
            raise Refused("illegal_answer", reason=illegal.code, args=illegal.facts) from illegal
        except UndoRefused as refused:
            raise Refused("illegal_undo", reason=refused.code) from refused
        if fact is None:
            done.answer = order.answer(before)
        else:
            self._note(order, key, before.chain, fact, table, done)

    def _note(
        self,
        order: Order,
        key: CommandKey,
        previous: bytes,
        fact: facts.Fact,
        table: Table,
        done: Done,
    ) -> None:
        """The one row of an outcome."""
        answer = order.answer(table)
        body = facts.encode(fact)
        row = facts.LogRow(
            table.id, table.seq, key.seat, key.command_id, table.updated, body, answer, b""
        )
        row = facts.linked(previous, row)
        table.chain = row.chain
        table.used = noted(table.used, key.seat, key.command_id)
        change = self.batch.setdefault(table.id, Change(table))
        change.table = table
        change.rows.append(row)
        change.sittings += order.sittings
        change.unseen += order.unseen
        if order.text is not None:
            change.texts.append(order.text)
        if isinstance(fact, facts.Answered | facts.Cancelled):
            change.has_ended = table.status in {"over", "cancelled"}
        every = SNAPSHOT_EVERY if isinstance(fact, facts.Answered) else SNAPSHOT_OF_TALK
        if table.seq - table.saved >= every:
            table.saved = table.seq
            change.needs_snapshot = True
        self.answers[key] = done.answer = answer
        done.refused, done.table = None, table
