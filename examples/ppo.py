"""Proximal policy optimisation in one file: a network learns Ticket to Ride: Amsterdam for two by self-play.

    pip install . torch
    python examples/ppo.py --seed 1 --out runs/1

Both seats share the network, and each has a trajectory of its own. Minutes are processor time of one thread, without
evaluations; they also set the learning rate, so a run with the same seed is not repeated to the bit.
docs/research/ppo.md has results.
"""

import argparse
import json
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn.functional import log_softmax

import lautta
from lautta.players import registry
from lautta.players.playing import decision

ONE_HOT = {"row": range(7), "players.hand": range(8), "phase": range(4), "players.contract_count": range(5)}
COLOURS, SLOTS = 7, 5  # of the open row
POINT = 1 / 30  # what a point ahead is worth as a reward
FAR = 99.0  # spaces of a way that is closed


class Features:
    """Observations as numbers near 1: blocks divided by their largest number in random games, some one-hot, and `Ways`.

    Numbers that are always 0 in random games are left out.
    """

    def __init__(self, game, players):
        batch = lautta.Batch(game, 256, players, observation="numbers", seed=1 << 60)
        largest = np.zeros(batch.observation.length, np.float32)
        for _ in range(300):
            batch.step(batch.sampled)
            np.maximum(largest, np.abs(batch.observations).max(axis=0), out=largest)
        blocks = {}
        for block in batch.observation.blocks:
            at = np.arange(block.first, block.first + int(np.prod(block.shape)))
            blocks[block.name] = at = at[largest[at] > 0]
            largest[at] = largest[at].max(initial=0)
        columns = [column for name, known in ONE_HOT.items() for _ in known for column in blocks[name]]
        values = [value for name, known in ONE_HOT.items() for value in known for _ in blocks[name]]
        self.plain = torch.from_numpy(np.flatnonzero(largest))
        self.scale = 1 / torch.from_numpy(largest)[self.plain]
        self.columns, self.values = torch.tensor(columns), torch.tensor(values, dtype=torch.int16)
        self.row = slice(len(self.plain), len(self.plain) + COLOURS * SLOTS)  # colours of the open cards, one-hot
        self.ways = Ways(game.board().data, batch.observation.blocks)
        self.length = self(batch.observations).shape[1]

    def __call__(self, observations):
        numbers = torch.from_numpy(observations)
        one_hot = (numbers[:, self.columns] == self.values).float()
        return torch.cat([numbers[:, self.plain] * self.scale, one_hot, self.ways(numbers)], dim=1)


class Ways:
    """For the contracts of a seat: which routes are on a shortest way, and how near to done each one is (-1 to 1).

    First for contracts in hand, then for those on offer. The last number is what the seat is ahead, as a reward, if
    each contract in hand counts by how near it is.
    """

    def __init__(self, board, blocks):
        places = {place["id"]: number for number, place in enumerate(board["places"])}
        self.size = len(places)
        self.a, self.b = torch.tensor([[places[route[end]] for route in board["routes"]] for end in "ab"])
        self.c, self.d = torch.tensor([[places[one[end]] for one in board["contracts"]] for end in "ab"])
        self.length = torch.tensor([float(route["length"]) for route in board["routes"]])
        self.worth = torch.tensor([float(one["points"]) for one in board["contracts"]])
        self.first = {block.name: block.first for block in blocks}

    def __call__(self, numbers):
        def own(name, width):
            return numbers[:, self.first[name] : self.first[name] + width]

        games, routes, contracts = len(numbers), len(self.length), len(self.c)
        built, held = own("players.routes", routes), own("players.contracts", contracts)
        offered = own("players.offer", contracts)
        usable = (own("free", routes) > 0) & (own("players.barred", routes) == 0)
        cost = torch.where(built > 0, 0.0, torch.where(usable, self.length, FAR))
        far = torch.full((games, self.size**2), FAR)
        for a, b in ((self.a, self.b), (self.b, self.a)):
            far.scatter_reduce_(1, (a * self.size + b).expand(games, -1), cost, "amin")
        far = far.view(games, self.size, self.size)
        far.diagonal(dim1=1, dim2=2).zero_()
        for middle in range(self.size):  # Floyd and Warshall
            far = torch.minimum(far, far[:, :, middle : middle + 1] + far[:, middle : middle + 1])
        row, which = (held + offered).nonzero(as_tuple=True)
        kind = (held[row, which] == 0).long()  # 0: held, 1: offered
        start, end = far[row, self.c[which]], far[row, self.d[which]]
        left = start.gather(1, self.d[which, None])
        way = torch.minimum(start[:, self.a] + end[:, self.b], start[:, self.b] + end[:, self.a]) + cost[row]
        wanted, near = torch.zeros(2, games, routes), torch.zeros(2, games, contracts)
        wanted.index_put_((kind, row), ((way == left) & (left < FAR) & (built[row] == 0)).float(), accumulate=True)
        near[kind, row, which] = 1 - left[:, 0].clamp(max=10) / 5
        points = own("players.points", 2)
        hoped = points[:, 0] - points[:, 1] + (self.worth * near[0]).sum(dim=1)
        return torch.cat([*wanted, *near, POINT * hoped[:, None]], dim=1)


