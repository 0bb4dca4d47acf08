# The functions of an engine, the same for every game.

from cpython.buffer cimport PyBUF_FORMAT, PyBUF_SIMPLE, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer, Py_buffer
from cpython.list cimport PyList_GET_ITEM, PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from libc.stdlib cimport abs, free, malloc
from libc.string cimport memset

cdef list _numbers = list(range(KEPT))

cdef struct Lent:  # what a call has of Python: a board, records of games on it, and other buffers
    Py_buffer views[13]  # as many as `advance` takes
    int taken
    R_Board* b
    R_State* s
    int64_t count


cdef Py_buffer* _borrow(Lent* o, given, int flags) except NULL:
    # A buffer of any size, until `_close`.
    cdef Py_buffer* view = &o.views[o.taken]
    PyObject_GetBuffer(given, view, flags)
    o.taken += 1
    return view


cdef void* _take(Lent* o, given, int flags, int64_t size, size_t align, name, bint many=False) except? NULL:
    # The bytes of a buffer; refuses one that is not of this size, or with `many` no whole number of it.
    cdef Py_buffer* view = _borrow(o, given, flags)
    cdef int64_t here = view.len
    if (here == size or (many and here and here % size == 0)) and <size_t>view.buf % align == 0:
        return view.buf
    raise ValueError(f"a {name} has {size} bytes, aligned to {align}; here are {here}")


cdef int _open(board, state, int flags, bint many, Lent* o) except -1:
    # The records in two buffers; `_close` them afterwards, with all that was taken since.
    cdef int64_t i
    o.taken = 0
    try:
        o.b = <R_Board*>_take(o, board, PyBUF_SIMPLE, sizeof(R_Board), BOARD_ALIGN, "Board")
        o.s = <R_State*>_take(o, state, flags, sizeof(R_State), STATE_ALIGN, "State", many)
        o.count = o.views[1].len // <int64_t>sizeof(R_State)
        for i in range(o.count):
            if o.s[i].f_board != o.b.f_hash:
                raise ValueError("this record belongs to a game on another board")
    except:
        _close(o)
        raise
    return 0


cdef inline void _close(Lent* o) noexcept:
    while o.taken:
        o.taken -= 1
        PyBuffer_Release(&o.views[o.taken])


cdef inline int64_t _acting(R_Board* b, R_State* s, int64_t seat) noexcept nogil:
    # The seat itself if it may act, the lowest that may for ANY_SEAT, else -1.
    cdef int64_t seats = _to_act(b, s)
    if seat == ANY_SEAT:
        return lautta_lowest_bit(seats)
    return seat if 0 <= seat < SEATS and seats >> seat & 1 else -1


cdef void* _room(int64_t size, size_t each) except NULL:
    cdef void* out = malloc(<size_t>size * each) if 0 < size < 2147483647 else NULL
    if out == NULL:
        raise MemoryError(f"{size} action codes are too many")
    return out


cdef int64_t _play(R_Board* b, R_State* s, int64_t limit, uint64_t seed, LISTED* out, int64_t room) noexcept nogil:
    cdef R_Chooser chooser
    cdef int64_t seats, skipped, seat, n, code, done = 0
    chooser.f_seed, chooser.f_drawn = seed, 0
    while done < limit:
        seats = _to_act(b, s)
        if seats == 0:
            break
        n = lautta_count_bits(seats)
        for skipped in range(CHOOSE(&chooser, n) if n > 1 else 0):
            seats &= seats - 1
        seat = lautta_lowest_bit(seats)
        code = _chosen(b, s, seat, &chooser, out, room)
        if code < 0:
            break
        _apply(b, s, seat, code)
        done += 1
    return done


def size(board):
    """How many action codes there are on this board."""
    cdef Lent o
    o.taken = 0
    try:
        return _size(<R_Board*>_take(&o, board, PyBUF_SIMPLE, sizeof(R_Board), BOARD_ALIGN, "Board"))
    finally:
        _close(&o)


def start(board, batch, int64_t seats):
    """Set up each record of a batch: it holds the key of its chance, the board's hash, options, else 0."""
    if not 1 <= seats <= SEATS:
        raise ValueError(f"{NAME} is for 1 to {SEATS} seats, not {seats}")
    cdef Lent o
    cdef int64_t i
    _open(board, batch, PyBUF_WRITABLE, True, &o)
    with nogil:
        for i in range(o.count):
            _start(o.b, &o.s[i], seats)
    _close(&o)


