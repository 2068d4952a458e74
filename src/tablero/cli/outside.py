"""Bots that are programs of their own, in any language (docs/bot-protocol.md)."""

from __future__ import annotations

from tablero import bots
from tablero.bots import Bot, Budget, Heard, Thought
from tablero.cli import talk as programs
from tablero.cli.talk import Fault, Message, Talk
from tablero.core.game import Game, View
from tablero.core.sim.encode import Rows
from tablero.core.sim.playout import chooser

PREFIX = "cmd:"
PROTOCOL = 1
SECONDS = 5.0  # for an answer, where nobody says otherwise
START_SECONDS = 20.0  # until a program that was just started is ready
MOST_FAULTS = 3  # in a game; then its seat is played at random to the end
WANTS = ("board", "observation")

_idle: dict[str, list[Talk]] = {}  # programs that wait for their next game, by command


def find(name: str, seed: int) -> Bot:
    """A bot by its name, or a program by its command."""
    if name.startswith(PREFIX):
        return OutsideBot(name, seed)
    return bots.find(name, seed)


def end_all() -> None:
    """No program is left behind."""
    _idle.clear()
    programs.end_all()


class OutsideBot(Bot):
    """A seat played by a program. Where it fails, a random legal answer is given for it."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.seed = seed
        self.faults: list[str] = []
        self.talk: Talk | None = None
        self.wants: tuple[str, ...] = ()
        self.called = ""  # as the program calls itself
        self.questions = 0
        self.rng = chooser(seed)

    def sit(self, game: Game, seat: int) -> Bot:
        seated = OutsideBot(self.name, self.seed)
        seated.game = game
        seated.seat = seat
        return seated

    game: Game
    seat: int

    def hear(self, what: Heard) -> None:
        if self.talk is not None:
            told: Message = {"seat": what.seat, "kind": what.kind, "word": what.word}
            self.talk.say({"type": "heard", **told, "events": what.events})

    def think(self, view: View, budget: Budget) -> Thought:
        answers = view.state.answers()
        if len(self.faults) < MOST_FAULTS:
            try:
                return Thought(self.asked(view, budget))
            except Fault as fault:
                self.faults.append(str(fault))
        draw = answers[(int(self.rng.step()) * len(answers)) >> 32]
        return Thought(draw, note=f"at random: {self.faults[-1]}")

    def leave(self) -> None:
        """The program waits for its next game."""
        if self.talk is not None:
            self.talk.say({"type": "over"})
            _idle.setdefault(self.name, []).append(self.talk)
            self.talk = None

    # -- the talk -------------------------------------------------------------------------------
    def asked(self, view: View, budget: Budget) -> int:
        seconds = budget.seconds if budget.seconds is not None else SECONDS
        try:
            talk = self.begun(view, seconds)
            self.questions += 1
            talk.say(self.question(view, seconds))
            answer = talk.hear(seconds, late=self.is_late)
        except Fault:
            self.stop()
            raise
        word = answer.get("word")
        numbers = view.state.kind().numbers
        if answer.get("type") != "answer" or not isinstance(word, str):
            raise Fault(f"no answer: {str(answer)[:80]}")
        if word not in numbers or not view.state.is_offered(numbers[word]):
            raise Fault(f"{view.state.kind().name}: {word[:40]} is not legal")
        return numbers[word]

    def is_late(self, said: Message) -> bool:
        """Whether it answers an earlier question, perhaps of an earlier game."""
        return said.get("type") == "answer" and said.get("id") != self.questions

    def begun(self, view: View, seconds: float) -> Talk:
        """The program at this table: one that waits, or one started now."""
        if self.talk is not None:
            return self.talk
        idle = _idle.get(self.name)
        talk = idle.pop() if idle else Talk(self.name.removeprefix(PREFIX))
        self.talk = talk
        talk.say(
            {
                "type": "begin",
                "protocol": PROTOCOL,
                "game": self.game.id,
                "rules": self.game.rules_version,
                "seats": int(view.state.seats),
                "seat": self.seat,
                "seed": self.seed,
                "seconds": seconds,
            }
        )
        ready = talk.hear(START_SECONDS, late=self.is_late)
        if ready.get("type") != "ready":
            raise Fault(f"not ready: {str(ready)[:80]}")
        wants = ready.get("wants", ["board"])
        if not isinstance(wants, list) or not all(want in WANTS for want in wants):
            raise Fault(f"wants are some of {', '.join(WANTS)}, not {str(wants)[:80]}")
        self.wants = tuple(str(want) for want in wants)
        self.called = str(ready.get("name", ""))[:40]
        return talk

    def question(self, view: View, seconds: float) -> Message:
        state = view.state
        kind = state.kind()
        words = [kind.words[answer] for answer in state.answers()]
        message: Message = {"type": "think", "id": self.questions, "kind": kind.name}
        message |= {"about": state.question().about(state), "legal": words, "seconds": seconds}
        if "board" in self.wants:
            message["board"] = view.plain()
        if "observation" in self.wants and self.game.encoder is not None:
            rows = Rows(self.game.encoder, 1)
            rows.write(state, self.seat, 0)
            message["observation"] = [int(number) for number in rows.values]
        return message

    def stop(self) -> None:
        """It failed: the next question starts it anew."""
        if self.talk is not None:
            self.talk.kill()
            self.talk.end()
            self.talk = None