def factors_of(space):
    """Return the factors of each action (codes + 1, most), filled up with "none", and how many do not change.

    An action's factors are its name and each of its arguments: 85 in all for 1,137 actions. Those of the slots of the
    open row come last, as they change with the cards there. The last row is code -1.
    """
    names, rows = {}, []
    for code in range(len(space)):
        action, arguments = space.decode(code)
        keys = [(action.name,), *((action.name, place, value) for place, value in enumerate(arguments))]
        rows.append([key if key[:2] == ("row", 0) else names.setdefault(key, len(names)) for key in keys])
    places = {("row", 0, slot): len(names) + slot for slot in range(SLOTS)}
    rows = [[places.get(part, part) for part in row] for row in rows]
    widest, none = max(len(row) for row in rows), len(names) + SLOTS
    return torch.tensor([[*row, *[none] * (widest - len(row))] for row in [*rows, []]]), len(names)


class Agent(nn.Module):
    """A network of two hidden layers, whose outputs also see the features directly.

    An action's logit is the sum over its factors; taking an open card has the factor of its colour. The value is what
    comes on top of the last feature, so that a step towards a contract counts at once.
    """

    def __init__(self, features, space, width=256):
        super().__init__()
        self.factors, plain = factors_of(space)
        self.row = features.row
        self.body = nn.Sequential(
            layer(features.length, width, 2**0.5), nn.ReLU(), layer(width, width, 2**0.5), nn.ReLU()
        )
        self.policy, self.value = layer(width + features.length, plain + COLOURS, 0.01), layer(width, 1, 1.0)

    def forward(self, features, legal):
        """Return log probabilities of the legal actions (n, k), listed with -1 at the end, and values (n,)."""
        hidden = self.body(features)
        factors = self.policy(torch.cat([hidden, features], dim=1))
        plain, colours = factors[:, :-COLOURS], factors[:, -COLOURS:]
        slots = (colours[:, :, None] * features[:, self.row].view(-1, COLOURS, SLOTS)).sum(dim=1)
        factors = torch.cat([plain, slots, torch.zeros(len(hidden), 1)], dim=1)
        logits = sum(factors.gather(1, self.factors[:, part][legal]) for part in range(self.factors.shape[1]))
        return log_softmax(logits.masked_fill(legal < 0, -1e9), dim=1), self.value(hidden)[:, 0] + features[:, -1]


def layer(inputs, outputs, gain):
    made = nn.Linear(inputs, outputs)
    nn.init.orthogonal_(made.weight, gain)
    nn.init.zeros_(made.bias)
    return made


def legal_of(batch):
    """Return the legal codes of a batch (games, most) int64, -1 where there is none."""
    return torch.from_numpy(batch.legal[:, : max(1, int(batch.counts.max()))]).long()


