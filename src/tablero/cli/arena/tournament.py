"""What the games of a tournament say: win shares, who finishes ahead of whom, ratings."""

from __future__ import annotations

from tablero.cli.arena.rounds import Played
from tablero.cli.ratings import Skill, always_valid, bradley_terry, rate, wilson


class Standing:
    """How one bot did. A seat-game is one seat in one game."""

    def __init__(self, seats: int) -> None:
        self.wins = 0.0
        self.points = 0
        self.faults = 0
        self.seat_games = [0] * seats
        self.seat_wins = [0.0] * seats
        self.skill = Skill()

    def plain(self, name: str, rating: float) -> dict[str, object]:
        trials = sum(self.seat_games)
        low, high = wilson(self.wins, trials)
        return {
            "bot": name,
            "seat_games": trials,
            "wins": round(self.wins, 3),
            "share": round(self.wins / max(1, trials), 4),
            "interval95": [round(low, 4), round(high, 4)],
            "mean_score": round(self.points / max(1, trials), 3),
            "rating": round(rating, 1),
            "skill": {"mu": round(self.skill.mu, 3), "sigma": round(self.skill.sigma, 3)},
            "faults": self.faults,
            "share_by_seat": [
                round(wins / max(1, games), 4)
                for wins, games in zip(self.seat_wins, self.seat_games, strict=True)
            ],
        }


class Tournament:
    def __init__(self, names: list[str], seats: int, against: str = "") -> None:
        """`names` are all that play, `against` among them."""
        self.names = names
        self.against = against
        self.seats = seats
        self.standings = {name: Standing(seats) for name in names}
        self.beaten: dict[tuple[str, str], float] = {}
        self.round_shares: dict[tuple[str, str], list[float]] = {}
        self.games = 0
        self.rounds = 0

    def add_round(self, played: list[Played]) -> None:
        before = dict(self.beaten)
        for one in played:
            self.add(one)
        self.rounds += 1
        for pair in self.pairs():
            won = self.beaten.get(pair, 0.0) - before.get(pair, 0.0)
            back = (pair[1], pair[0])
            lost = self.beaten.get(back, 0.0) - before.get(back, 0.0)
            if won + lost:
                self.round_shares.setdefault(pair, []).append(won / (won + lost))

    def add(self, one: Played) -> None:
        self.games += 1
        names, scores, winners = one.line_up, one.scores, one.winners
        for seat, name in enumerate(names):
            standing = self.standings[name]
            won = 1 / len(winners) if seat in winners else 0.0
            standing.wins += won
            standing.points += scores[seat]
            standing.faults += one.faults[seat]
            standing.seat_games[seat] += 1
            standing.seat_wins[seat] += won
            for other, rival in enumerate(names):
                if rival != name:
                    ahead = self.beaten.get((name, rival), 0.0)
                    self.beaten[name, rival] = ahead + finished_ahead(scores, winners, seat, other)
        self.add_skills(one)

    def add_skills(self, one: Played) -> None:
        """Each bot once, by the best of its seats: a bot does not lose to itself."""
        best: dict[str, tuple[bool, int]] = {}
        for seat, name in enumerate(one.line_up):
            result = (seat in one.winners, one.scores[seat])
            best[name] = max(result, best.get(name, result))
        if len(best) > 1:
            order = sorted(set(best.values()), reverse=True)
            places = [order.index(result) for result in best.values()]
            skills = [self.standings[name].skill for name in best]
            for name, skill in zip(best, rate(skills, places), strict=True):
                self.standings[name].skill = skill

    def pairs(self) -> list[tuple[str, str]]:
        """The comparisons that the tournament is about."""
        if self.against:
            return [(name, self.against) for name in self.names if name != self.against]
        return [(a, b) for place, a in enumerate(self.names) for b in self.names[place + 1 :]]

    def is_settled(self) -> bool:
        """Whether it is known of every pair who finishes ahead of whom, however often one looks."""
        for pair in self.pairs():
            low, high = always_valid(self.round_shares.get(pair, []))
            if low <= 0.5 <= high:
                return False
        return True

    def plain(self) -> list[dict[str, object]]:
        ratings = bradley_terry(self.beaten, self.names)
        ranked = sorted(self.names, key=lambda name: -ratings[name])
        return [
            {**self.standings[name].plain(name, ratings[name]), "ahead_of": self.ahead(name)}
            for name in ranked
        ]

    def ahead(self, name: str) -> dict[str, float]:
        """How often the seats of a bot finished ahead of those of each rival."""
        shares = {}
        for rival in self.names:
            won, lost = self.beaten.get((name, rival), 0.0), self.beaten.get((rival, name), 0.0)
            if won + lost:
                shares[rival] = round(won / (won + lost), 4)
        return shares


def finished_ahead(scores: list[int], winners: list[int], seat: int, other: int) -> float:
    """1, 0, or a half for a tie; the title's tie-break counts among the winners."""
    if (seat in winners) != (other in winners):
        return 1.0 if seat in winners else 0.0
    if scores[seat] == scores[other]:
        return 0.5
    return 1.0 if scores[seat] > scores[other] else 0.0
