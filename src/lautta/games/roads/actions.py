"""Every action of the game, in one table."""

from lautta.core.action_calls import Actions
from lautta.core.actions import Action, Param, Position, Table
from lautta.games.roads import state
from lautta.games.roads.check import derived, ranges, relations
from lautta.games.roads.check.faults import FAULTS
from lautta.games.roads.fields import FIELDS, OPTIONS
from lautta.games.roads.rules import (
    breeding,
    building,
    carrying,
    consent,
    geese,
    helping,
    listing,
    loading,
    movement,
    new_transporters,
    order,
    paying,
    production,
    research,
    roadwork,
    sequence,
    setup,
    walls,
    wonder,
    works,
)

TRANSPORTER = Param("transporter", state.SLOTS, names="slots")
GOOD = Param("good", state.GOODS, names="goods")
BANK = Param("bank", state.BANKS, names=state.BANK_NAMES)
SITE = Param("place", "sites", names="sites")
TILE = Param("tile", "tiles", names="tiles")
STORE = Param("place", "stores", names="stores")
MIXTURE = Param("mixture", len(state.MIXTURES), names=state.MIXTURES)
PARTNER = Param("other", state.PARTNERS, names=state.PARTNER_NAMES)
SIDE = Param("side", "sides", names="sides")

TABLE = Table(
    "roads", board=state.Board, state=state.State, scratch=state.Scratch, seats=state.SEATS,
    start=setup.start, to_act=sequence.to_act,
    position=Position(
        FIELDS, OPTIONS, derived.derive, relations.relations, FAULTS,
        relations.oddities, ranges.parts, derived.complete,
    ),
    actions=(
        # set-up and order of play
        Action("home", setup.check_home, sequence.choose_home, Param("place", "banks", names="banks"),
               candidates=listing.homes),
        Action("call", order.check_call, order.call),
        Action("agree", order.check_agree, order.agree),
        Action("pray", order.check_praying, order.pray),
        Action("stop", order.check_praying, order.stop),
        Action("slot", order.check_slot, order.take_slot,
               Param("slot", state.SEATS, names=tuple(str(slot + 1) for slot in range(state.SEATS)))),
        Action("done", sequence.check_done, sequence.done),
        # works in hand
        Action("pay", paying.check_pay, works.pay, GOOD, Param("from", state.SOURCES + state.PARTNERS, names="sources"),
               candidates=listing.pays),
        Action("put", production.check_put, works.put, TRANSPORTER),
        Action("launch", new_transporters.check_launch, works.launch, SITE, candidates=listing.launches),
        Action("scrap", new_transporters.check_scrap, works.scrap, TRANSPORTER),
        Action("upgrade", research.check_upgrade, works.upgrade, TILE, candidates=research.upgrade_candidates),
        Action("enough", research.check_enough, works.enough),
        Action("drop", helping.check_drop, works.drop),
        # consent
        Action("accept", consent.check_answer, consent.accept),
        Action("refuse", consent.check_answer, consent.refuse),
        Action("give", consent.check_give, consent.give, TRANSPORTER, PARTNER, GOOD, candidates=consent.gives),
        Action("ask", consent.check_ask, consent.ask, TRANSPORTER, PARTNER, GOOD, candidates=consent.asks),
        Action("invite", consent.check_invite, consent.invite, TRANSPORTER, PARTNER, candidates=consent.invites),
        Action("board", consent.check_board, consent.board, TRANSPORTER, PARTNER, candidates=consent.boards),
        # production
        Action("use", production.check_use, works.use, TILE, candidates=listing.uses),
        Action("wagon", production.check_harness, works.harness, TRANSPORTER),
        Action("breed", breeding.check_breed, works.breed_donkeys, TILE, candidates=listing.breeds),
        Action("research", research.check_research, works.research,
               Param("subject", len(state.SUBJECTS), names="subjects"), STORE, candidates=research.research_candidates),
        # production and movement
        Action("load", loading.check_load, loading.load, TRANSPORTER, GOOD, BANK, candidates=listing.loads),
        Action("unload", loading.check_unload, loading.unload, TRANSPORTER, GOOD, BANK, candidates=listing.unloads),
        Action("hand", loading.check_hand, loading.hand, TRANSPORTER, Param("to", state.SLOTS, names="slots"), GOOD,
               candidates=listing.hands),
        # movement
        Action("go", movement.check_go, movement.go, TRANSPORTER, SITE, candidates=movement.go_candidates),
        Action("lead", geese.check_lead, geese.lead, TRANSPORTER,
               Param("from", geese.OTHERS + 1, names=(*state.BANK_NAMES, "others")), candidates=listing.leads),
        Action("leave", geese.check_leave, geese.leave, TRANSPORTER, BANK, candidates=listing.leaves),
        Action("take", carrying.check_take, carrying.take_on, TRANSPORTER, Param("other", state.SLOTS, names="slots"),
               candidates=listing.takes),
        Action("set", carrying.check_set, carrying.set_down, TRANSPORTER, SITE, candidates=listing.sets),
        Action("alight", carrying.check_alight, carrying.alight, TRANSPORTER, SITE, candidates=listing.alights),
        # building
        Action("build", building.check_build, works.build,
               Param("building", state.BUILDABLE_KINDS, names="buildings"), STORE,
               candidates=building.build_candidates),
        Action("mine", building.check_mine, works.mine, STORE, MIXTURE, candidates=building.mine_candidates),
        Action("shaft", building.check_shaft, works.shaft, TILE, MIXTURE, candidates=building.shaft_candidates),
        Action("road", roadwork.check_road, works.road, Param("way", "ends", names="ends"),
               candidates=roadwork.road_candidates),
        Action("bridge", roadwork.check_bridge, works.bridge, Param("place", "spots", names="spots"),
               candidates=roadwork.bridge_candidates),
        Action("wall", walls.check_wall, works.wall, SIDE, candidates=walls.wall_candidates),
        Action("demolish", walls.check_demolish, works.demolish, SIDE, candidates=walls.demolish_candidates),
        # wonder
        Action("brick", wonder.check_brick, works.brick),
    ),
)  # fmt: skip

ACTIONS = Actions(TABLE)