def collect(agent, features, batch, steps):
    """Play `steps` decisions of each game and return what was seen, done and earned, each (steps, games, …)."""
    games, players = batch.rewards.shape
    kept = {
        "features": torch.empty(steps, games, features.length),
        "chosen": torch.zeros(steps, games, dtype=torch.int64),
        "logp": torch.empty(steps, games),
        "value": torch.empty(steps, games),
        "seat": torch.empty(steps, games, dtype=torch.int64),
        "reward": torch.empty(steps, games, players),
        "ended": torch.empty(steps, games, dtype=torch.bool),
    }
    legals = []
    for step in range(steps):
        seen, legal = features(batch.observations), legal_of(batch)
        logp, value = agent(seen, legal)
        chosen = (logp - torch.empty_like(logp).exponential_().log()).argmax(dim=1)  # Gumbel: as multinomial, but fast
        kept["features"][step] = seen
        legals.append(legal.short())
        kept["chosen"][step], kept["logp"][step] = chosen, logp.gather(1, chosen[:, None])[:, 0]
        kept["value"][step], kept["seat"][step] = value, torch.from_numpy(batch.seats)
        batch.step(legal.gather(1, chosen[:, None])[:, 0].numpy())
        margin = torch.from_numpy(batch.rewards)
        kept["reward"][step] = POINT * margin + margin.sign() / 2
        kept["ended"][step] = torch.from_numpy(batch.ended)
    kept["legal"] = torch.full((steps, games, max(legal.shape[1] for legal in legals)), -1, dtype=torch.int16)
    for step, legal in enumerate(legals):
        kept["legal"][step, :, : legal.shape[1]] = legal
    kept["last"] = agent(features(batch.observations), legal_of(batch))[1], torch.from_numpy(batch.seats).long()
    return kept


def advantages(kept, smooth):
    """Return advantages (steps, games) by GAE without discount, and which of them are known.

    Each seat has a trajectory of its own: its next value is that of its own next decision, and what it earned is all
    that came until then. A decision is unknown if its seat has not moved again within these steps.
    """
    steps, games, players = kept["reward"].shape
    row = torch.arange(games)
    future, ahead = torch.zeros(games, players), torch.zeros(games, players)
    earned, known = torch.zeros(games, players), torch.zeros(games, players, dtype=torch.bool)
    value, seat = kept["last"]
    moving = seat >= 0
    future[row[moving], seat[moving]], known[row[moving], seat[moving]] = value[moving], True
    result, valid = torch.zeros(steps, games), torch.zeros(steps, games, dtype=torch.bool)
    for step in reversed(range(steps)):
        ended = kept["ended"][step]
        future[ended], ahead[ended], earned[ended], known[ended] = 0.0, 0.0, 0.0, True
        earned += kept["reward"][step]
        moving = kept["seat"][step] >= 0  # in a step that only starts a game anew, nobody moves
        at = row[moving], kept["seat"][step][moving]
        value = kept["value"][step][moving]
        result[step, moving] = earned[at] + future[at] - value + smooth * ahead[at]
        valid[step, moving] = known[at]
        ahead[at], future[at], earned[at], known[at] = result[step, moving], value, 0.0, True
    return result, valid


def learn(agent, optimiser, kept, args, left):
    """Improve the network by what was collected."""
    advantage, valid = advantages(kept, args.smooth)
    returns = (advantage + kept["value"])[valid]
    advantage = advantage[valid]
    features, legal = kept["features"][valid], kept["legal"][valid]
    chosen, before = kept["chosen"][valid], kept["logp"][valid]
    most = (legal >= 0).sum(dim=1)
    for _ in range(args.epochs):
        for rows in torch.randperm(len(returns)).split(args.minibatch):
            actions = legal[rows, : int(most[rows].max())].long()
            logp, value = agent(features[rows], actions)
            ratio = (logp.gather(1, chosen[rows, None])[:, 0] - before[rows]).exp()
            gain = (advantage[rows] - advantage[rows].mean()) / (advantage[rows].std() + 1e-8)
            clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
            entropy = -(logp.exp() * logp).masked_fill(actions < 0, 0.0).sum(dim=1).mean()
            loss = -torch.min(gain * ratio, gain * clipped).mean() - left * args.entropy * entropy
            loss = loss + 0.5 * (value - returns[rows]).square().mean()
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(agent.parameters(), 0.5)
            optimiser.step()
    return entropy.item(), (1 - (value - returns[rows]).var() / returns[rows].var()).item()


