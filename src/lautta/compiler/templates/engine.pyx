# The functions of an engine, the same for every game.

from cpython.buffer cimport PyBUF_FORMAT, PyBUF_SIMPLE, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer, Py_buffer
from cpython.list cimport PyList_GET_ITEM, PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from libc.stdlib cimport abs, free, malloc
from libc.string cimport memset

cdef list _numbers = list(range(KEPT))

cdef struct Opened:
    Py_buffer board_view
    Py_buffer state_view
    R_Board* b
    R_State* s
    int64_t count


cdef int _whole(Py_buffer* view, int64_t size, size_t align, bint many, name) except -1:
    # Refuses, and closes, a buffer that is no record or no whole number of them.
    cdef int64_t here = view.len
    if (here == size or (many and here and here % size == 0)) and <size_t>view.buf % align == 0:
        return 0
    PyBuffer_Release(view)
    raise ValueError(f"a {name} has {size} bytes, aligned to {align}; here are {here}")


cdef inline int _open(board, state, int flags, bint many, Opened* o) except -1:
    # The records in two buffers; `_close` them afterwards.
    PyObject_GetBuffer(board, &o.board_view, PyBUF_SIMPLE)
    _whole(&o.board_view, sizeof(R_Board), BOARD_ALIGN, False, "Board")
    try:
        PyObject_GetBuffer(state, &o.state_view, flags)
        _whole(&o.state_view, sizeof(R_State), STATE_ALIGN, many, "State")
    except:
        PyBuffer_Release(&o.board_view)
        raise
    o.b, o.s = <R_Board*>o.board_view.buf, <R_State*>o.state_view.buf
    o.count = o.state_view.len // <int64_t>sizeof(R_State)
    cdef int64_t i
    for i in range(o.count):
        if o.s[i].f_board != o.b.f_hash:
            _close(o)
            raise ValueError("this record belongs to a game on another board")
    return 0


cdef inline void _close(Opened* o) noexcept:
    PyBuffer_Release(&o.state_view)
    PyBuffer_Release(&o.board_view)


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
    cdef Py_buffer view
    PyObject_GetBuffer(board, &view, PyBUF_SIMPLE)
    _whole(&view, sizeof(R_Board), BOARD_ALIGN, False, "Board")
    cdef int64_t n = _size(<R_Board*>view.buf)
    PyBuffer_Release(&view)
    return n


def start(board, batch, int64_t seats):
    """Set up each record of a batch: it holds the key of its chance, the board's hash, options, else 0."""
    if not 1 <= seats <= SEATS:
        raise ValueError(f"{NAME} is for 1 to {SEATS} seats, not {seats}")
    cdef Opened o
    cdef int64_t i
    _open(board, batch, PyBUF_WRITABLE, True, &o)
    with nogil:
        for i in range(o.count):
            _start(o.b, &o.s[i], seats)
    _close(&o)


def validate(board, state):
    """0, or what makes it impossible that this record belongs to a game on this board."""
    cdef Opened o
    _open(board, state, PyBUF_SIMPLE, False, &o)
    cdef int64_t fault = _validate(o.b, o.s)
    _close(&o)
    return fault


def to_act(board, state):
    """The mask of the seats that may act; 0 when the game is over."""
    cdef Opened o
    _open(board, state, PyBUF_SIMPLE, False, &o)
    cdef int64_t seats = _to_act(o.b, o.s)
    _close(&o)
    return seats


def check(board, state, int64_t seat, int64_t code):
    """0, or the reason why this seat may not do this."""
    cdef Opened o
    _open(board, state, PyBUF_SIMPLE, False, &o)
    code = _check(o.b, o.s, seat, code)
    _close(&o)
    return code


def apply(board, state, int64_t seat, int64_t code):
    """Do it and answer 0, or answer the reason why not and change nothing."""
    cdef Opened o
    _open(board, state, PyBUF_WRITABLE, False, &o)
    cdef int64_t reason = _check(o.b, o.s, seat, code)
    if reason == 0:
        _apply(o.b, o.s, seat, code)
    _close(&o)
    return reason


