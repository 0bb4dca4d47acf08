"""The doors of `lautta.envs`: decisions a second beside PettingZoo's connect four, in its own environment.

    PYTHONPATH=src .venv-envs/bin/python -m bench.doors  # python3 scripts/prepare.py envs makes .venv-envs
    PYTHONPATH=src .venv-envs/bin/python -m bench.doors --seconds 0.5 --json

All play at random with one policy: `mask.view(bool).nonzero()[0]`, and one of these codes. Seconds are those of the
processor, on one core; the cases take turns, and each figure is the median of the rounds. AEC loops are
`for agent in env.agent_iter(): env.last(); env.step(…)`, with observation and mask; connect four shows 6 x 7 x 2
numbers, "bytes" and "numbers" are those of `GameState.observe`. `Env` and `VectorEnv` play against `random`, whose
decisions are not counted.
"""

import argparse
import json
import os
import random
import statistics
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np

from bench.measuring import pick_core

GAMES = ("amsterdam", "tigris", "roads")
Loop = Callable[[float], float]


def choice(mask: Any, pick: random.Random) -> Any:
    """One of the legal codes, each as likely."""
    legal = mask.view(bool).nonzero()[0]
    return legal[int(pick.random() * len(legal))]


def aec(env: Any, seconds: float) -> float:
    """Decisions a second of PettingZoo's usual loop."""
    decisions, pick, began = 0, random.Random(1), time.process_time()
    while time.process_time() - began < seconds:
        env.reset(seed=decisions)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(choice(observation["action_mask"], pick))
                decisions += 1
            if time.process_time() - began >= seconds:  # games of Roads & Boats are long
                break
    return decisions / (time.process_time() - began)


def single(env: Any, seconds: float) -> float:
    """Decisions a second of the learner in Gymnasium's usual loop."""
    decisions, pick, began = 0, random.Random(1), time.process_time()
    _, info = env.reset(seed=1)
    while time.process_time() - began < seconds:
        *_, terminated, _, info = env.step(choice(info["action_mask"], pick))
        decisions += 1
        if terminated:
            _, info = env.reset()
    return decisions / (time.process_time() - began)


def vector(env: Any, seconds: float) -> float:
    """Decisions a second of the learners of many games, which the batch draws."""
    decisions, began = 0, time.process_time()
    env.reset(seed=1)
    while time.process_time() - began < seconds:
        env.step(np.maximum(env.batch.sampled, 0))
        decisions += env.num_envs
    return decisions / (time.process_time() - began)


def cases() -> dict[str, Loop]:
    """All that is measured, by what it is."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from pettingzoo.classic import connect_four_v3

    from lautta.envs.gymnasium import Env, VectorEnv
    from lautta.envs.pettingzoo import AEC

    found: dict[str, Loop] = {}

    def add(name: str, loop: Callable[[Any, float], float], env: Any) -> None:
        found[name] = lambda seconds: loop(env, seconds)

    add("connect four of PettingZoo, raw_env", aec, connect_four_v3.raw_env())
    add("connect four of PettingZoo, env (wrapped)", aec, connect_four_v3.env())
    for name in GAMES:
        add(f"{name}, AEC, bytes", aec, AEC(name, 2))
        add(f"{name}, AEC, numbers", aec, AEC(name, 2, observation="numbers"))
        add(f"{name}, Env, bytes", single, Env(name))
        add(f"{name}, VectorEnv of 128, bytes", vector, VectorEnv(128, name))
    return found


def measured(seconds: float, rounds: int = 3) -> dict[str, float]:
    """Decisions a second of each case: the median of rounds in turns, on one core."""
    os.sched_setaffinity(0, {pick_core()})
    loops = cases()
    found: dict[str, list[float]] = {name: [] for name in loops}
    for _ in range(rounds):
        for name, loop in loops.items():
            found[name].append(loop(seconds))
    return {name: statistics.median(figures) for name, figures in found.items()}


def main() -> None:
    """Measure, and print figures and their ratios to connect four."""
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=1.0, help="processor seconds of each measurement")
    asked.add_argument("--json", action="store_true", help="one JSON object of the figures")
    chosen = asked.parse_args()
    found = measured(chosen.seconds)
    if chosen.json:
        print(json.dumps(found))
        return
    raw, wrapped, *_ = found.values()
    for name, figure in found.items():
        print(f"{name}: {figure:,.0f} a second; {figure / raw:.2f} of raw_env, {figure / wrapped:.2f} of env")


if __name__ == "__main__":
    main()
