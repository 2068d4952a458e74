"""The tables in memory and the one way to change them: decide, apply, commit, publish."""

from __future__ import annotations

import logging
import threading
import time
from collections import OrderedDict

import msgspec

from tablero.core.kinds import IllegalAnswer
from tablero.core.match import UndoRefused
from tablero.core.registry import UnknownGame
from tablero.server import failpoints
from tablero.server.storage.store import Batch, Contended, NewTable, NotStored, Sitting, Store
from tablero.server.tables import facts
from tablero.server.tables.errors import Refused
from tablero.server.tables.orders import CreateOrder, JoinOrder, Order
from tablero.server.tables.table import BrokenLog, Table, first

SNAPSHOT_EVERY = 64
ATTEMPTS = 20

logger = logging.getLogger("tablero.server")


class Done:
    """An order's outcome. `table` is set if something happened just now."""

    def __init__(self, order: Order) -> None:
        self.order = order
        self.answer = b""
        self.refused: Refused | None = None
        self.table: Table | None = None


class Tables:
    def __init__(self, store: Store, keep: int = 4000) -> None:
        self.store = store
        self.keep = keep
        self._cache: OrderedDict[str, Table] = OrderedDict()
        self._frozen: set[str] = set()  # until a person has looked and started the server anew
        self._lock = threading.Lock()

    # -- reading --------------------------------------------------------------------------------
    def __len__(self) -> int:
        return len(self._cache)

    def cached(self, table_id: str) -> Table | None:
        return self._cache.get(table_id)

    def get(self, table_id: str, fresh: bool = False) -> Table:
        """The table as last committed; may read the disk. `fresh` asks other processes too."""
        table = self._cache.get(table_id)
        if table is not None and not fresh:
            return table
        try:
            table = self._read(table_id, table)
        except UnknownGame as error:
            raise Refused("rules_missing") from error
        except BrokenLog as error:
            logger.exception("table %s is frozen", table_id)  # the error names the row
            self._frozen.add(table_id)
            raise Refused("table_frozen") from error
        if table is None:
            raise Refused("unknown_table")
        return self._publish(table)

    def _read(self, table_id: str, known: Table | None) -> Table | None:
        if table_id in self._frozen:
            raise Refused("table_frozen")
        return self.store.load(table_id) if known is None else self.store.catch_up(known)

    def _publish(self, table: Table) -> Table:
        with self._lock:
            known = self._cache.get(table.id)
            if known is not None and known.seq >= table.seq:
                return known
            self._cache[table.id] = table
            self._cache.move_to_end(table.id)
            while len(self._cache) > self.keep:
                self._cache.popitem(last=False)
        return table

    def _forget(self, table_ids: set[str]) -> None:
        with self._lock:
            for table_id in table_ids:
                self._cache.pop(table_id, None)

    # -- changing: called by the writer thread alone --------------------------------------------
    def carry_out(self, orders: list[Order]) -> list[Done]:
        """Carry out what can be, in order, in one transaction. Each order gets its answer."""
        for number in range(ATTEMPTS):
            attempt = _Attempt(self, careful=number > 0)
            done = [attempt.carry_out(order) for order in orders]
            if not attempt.batch.rows:
                return done
            failpoints.reach("before_commit")
            try:
                self.store.commit(attempt.batch)
            except Contended:
                self._forget(set(attempt.new))
                continue
            except NotStored as error:
                logger.error("nothing stored of %d orders: %s", len(orders), error)  # noqa: TRY400
                return [_not_stored(one) for one in done]
            failpoints.reach("after_commit")
            for table in attempt.new.values():
                self._publish(table)
            return done
        return [_not_stored(Done(order)) for order in orders]


def _not_stored(done: Done) -> Done:
    done.refused = Refused("not_stored")
    done.table = None
    return done


