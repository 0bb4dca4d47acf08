# The functions of an engine, the same for every game.

from cpython.buffer cimport PyBUF_FORMAT, PyBUF_SIMPLE, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer, Py_buffer
from cpython.list cimport PyList_GET_ITEM, PyList_New, PyList_SET_ITEM
from cpython.ref cimport Py_INCREF
from libc.stdlib cimport free, malloc
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
