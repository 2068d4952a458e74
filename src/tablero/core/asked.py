"""What a client at a seat is told about the question that waits: plain data made for that seat."""

from __future__ import annotations

from tablero.core.kinds import Event
from tablero.core.match import Match


def ask(match: Match, seat: int, previews: bool = True) -> dict[str, object] | None:
    """The waiting question. Answers and reasons only for the seat that is asked."""
    state = match.state
    if state.is_over():
        return None
    question = state.question()
    asked = state.current_player()
    told: dict[str, object] = {
        "seat": asked,
        "kind": question.kind().name,
        "about": {},
        "yours": asked == seat,
        "answers": [],
        "refused": [],
    }
    if asked == seat:
        told["about"] = question.about(state)
        told["answers"] = [_answer(match, answer, previews) for answer in state.answers()]
        told["refused"] = _refused(match)
    return told


def _answer(match: Match, answer: int, previews: bool) -> dict[str, object]:
    state = match.state
    kind = state.kind()
    args = {**kind.args[answer], **state.question().facts(state, answer)}
    told: dict[str, object] = {
        "answer": answer,
        "word": kind.words[answer],
        "target": kind.targets[answer],
        "role": kind.roles[answer],
        "rank": state.question().rank(state, answer),
        "args": args,
        "oneway": False,
        "bound": "",
        "preview": [],
    }
    if previews:
        preview = match.preview(answer)
        told["oneway"] = preview.oneway
        told["bound"] = preview.bound
        args.update(preview.figures)
        told["preview"] = plain_events(preview.events, state.current_player())
    return told


def _refused(match: Match) -> list[dict[str, object]]:
    state = match.state
    kind = state.kind()
    question = state.question()
    return [
        {
            "answer": refusal.answer,
            "word": kind.words[refusal.answer],
            "target": kind.targets[refusal.answer],
            "role": kind.roles[refusal.answer],
            "label": {**kind.args[refusal.answer], **question.names(state, refusal.answer)},
            "code": refusal.code,
            "args": refusal.args,
        }
        for refusal in question.refusals(state)
    ]


def plain_events(events: list[Event], viewer: int, over: bool = False) -> list[dict[str, object]]:
    return [event.plain(viewer, over) for event in events]