def legal(board, state, int64_t seat=ANY_SEAT):
    """The codes of what a seat may do now, in order; of the lowest seat that may act for seat -1."""
    cdef Opened o
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
    cdef Opened o
    cdef Py_buffer view
    cdef int32_t* codes
    cdef int64_t room, i, n = 0
    _open(board, state, PyBUF_SIMPLE, False, &o)
    try:
        room = _size(o.b)
        PyObject_GetBuffer(out, &view, PyBUF_WRITABLE)
        try:
            if view.len != room:
                raise ValueError(f"a mask has {room} bytes here, not {view.len}")
            codes = <int32_t*>_room(room, sizeof(int32_t))
            seat = _acting(o.b, o.s, seat)
            if seat >= 0:
                n = _legal(o.b, o.s, seat, codes, room)
            memset(view.buf, 0, <size_t>room)
            for i in range(n):
                (<uint8_t*>view.buf)[codes[i]] = 1
            free(codes)
        finally:
            PyBuffer_Release(&view)
    finally:
        _close(&o)
    return n


def hide(board, batch, int64_t seat, bint recall=False):
    """Blank in each record of a batch what a seat, -1 for a spectator, may not know; without the GIL."""
    cdef Opened o
    cdef int64_t i
    _seat(seat)
    _open(board, batch, PyBUF_WRITABLE, True, &o)
    with nogil:
        for i in range(o.count):
            _hide(o.b, &o.s[i], seat, recall)
    _close(&o)


def deal(board, batch, int64_t seat, words, bint recall=False):
    """Fill at random what `hide` left blank, in each record of a batch from 64 bits of `words`; without the GIL."""
    cdef Opened o
    cdef Py_buffer view
    cdef R_Chooser chooser
    cdef int64_t i
    _seat(seat)
    _open(board, batch, PyBUF_WRITABLE, True, &o)
    try:
        PyObject_GetBuffer(words, &view, PyBUF_SIMPLE)
        _whole(&view, o.count * 8, 8, False, "row of words")
        with nogil:
            for i in range(o.count):
                chooser.f_seed, chooser.f_drawn = (<uint64_t*>view.buf)[i], 0
                _deal(o.b, &o.s[i], seat, recall, &chooser)
        PyBuffer_Release(&view)
    finally:
        _close(&o)


def refused(board, batch, codes, ended):
    """The first record of a batch whose lowest seat may not do the action of a code, and why; -1 and 0 if there is none.

    Those that have ended are left out.
    """
    cdef Opened o
    cdef Py_buffer v[2]
    cdef int64_t i, at = -1, reason = 0
    _open(board, batch, PyBUF_SIMPLE, True, &o)
    try:
        _rows((codes, ended), (4, 1), o.count, False, v)
        with nogil:
            for i in range(o.count):
                if not (<uint8_t*>v[1].buf)[i]:
                    reason = _check(o.b, &o.s[i], _acting(o.b, &o.s[i], ANY_SEAT), (<int32_t*>v[0].buf)[i])
                    if reason:
                        at = i
                        break
        _release(v, 2)
    finally:
        _close(&o)
    return at, reason