class _Attempt:
    """Orders applied to copies, on the way to one transaction.

    A retried order is looked up only if it would be refused (a move is then stale) or, when
    `careful`, after the database has refused its key: new orders cost no question.
    """

    def __init__(self, tables: Tables, careful: bool) -> None:
        self.tables = tables
        self.careful = careful
        self.batch = Batch()
        self.new: dict[str, Table] = {}
        self.answers: dict[tuple[str, int, str], bytes] = {}

    def carry_out(self, order: Order) -> Done:
        done = Done(order)
        try:
            self._answer(order, done)
        except Refused as refused:
            done.refused = refused
        except Exception:
            logger.exception("order %s on table %s", type(order).__name__, order.table_id)
            done.refused = Refused("internal")
        return done

    def _answer(self, order: Order, done: Done) -> None:
        done.answer = self._earlier_answer(order, look=self.careful)
        if done.answer:
            return
        try:
            self._carry_out(order, done)
        except Refused:
            done.answer = self._earlier_answer(order, look=True)
            if not done.answer:
                raise

    def _earlier_answer(self, order: Order, look: bool) -> bytes:
        """What the same order was answered before; b"" if it is new."""
        key = (order.table_id, order.seat, order.command_id)
        known = self.answers.get(key)
        if known is None and look:
            known = self.tables.store.first_answer(*key)
        return known or b""

    def _carry_out(self, order: Order, done: Done) -> None:
        if isinstance(order, CreateOrder):
            self._create(order, done)
        else:
            self._change(order, done)

    def _create(self, order: CreateOrder, done: Done) -> None:
        created = order.created
        row = self._row(order, None, created)
        table = first(row, created)
        self.batch.tables.append(NewTable(table.id, created.game, created.rules, row.at))
        for browser in sorted({seat.browser for seat in table.seats} - {""}):
            self.batch.sittings.append(Sitting(browser, table.id, row.at))
        self._note(order, row, done, table)

    def _change(self, order: Order, done: Done) -> None:
        before = self.new.get(order.table_id) or self.tables.get(order.table_id)
        try:
            self._apply(order, before, done)
        except Refused:
            # Another process may have carried the table on: look before refusing.
            fresh = before if order.table_id in self.new else self.tables.get(before.id, fresh=True)
            if fresh.seq == before.seq:
                raise
            self._apply(order, fresh, done)

    def _apply(self, order: Order, before: Table, done: Done) -> None:
        try:
            fact = order.decide(before)
            table = before.after(self._row(order, before, fact), fact)
        except IllegalAnswer as illegal:
            raise Refused("illegal_answer", reason=illegal.code, args=illegal.facts) from illegal
        except UndoRefused as refused:
            raise Refused("illegal_undo", reason=refused.code) from refused
        if isinstance(fact, facts.Answered):
            # Only now is it known what chance brought and where the game stands.
            fact = msgspec.structs.replace(
                fact, drawn=table.drawn_since(before.ply), state=table.state_hash()
            )
        row = self._row(order, before, fact)
        table.chain = row.chain
        table.updated = row.at
        if isinstance(order, JoinOrder):
            self.batch.sittings.append(Sitting(order.browser, table.id, row.at))
        if isinstance(fact, facts.Answered) and table.seq - table.saved >= SNAPSHOT_EVERY:
            table.saved = table.seq
            self.batch.snapshots.append(table)
        self._note(order, row, done, table)

    def _row(self, order: Order, before: Table | None, fact: facts.Fact) -> facts.LogRow:
        seq = 1 if before is None else before.seq + 1
        previous = facts.START_OF_CHAIN if before is None else before.chain
        body = facts.encode(fact)
        chain = facts.link(previous, order.table_id, seq, order.seat, order.command_id, body)
        return facts.LogRow(
            order.table_id, seq, order.seat, order.command_id, time.time(), body, b"", chain
        )

    def _note(self, order: Order, row: facts.LogRow, done: Done, table: Table) -> None:
        answer = order.answer(table)
        self.batch.rows.append(row._replace(answer=answer))
        self.answers[order.table_id, order.seat, order.command_id] = answer
        self.new[table.id] = table
        done.answer = answer
        done.table = table