@torch.no_grad()
def evaluate(agent, features, game, opponent, games, seed):
    """Return the share of wins against a player of Lautta, seats alternating; a shared win counts half."""
    batch = lautta.Batch(game, games, 2, observation="numbers", form="codes", seed=seed)
    own = np.arange(games) % 2
    others = [registry.make(opponent, seed + i) for i in range(games)]
    share, going = np.zeros(games), np.ones(games, bool)
    while going.any():
        legal = legal_of(batch)
        best = agent(features(batch.observations), legal)[0].argmax(dim=1, keepdim=True)
        actions = np.where(batch.counts > 0, legal.gather(1, best)[:, 0].numpy(), 0)
        for i in np.flatnonzero(going & (batch.seats >= 0) & (batch.seats != own)):
            actions[i] = decision(others[i], batch.state(i), int(batch.seats[i]))
        batch.step(actions)
        now = going & batch.ended
        share[now] = (1 + batch.rewards[now, own[now]]) / 2
        going &= ~batch.ended
    return float(share.mean())


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    add = parser.add_argument
    add("--seed", type=int, default=1)
    add("--minutes", type=float, default=10.0, help="processor time to learn, without evaluations")
    add("--every", type=float, default=2.0, help="minutes between evaluations")
    add("--evaluate", type=int, default=400, help="games against each opponent")
    add("--opponents", default="random,sense,ida")
    add("--games", type=int, default=256)
    add("--steps", type=int, default=96)
    add("--epochs", type=int, default=2)
    add("--minibatch", type=int, default=2048)
    add("--rate", type=float, default=1e-3)
    add("--clip", type=float, default=0.2)
    add("--entropy", type=float, default=0.03)
    add("--smooth", type=float, default=0.9, help="lambda of GAE")
    add("--out", type=Path, default=Path("runs/ppo"))
    return parser.parse_args()


def main():
    args = arguments()
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    game = lautta.game("amsterdam")
    features = Features(game, 2)
    agent = Agent(features, game.new(players=2, seed=0).space)
    optimiser = torch.optim.Adam(agent.parameters(), lr=args.rate, eps=1e-5)
    batch = lautta.Batch(
        game, args.games, 2, observation="numbers", form="codes", returns="margin", seed=args.seed << 40
    )
    args.out.mkdir(parents=True, exist_ok=True)
    used, decisions, checks, updates = 0.0, 0, 0, 0
    while used < args.minutes * 60:
        start = time.process_time()
        left = 1 - 0.9 * used / (args.minutes * 60)  # of the learning rate and of the entropy's weight
        optimiser.param_groups[0]["lr"] = left * args.rate
        with torch.no_grad():
            kept = collect(agent, features, batch, args.steps)
        entropy, explained = learn(agent, optimiser, kept, args, left)
        used += time.process_time() - start
        decisions += args.games * args.steps
        updates += 1
        if updates % 10 == 0:
            print(f"{used:5.0f} s {decisions:,} entropy {entropy:.3f} explained {explained:.2f}", flush=True)
        if used >= min(checks + 1, args.minutes / args.every) * args.every * 60:
            checks += 1
            shares = {
                name: evaluate(agent, features, game, name, args.evaluate, 1 << 50)
                for name in args.opponents.split(",")
            }
            line = {"seed": args.seed, "minutes": round(used / 60, 2), "decisions": decisions, **shares}
            with (args.out / "curve.jsonl").open("a") as file:
                print(json.dumps(line), file=file)
            print(line, flush=True)
            torch.save(agent.state_dict(), args.out / f"agent-{checks}.pt")


if __name__ == "__main__":
    main()