def show(state, steps, int64_t me, int64_t players, out):
    """Write the numbers that an observation's steps make of a record, for a seat; see `lautta.core.observation`."""
    cdef Py_buffer v[3]
    cdef int64_t written
    _rows((state,), (sizeof(R_State),), 1, False, v)
    try:
        PyObject_GetBuffer(steps, &v[1], PyBUF_SIMPLE)
        try:
            written = _measured(&v[1], 1, players) // 2
            PyObject_GetBuffer(out, &v[2], PyBUF_WRITABLE)
            if v[2].len == 2 * written and 0 <= me < players:
                lautta_show(<uint8_t*>v[0].buf, <int32_t*>v[1].buf, v[1].len // 24, me, players, <int16_t*>v[2].buf)
            else:
                written = -1
            PyBuffer_Release(&v[2])
        finally:
            PyBuffer_Release(&v[1])
    finally:
        _release(v, 1)
    if written < 0:
        raise ValueError("these steps write another number of numbers")


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
    cdef Opened o, anew
    cdef Py_buffer plan
    cdef Py_buffer v[9]
    if not 1 <= players <= SEATS:
        raise ValueError(f"{NAME} is for 1 to {SEATS} seats, not {players}")
    if not 0 <= form <= 2:
        raise ValueError(f"there are forms 0 to 2, not {form}")
    _open(board, blank, PyBUF_SIMPLE, False, &anew)
    try:
        _open(board, batch, PyBUF_WRITABLE, True, &o)
        try:
            PyObject_GetBuffer(steps, &plan, PyBUF_SIMPLE)
            try:
                wide = _measured(&plan, players, players) if plan.len else sizeof(R_State)
                width = (4 * _size(o.b), _size(o.b), (_size(o.b) + 7) // 8)[form]
                sizes = (8, 4, 4, 1, wide, 4, 4, sizeof(R_Chooser), width)
                _rows((seeds, codes, seats, ended, seen, counts, sampled, choosers, legal), sizes, o.count, True, v)
                try:
                    _advance(&o, anew.s, &plan, v, players, form, recall)
                finally:
                    _release(v, 9)
            finally:
                PyBuffer_Release(&plan)
        finally:
            _close(&o)
    finally:
        _close(&anew)


cdef int _advance(Opened* o, R_State* blank, Py_buffer* plan, Py_buffer* v, int64_t players, int64_t form,
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


cdef int _rows(buffers, sizes, int64_t count, bint writable, Py_buffer* v) except -1:
    # Opens buffers with so many bytes for each record; closes all if one does not fit.
    cdef int opened = 0
    try:
        for buffer, size in zip(buffers, sizes):
            PyObject_GetBuffer(buffer, &v[opened], PyBUF_WRITABLE if writable else PyBUF_SIMPLE)
            opened += 1
            align = 8 if size % 8 == 0 else 4 if size % 4 == 0 else 1
            if v[opened - 1].len != count * <int64_t>size or <size_t>v[opened - 1].buf % <size_t>align:
                here = v[opened - 1].len
                raise ValueError(f"{count} records have {size} bytes each, aligned to {align}; here are {here} in all")
    except:
        _release(v, opened)
        raise
    return 0


cdef void _release(Py_buffer* v, int count) noexcept:
    cdef int i
    for i in range(count):
        PyBuffer_Release(&v[i])


cdef int _seat(int64_t seat) except -1:
    if not -1 <= seat < SEATS:
        raise ValueError(f"{NAME} has seats up to {SEATS - 1}, not {seat}")
    return 0


def simulate(board, batch, int64_t limit, uint64_t seed, lengths=None):
    """Play each game of a batch at random to its end, at most `limit` decisions each; answer how many in all.

    Those of each game are written into `lengths`, eight bytes a game, where it is given. Without the GIL. Raises
    ValueError before anything changes if a record is not sound.
    """
    cdef Opened o
    cdef Py_buffer view
    cdef LISTED* out
    cdef int64_t* each = NULL
    cdef int64_t room, i, done, fault = 0, total = 0
    _open(board, batch, PyBUF_WRITABLE, True, &o)
    try:
        if lengths is not None:
            PyObject_GetBuffer(lengths, &view, PyBUF_WRITABLE | PyBUF_FORMAT)
            _whole(&view, o.count * 8, 8, False, "row of lengths")
            each = <int64_t*>view.buf
            if view.itemsize != 8 or view.format.lstrip(b"<=@") not in (b"q", b"l"):
                PyBuffer_Release(&view)
                raise ValueError("lengths are an array of int64")
        try:
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
        finally:
            if each != NULL:
                PyBuffer_Release(&view)
        if fault:
            raise ValueError(f"record {i} could not have come from a game: fault {fault}")
    finally:
        _close(&o)
    return total