def validate(board, state):
    """0, or what makes it impossible that this record belongs to a game on this board."""
    cdef Lent o
    _open(board, state, PyBUF_SIMPLE, False, &o)
    cdef int64_t fault = _validate(o.b, o.s)
    _close(&o)
    return fault


def to_act(board, state):
    """The mask of the seats that may act; 0 when the game is over."""
    cdef Lent o
    _open(board, state, PyBUF_SIMPLE, False, &o)
    cdef int64_t seats = _to_act(o.b, o.s)
    _close(&o)
    return seats


def check(board, state, int64_t seat, int64_t code):
    """0, or the reason why this seat may not do this."""
    cdef Lent o
    _open(board, state, PyBUF_SIMPLE, False, &o)
    code = _check(o.b, o.s, seat, code)
    _close(&o)
    return code


def apply(board, state, int64_t seat, int64_t code):
    """Do it and answer 0, or answer the reason why not and change nothing."""
    cdef Lent o
    _open(board, state, PyBUF_WRITABLE, False, &o)
    cdef int64_t reason = _check(o.b, o.s, seat, code)
    if reason == 0:
        _apply(o.b, o.s, seat, code)
    _close(&o)
    return reason


def legal(board, state, int64_t seat=ANY_SEAT):
    """The codes of what a seat may do now, in order; of the lowest seat that may act for seat -1."""
    cdef Lent o
    cdef int32_t few[ROOM]
    cdef int32_t* out = few
    cdef int64_t room, i, n = 0
    cdef list codes
    _open(board, state, PyBUF_SIMPLE, False, &o)
    try:
        room = _size(o.b)
        if room > ROOM:
            out = <int32_t*>_room(room, sizeof(int32_t))
        seat = _acting(o.b, o.s, seat)
        if seat >= 0:
            n = _legal(o.b, o.s, seat, out, room)
    finally:
        _close(&o)
    try:
        codes = PyList_New(n)
        for i in range(n):
            number = <object>PyList_GET_ITEM(_numbers, out[i]) if out[i] < KEPT else out[i]
            Py_INCREF(number)
            PyList_SET_ITEM(codes, i, number)
        return codes
    finally:
        if out != few:
            free(out)


def mask(board, state, int64_t seat, out):
    """Write 1 for each legal code and 0 for each other into bytes; answer how many are legal."""
    cdef Lent o
    cdef uint8_t* marks
    cdef int32_t* codes
    cdef int64_t room, i, n = 0
    _open(board, state, PyBUF_SIMPLE, False, &o)
    try:
        room = _size(o.b)
        marks = <uint8_t*>_take(&o, out, PyBUF_WRITABLE, room, 1, "mask")
        codes = <int32_t*>_room(room, sizeof(int32_t))
        seat = _acting(o.b, o.s, seat)
        if seat >= 0:
            n = _legal(o.b, o.s, seat, codes, room)
        memset(marks, 0, <size_t>room)
        for i in range(n):
            marks[codes[i]] = 1
        free(codes)
    finally:
        _close(&o)
    return n


def hide(board, batch, int64_t seat, bint recall=False):
    """Blank in each record of a batch what a seat, -1 for a spectator, may not know; without the GIL."""
    cdef Lent o
    cdef int64_t i
    _seat(seat)
    _open(board, batch, PyBUF_WRITABLE, True, &o)
    with nogil:
        for i in range(o.count):
            _hide(o.b, &o.s[i], seat, recall)
    _close(&o)


def deal(board, batch, int64_t seat, words, bint recall=False):
    """Fill at random what `hide` left blank, in each record of a batch from 64 bits of `words`; without the GIL."""
    cdef Lent o
    cdef uint64_t* seeds
    cdef R_Chooser chooser
    cdef int64_t i
    _seat(seat)
    _open(board, batch, PyBUF_WRITABLE, True, &o)
    try:
        seeds = <uint64_t*>_take(&o, words, PyBUF_SIMPLE, 8 * o.count, 8, "row of words")
        with nogil:
            for i in range(o.count):
                chooser.f_seed, chooser.f_drawn = seeds[i], 0
                _deal(o.b, &o.s[i], seat, recall, &chooser)
    finally:
        _close(&o)


def refused(board, batch, codes, ended):
    """The first record of a batch whose lowest seat may not do the action of a code, and why; -1 and 0 if there is none.

    Those that have ended are left out.
    """
    cdef Lent o
    cdef int32_t* asked
    cdef uint8_t* over
    cdef int64_t i, at = -1, reason = 0
    _open(board, batch, PyBUF_SIMPLE, True, &o)
    try:
        asked = <int32_t*>_take(&o, codes, PyBUF_SIMPLE, 4 * o.count, 4, "row of codes")
        over = <uint8_t*>_take(&o, ended, PyBUF_SIMPLE, o.count, 1, "row of ends")
        with nogil:
            for i in range(o.count):
                if not over[i]:
                    reason = _check(o.b, &o.s[i], _acting(o.b, &o.s[i], ANY_SEAT), asked[i])
                    if reason:
                        at = i
                        break
    finally:
        _close(&o)
    return at, reason


