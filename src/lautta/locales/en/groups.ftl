# Groups, the door of a server that is closed to members, and what somebody played. $name is a person or a group.

groups-group = Group
groups-mine = My groups
groups-members = { $count ->
    [one] 1 member
   *[other] { $count } members
}
groups-host = host
groups-make = Make the group
groups-new-lead = A group has a place of its own: its tables, who plays, and how you all did. Others come in by a link that you send them, and nobody else knows it is there.
groups-join = Join
groups-join-lead = You are invited. Here you see each other’s tables, sit down without further links, and keep track of who won.
groups-link-gone = This link leads nowhere any more
groups-tables = Tables
groups-new-table = New table here
groups-wishes-add = Say how you like to play…
groups-wishes-change = Change
groups-wishes-why = Rules and pace that suit the group. Everyone sees this before they set up a table.
groups-save = Save
groups-who = Members
groups-link = Send this link to whoever should join
groups-link-text = Join our group { $name } on Lautta:
groups-notify = Tell me when a table opens here
groups-leave = Leave…
groups-sure-leave = Leave this group? Your tables go on. You need the link to come back.
groups-sure-remove = Remove { $name }? The link changes too, so that nobody comes back by the old one.
groups-sure-host = Make { $name } the host? You will then be a member like the others.
groups-sure-link = Make a new link? The old one stops working at once.
groups-do-leave = Leave
groups-do-remove = Remove
groups-do-host = Make host
groups-do-link = New link
groups-alone = Best solo games
groups-tries = { $count ->
    [one] 1 game
   *[other] { $count } games
}
groups-others = Others’ best: { $points }
groups-pairs = Head to head
groups-won-lost = { $won } won, { $lost } lost

groups-door = A private table
groups-door-lead = This server is open to members only: with the link to a group you are in.
groups-door-link = The link that you were sent
groups-door-enter = Come in
groups-door-wrong = This is not a link to a group.

groups-filter = Which games
groups-filter-all = All games
groups-nothing-played = You have not finished a game here yet.
groups-alone-mine = My best solo games
groups-people = People I have played with
