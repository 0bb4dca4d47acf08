"""How much a best response wins against a strategy: `python -m examples.small_boards.best_response`.

It goes through all histories, those together that a seat cannot tell apart. With fractions, the answer is exact.
"""

from examples.small_boards.tree import History, Info, Number, Strategy, chances, deals, equilibrium

Together = list[tuple[Number, History]]
"""Histories with the probability that chance and the opponent bring each of them."""


def best_response(strategy: Strategy, seat: int) -> Number:
    """Return the most that a seat can win on average if the other one plays this strategy."""
    return sum(value(group, strategy, seat) for group in told_apart(deals(), seat))


def told_apart(histories: Together, seat: int) -> list[Together]:
    """Sort histories by what the seat knows."""
    groups: dict[Info, Together] = {}
    for weight, history in histories:
        groups.setdefault(history.infos[seat], []).append((weight, history))
    return list(groups.values())


def value(group: Together, strategy: Strategy, seat: int) -> Number:
    """Return what the seat wins at best in one of its information states, times the probability of its histories."""
    first = group[0][1]
    if not first.legal:
        won = sum(weight * history.won for weight, history in group)
        return won if seat == 0 else -won
    if first.seat == seat:
        return max(of_action(group, code, strategy, seat) for code in first.legal)
    played = [(weight, history, chances(strategy, history.infos[1 - seat], first.legal)) for weight, history in group]
    return sum(
        of_action([(weight * chosen[code], history) for weight, history, chosen in played], code, strategy, seat)
        for code in first.legal
    )


def of_action(group: Together, code: int, strategy: Strategy, seat: int) -> Number:
    """Return the value after an action that both seats see."""
    after = [(weight, history.after(code)) for weight, history in group if weight]
    return sum(value(apart, strategy, seat) for apart in told_apart(after, seat))


if __name__ == "__main__":
    for name, strategy in (("uniform play", {}), ("the kept equilibrium", equilibrium())):
        wins = [best_response(strategy, seat) for seat in (0, 1)]
        print(f"Against {name} the seats win {wins[0]} and {wins[1]}: exploitability {sum(wins) / 2}")