def show(state, steps, int64_t me, int64_t players, out):
    """Write the numbers that an observation's steps make of a record, for a seat; see `lautta.core.observation`."""
    cdef Lent o
    cdef Py_buffer* plan
    cdef uint8_t* record
    cdef int16_t* numbers
    o.taken = 0
    try:
        record = <uint8_t*>_take(&o, state, PyBUF_SIMPLE, sizeof(R_State), STATE_ALIGN, "State")
        plan = _borrow(&o, steps, PyBUF_SIMPLE)
        numbers = <int16_t*>_take(&o, out, PyBUF_WRITABLE, _measured(plan, 1, players), 2, "row of numbers")
        if not 0 <= me < players:
            raise ValueError(f"{players} players have no seat {me}")
        lautta_show(record, <int32_t*>plan.buf, plan.len // 24, me, players, numbers)
    finally:
        _close(&o)


cdef int64_t _measured(Py_buffer* steps, int64_t seats, int64_t players) except -1:
    # How many bytes the steps of each seat write, int16; all must read inside a record, and write as much.
    cdef int32_t* step = <int32_t*>steps.buf
    cdef int64_t seat, i, each = steps.len // 24 // seats, total, first = -1
    if steps.len != 24 * each * seats or <size_t>steps.buf % 4 or not 1 <= players <= SEATS:
        raise ValueError("steps are six numbers of int32 each")
    for seat in range(seats):
        total = 0
        for i in range(each):
            if not (0 <= step[0] <= 4 and 0 <= step[1] and 1 <= step[2] <= sizeof(R_State) and 0 <= step[3]
                    and abs(step[4]) in (1, 2, 4, 8) and (step[0] != 1 or step[2] <= 64)
                    and <int64_t>step[1] + abs(step[4]) + (step[2] - 1 if step[0] == 0 or step[0] == 2 else 0) * <int64_t>step[3]
                    <= <int64_t>sizeof(R_State)):
                raise ValueError(f"step {i} of seat {seat} reads beyond the record")
            total += 2 * step[2]
            step += 6
        if first >= 0 and total != first:
            raise ValueError("the steps of all seats write the same number of numbers")
        first = total
    return first


def advance(board, batch, blank, seeds, codes, seats, ended, seen, counts, sampled, choosers, legal, steps,
            int64_t players, int64_t form, bint recall):
    """Take a step in each game of a batch, and write what the next seat sees and may do; see `Interpreted.advance`."""
    cdef Lent o
    cdef R_State* anew
    cdef Py_buffer* plan
    if not 1 <= players <= SEATS:
        raise ValueError(f"{NAME} is for 1 to {SEATS} seats, not {players}")
    if not 0 <= form <= 2:
        raise ValueError(f"there are forms 0 to 2, not {form}")
    _open(board, batch, PyBUF_WRITABLE, True, &o)
    try:
        anew = <R_State*>_take(&o, blank, PyBUF_SIMPLE, sizeof(R_State), STATE_ALIGN, "State")
        if anew.f_board != o.b.f_hash:
            raise ValueError("this record belongs to a game on another board")
        plan = _borrow(&o, steps, PyBUF_SIMPLE)
        wide = _measured(plan, players, players) if plan.len else sizeof(R_State)
        width = (4 * _size(o.b), _size(o.b), (_size(o.b) + 7) // 8)[form]
        sizes = (8, 4, 4, 1, wide, 4, 4, sizeof(R_Chooser), width)
        rows = (seeds, codes, seats, ended, seen, counts, sampled, choosers, legal)
        for row, size in zip(rows, sizes):
            align = 8 if size % 8 == 0 else 4 if size % 4 == 0 else 1
            _take(&o, row, PyBUF_WRITABLE, o.count * <int64_t>size, align, "row for each record")
        _advance(&o, anew, plan, &o.views[4], players, form, recall)
    finally:
        _close(&o)


cdef int _advance(Lent* o, R_State* blank, Py_buffer* plan, Py_buffer* v, int64_t players, int64_t form,
                  bint recall) except -1:
    # Nothing that the caller's arrays hold is trusted, as they may change meanwhile: an action is checked here again.
    cdef uint64_t* seeds = <uint64_t*>v[0].buf
    cdef int32_t* codes = <int32_t*>v[1].buf
    cdef int32_t* seats = <int32_t*>v[2].buf
    cdef uint8_t* ended = <uint8_t*>v[3].buf
    cdef uint8_t* seen = <uint8_t*>v[4].buf
    cdef int32_t* counts = <int32_t*>v[5].buf
    cdef int32_t* sampled = <int32_t*>v[6].buf
    cdef R_Chooser* choosers = <R_Chooser*>v[7].buf
    cdef uint8_t* legal = <uint8_t*>v[8].buf
    cdef int64_t i, n, code, seat, me, each = plan.len // 24 // players, room = _size(o.b)
    cdef int64_t wide = v[4].len // o.count, width = v[8].len // o.count
    cdef R_State view
    cdef R_State* s
    cdef int32_t* out = <int32_t*>_room(room, sizeof(int32_t))
    with nogil:
        for i in range(o.count):
            s, code = &o.s[i], codes[i]
            seat = _acting(o.b, s, ANY_SEAT)
            if ended[i]:
                s[0] = blank[0]
                s.f_chance.f_key[0] = seeds[i]
                _start(o.b, s, players)
            elif _check(o.b, s, seat, code) == 0:
                _apply(o.b, s, seat, code)
            seat = _acting(o.b, s, ANY_SEAT)
            seats[i], ended[i] = <int32_t>seat, seat < 0
            view = s[0]
            memset(&view.f_chance, 0, sizeof(view.f_chance))
            _hide(o.b, &view, seat, recall)
            if each:
                me = seat if seat > 0 else 0
                lautta_show(<uint8_t*>&view, <int32_t*>plan.buf + 6 * each * me, each, me, players,
                            <int16_t*>(seen + i * wide))
            else:
                memcpy(seen + i * wide, &view, sizeof(R_State))
            n = _legal(o.b, s, seat, out, room) if seat >= 0 else 0
            counts[i] = <int32_t>n
            sampled[i] = out[CHOOSE(&choosers[i], n)] if n else -1
            _write_legal(out, n, legal + i * width, width, form)
    free(out)
    return 0


cdef inline void _write_legal(int32_t* out, int64_t n, uint8_t* to, int64_t width, int64_t form) noexcept nogil:
    # As a list of codes, then -1 over those of another seat; as a byte or as a bit for each code.
    cdef int64_t k = n
    cdef int32_t* row = <int32_t*>to
    if form == 0:
        memcpy(to, out, <size_t>n * sizeof(int32_t))
        while k < width // 4 and row[k] != -1:
            row[k] = -1
            k += 1
        return
    memset(to, 0, <size_t>width)
    for k in range(n):
        if form == 1:
            to[out[k]] = 1
        else:
            to[out[k] >> 3] |= <uint8_t>(1 << (out[k] & 7))


cdef int _seat(int64_t seat) except -1:
    if not -1 <= seat < SEATS:
        raise ValueError(f"{NAME} has seats up to {SEATS - 1}, not {seat}")
    return 0


def simulate(board, batch, int64_t limit, uint64_t seed, lengths=None):
    """Play each game of a batch at random to its end, at most `limit` decisions each; answer how many in all.

    Those of each game are written into `lengths`, eight bytes a game, where it is given. Without the GIL. Raises
    ValueError before anything changes if a record is not sound.
    """
    cdef Lent o
    cdef LISTED* out
    cdef int64_t* each = NULL
    cdef int64_t room, i, done, fault = 0, total = 0
    _open(board, batch, PyBUF_WRITABLE, True, &o)
    try:
        if lengths is not None:
            each = <int64_t*>_take(&o, lengths, PyBUF_WRITABLE | PyBUF_FORMAT, 8 * o.count, 8, "row of lengths")
            if o.views[2].itemsize != 8 or o.views[2].format.lstrip(b"<=@") not in (b"q", b"l"):
                raise ValueError("lengths are an array of int64")
        room = _size(o.b)
        out = <LISTED*>_room(room, sizeof(LISTED))
        with nogil:
            for i in range(o.count):
                fault = _validate(o.b, &o.s[i])
                if fault:
                    break
            else:
                for i in range(o.count):
                    done = _play(o.b, &o.s[i], limit, seed + <uint64_t>i, out, room)
                    total += done
                    if each != NULL:
                        each[i] = done
        free(out)
        if fault:
            raise ValueError(f"record {i} could not have come from a game: fault {fault}")
    finally:
        _close(&o)
    return total
