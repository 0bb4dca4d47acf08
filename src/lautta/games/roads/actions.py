"""Every action of the game, in one table."""

from lautta.core.actions import Action, Param, Table
from lautta.games.roads import (
    breeding,
    building,
    carrying,
    consent,
    geese,
    helping,
    launching,
    listing,
    loading,
    movement,
    order,
    paying,
    production,
    research,
    roadwork,
    setup,
    state,
    turns,
    validation,
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
    start=setup.start, to_act=order.to_act, validate=validation.validate,
    actions=(
        # set-up and order of play
        Action("home", setup.check_home, turns.choose_home, Param("place", "banks", names="banks"),
               candidates=listing.homes, exact=True),
        Action("call", order.check_call, order.call),
        Action("agree", order.check_agree, order.agree),
        Action("pray", order.check_praying, order.pray),
        Action("stop", order.check_praying, order.stop),
        Action("slot", order.check_slot, order.take_slot,
               Param("slot", state.SEATS, names=tuple(str(slot + 1) for slot in range(state.SEATS)))),
        Action("done", turns.check_done, turns.done),
        # works in hand
        Action("pay", paying.check_pay, works.pay, GOOD, Param("from", state.SOURCES + state.PARTNERS, names="sources"),
               candidates=listing.pays, exact=True),
        Action("put", production.check_put, works.put, TRANSPORTER),
        Action("launch", launching.check_launch, works.launch, SITE, candidates=listing.launches, exact=True),
        Action("scrap", launching.check_scrap, works.scrap, TRANSPORTER),
        Action("upgrade", research.check_upgrade, works.upgrade, TILE, candidates=research.upgrade_candidates,
               exact=True),
        Action("enough", research.check_enough, works.enough),
        Action("drop", helping.check_drop, works.drop),
        # consent
        Action("accept", consent.check_answer, consent.accept),
        Action("refuse", consent.check_answer, consent.refuse),
        Action("give", consent.check_give, consent.give, TRANSPORTER, PARTNER, GOOD, candidates=consent.gives,
               exact=True),
        Action("ask", consent.check_ask, consent.ask, TRANSPORTER, PARTNER, GOOD, candidates=consent.asks, exact=True),
        Action("invite", consent.check_invite, consent.invite, TRANSPORTER, PARTNER, candidates=consent.invites,
               exact=True),
        Action("board", consent.check_board, consent.board, TRANSPORTER, PARTNER, candidates=consent.boards,
               exact=True),
        # production
        Action("use", production.check_use, works.use, TILE, candidates=listing.uses, exact=True),
        Action("wagon", production.check_harness, works.harness, TRANSPORTER),
        Action("breed", breeding.check_breed, works.breed_donkeys, TILE, candidates=listing.breeds, exact=True),
        Action("research", research.check_research, works.research,
               Param("subject", len(state.SUBJECTS), names="subjects"), STORE,
               candidates=research.research_candidates, exact=True),
        # production and movement
        Action("load", loading.check_load, loading.load, TRANSPORTER, GOOD, BANK, candidates=listing.loads, exact=True),
        Action("unload", loading.check_unload, loading.unload, TRANSPORTER, GOOD, BANK, candidates=listing.unloads,
               exact=True),
        Action("hand", loading.check_hand, loading.hand, TRANSPORTER, Param("to", state.SLOTS, names="slots"), GOOD,
               candidates=listing.hands, exact=True),
        # movement
        Action("go", movement.check_go, movement.go, TRANSPORTER, SITE, candidates=movement.go_candidates, exact=True),
        Action("lead", geese.check_lead, geese.lead, TRANSPORTER,
               Param("from", geese.OTHERS + 1, names=(*state.BANK_NAMES, "others")), candidates=listing.leads,
               exact=True),
        Action("leave", geese.check_leave, geese.leave, TRANSPORTER, BANK, candidates=listing.leaves, exact=True),
        Action("take", carrying.check_take, carrying.take_on, TRANSPORTER, Param("other", state.SLOTS, names="slots"),
               candidates=listing.takes, exact=True),
        Action("set", carrying.check_set, carrying.set_down, TRANSPORTER, SITE, candidates=listing.sets, exact=True),
        Action("alight", carrying.check_alight, carrying.alight, TRANSPORTER, SITE, candidates=listing.alights,
               exact=True),
        # building
        Action("build", building.check_build, works.build, Param("building", building.KINDS, names="buildings"), STORE,
               candidates=building.build_candidates, exact=True),
        Action("mine", building.check_mine, works.mine, STORE, MIXTURE, candidates=building.mine_candidates,
               exact=True),
        Action("shaft", building.check_shaft, works.shaft, TILE, MIXTURE, candidates=building.shaft_candidates,
               exact=True),
        Action("road", roadwork.check_road, works.road, Param("way", "ends", names="ends"),
               candidates=roadwork.road_candidates, exact=True),
        Action("bridge", roadwork.check_bridge, works.bridge, Param("place", "spots", names="spots"),
               candidates=roadwork.bridge_candidates, exact=True),
        Action("wall", walls.check_wall, works.wall, SIDE, candidates=walls.wall_candidates, exact=True),
        Action("demolish", walls.check_demolish, works.demolish, SIDE, candidates=walls.demolish_candidates,
               exact=True),
        # wonder
        Action("brick", wonder.check_brick, works.brick),
    ),
)  # fmt: skip
