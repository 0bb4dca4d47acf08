"""The compiled engine of a game round its rules: codes, listing, playing, and the functions that Python sees."""

from ctypes import alignment
from typing import Any

from lautta.core.actions import Action, Table
from lautta.core.chance import choose
from lautta.core.expressions import board_size
from lautta.core.interpreted import ANY_SEAT, context
from lautta.core.program import GameProgram
from lautta.core.reasons import GAME_OVER, NO_SUCH_SEAT, NOT_YOUR_TURN, UNKNOWN_ACTION
from lautta.core.translate import Function

C_FRAME = """\
#include <stddef.h>
#include <stdint.h>
#if defined(_MSC_VER)
#include <intrin.h>
#endif

#if defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#define LAUTTA_ASSERT(condition, text) static_assert(condition, text)
#else
#define LAUTTA_ASSERT(condition, text) _Static_assert(condition, text)
#endif

/* Division as in Python. By zero it answers 0, where Python raises; a sanitized build lets the sanitizer see it. */
#ifdef LAUTTA_SANITIZED
#define LAUTTA_ZERO(b) 0
#else
#define LAUTTA_ZERO(b) ((b) == 0)
#endif
static inline int64_t lautta_div(int64_t a, int64_t b) {
    if (LAUTTA_ZERO(b)) return 0;
    int64_t q = a / b;
    return q - ((a % b != 0) & ((a < 0) != (b < 0)));
}
static inline int64_t lautta_mod(int64_t a, int64_t b) {
    if (LAUTTA_ZERO(b)) return 0;
    int64_t r = a % b;
    return (r != 0) & ((r < 0) != (b < 0)) ? r + b : r;
}
static inline uint64_t lautta_unsigned_div(uint64_t a, uint64_t b) { return LAUTTA_ZERO(b) ? 0 : a / b; }
static inline uint64_t lautta_unsigned_mod(uint64_t a, uint64_t b) { return LAUTTA_ZERO(b) ? 0 : a % b; }
static inline int64_t lautta_abs(int64_t x) { return x < 0 ? -x : x; }

/* Shifts by any count from 0 up, as in Python. */
static inline int64_t lautta_shift(int64_t x, int64_t n) { return x >> (n < 63 ? n : 63); }
static inline uint64_t lautta_shift_up(uint64_t x, int64_t n) { return n < 64 ? x << n : 0; }
static inline uint64_t lautta_shift_down(uint64_t x, int64_t n) { return n < 64 ? x >> n : 0; }

#if (defined(__GNUC__) || defined(__clang__)) && (defined(__POPCNT__) || !(defined(__x86_64__) || defined(__i386__)))
static inline int64_t lautta_count_bits(int64_t x) { return __builtin_popcountll((unsigned long long)x); }
#else /* a call of a library function would be slower */
static inline int64_t lautta_count_bits(int64_t x) {
    uint64_t v = (uint64_t)x;
    v -= (v >> 1) & UINT64_C(0x5555555555555555);
    v = (v & UINT64_C(0x3333333333333333)) + ((v >> 2) & UINT64_C(0x3333333333333333));
    return (int64_t)((((v + (v >> 4)) & UINT64_C(0x0F0F0F0F0F0F0F0F)) * UINT64_C(0x0101010101010101)) >> 56);
}
#endif
#if defined(__GNUC__) || defined(__clang__)
static inline int64_t lautta_lowest_bit(int64_t x) { return x ? __builtin_ctzll((unsigned long long)x) : -1; }
#else
static inline int64_t lautta_lowest_bit(int64_t x) {
    return x ? lautta_count_bits((int64_t)(((uint64_t)x & (0 - (uint64_t)x)) - 1)) : -1;
}
#endif

static inline int64_t lautta_offer_code(int32_t *out, int64_t n, int64_t room, int64_t code) {
    if (n < room) out[n++] = (int32_t)code;
    return n;
}

/* A run of codes: the first one, and a bit for each that is legal. */
typedef struct { int64_t bits; int32_t code; int32_t count; } lautta_span;
static inline int64_t lautta_offer_span(lautta_span *out, int64_t n, int64_t room, int64_t code, int64_t bits) {
    if (bits && n < room) {
        out[n].bits = bits;
        out[n].code = (int32_t)code;
        out[n++].count = (int32_t)lautta_count_bits(bits);
    }
    return n;
}

"""

CYTHON_FRAME = """\
# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=True, freethreading_compatible=True
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

"""

FUNCTIONS = """\
cdef extern from * nogil:
    int64_t lautta_div(int64_t a, int64_t b)
    int64_t lautta_mod(int64_t a, int64_t b)
    uint64_t lautta_unsigned_div(uint64_t a, uint64_t b)
    uint64_t lautta_unsigned_mod(uint64_t a, uint64_t b)
    int64_t lautta_abs(int64_t x)
    int64_t lautta_shift(int64_t x, int64_t n)
    uint64_t lautta_shift_up(uint64_t x, int64_t n)
    uint64_t lautta_shift_down(uint64_t x, int64_t n)
    int64_t lautta_count_bits(int64_t x)
    int64_t lautta_lowest_bit(int64_t x)
    int64_t lautta_offer_code(int32_t* out, int64_t n, int64_t room, int64_t code)
    ctypedef struct lautta_span:
        int64_t bits
        int32_t code
        int32_t count
    int64_t lautta_offer_span(lautta_span* out, int64_t n, int64_t room, int64_t code, int64_t bits)

"""

ENGINE = """
from cpython.buffer cimport PyBUF_SIMPLE, PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer, Py_buffer
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
    cdef int64_t seats = _deciders(b, s)
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
        seats = _deciders(b, s)
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
    \"\"\"How many action codes there are on this board.\"\"\"
    cdef Py_buffer view
    PyObject_GetBuffer(board, &view, PyBUF_SIMPLE)
    _whole(&view, sizeof(R_Board), BOARD_ALIGN, False, "Board")
    cdef int64_t n = _size(<R_Board*>view.buf)
    PyBuffer_Release(&view)
    return n


def start(board, batch, int64_t seats):
    \"\"\"Set up each record of a batch: it holds the key of its chance, the board's hash, options, else 0.\"\"\"
    if not 1 <= seats <= SEATS:
        raise ValueError(f"{NAME} is for 1 to {SEATS} seats, not {seats}")
    cdef Opened o
    cdef int64_t i
    _open(board, batch, PyBUF_WRITABLE, True, &o)
    with nogil:
        for i in range(o.count):
            _start(o.b, &o.s[i], seats)
    _close(&o)


def sound(board, state):
    \"\"\"0, or what makes it impossible that this record belongs to a game on this board.\"\"\"
    cdef Opened o
    _open(board, state, PyBUF_SIMPLE, False, &o)
    cdef int64_t fault = _sound(o.b, o.s)
    _close(&o)
    return fault


def deciders(board, state):
    \"\"\"The mask of the seats that may act; 0 when the game is over.\"\"\"
    cdef Opened o
    _open(board, state, PyBUF_SIMPLE, False, &o)
    cdef int64_t seats = _deciders(o.b, o.s)
    _close(&o)
    return seats


def check(board, state, int64_t seat, int64_t code):
    \"\"\"0, or the reason why this seat may not do this.\"\"\"
    cdef Opened o
    _open(board, state, PyBUF_SIMPLE, False, &o)
    code = _check(o.b, o.s, seat, code)
    _close(&o)
    return code


def apply(board, state, int64_t seat, int64_t code):
    \"\"\"Do it and answer 0, or answer the reason why not and change nothing.\"\"\"
    cdef Opened o
    _open(board, state, PyBUF_WRITABLE, False, &o)
    cdef int64_t reason = _check(o.b, o.s, seat, code)
    if reason == 0:
        _apply(o.b, o.s, seat, code)
    _close(&o)
    return reason


def legal(board, state, int64_t seat=ANY_SEAT):
    \"\"\"The codes of what a seat may do now, in order; of the lowest seat that may act for seat -1.\"\"\"
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
    \"\"\"Write 1 for each legal code and 0 for each other into bytes; answer how many are legal.\"\"\"
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


def simulate(board, batch, int64_t limit, uint64_t seed):
    \"\"\"Play each game of a batch at random to its end, at most `limit` decisions each; answer how many in all.

    Without the GIL. Raises ValueError before anything changes if a record is not sound.
    \"\"\"
    cdef Opened o
    cdef LISTED* out
    cdef int64_t room, i, fault = 0, total = 0
    _open(board, batch, PyBUF_WRITABLE, True, &o)
    try:
        room = _size(o.b)
        out = <LISTED*>_room(room, sizeof(LISTED))
        with nogil:
            for i in range(o.count):
                fault = _sound(o.b, &o.s[i])
                if fault:
                    break
            else:
                for i in range(o.count):
                    total += _play(o.b, &o.s[i], limit, seed + <uint64_t>i, out, room)
        free(out)
        if fault:
            raise ValueError(f"record {i} could not have come from a game: fault {fault}")
    finally:
        _close(&o)
    return total
"""

CHOSEN = """
cdef inline int64_t _chosen(R_Board* b, R_State* s, int64_t seat, R_Chooser* chooser, int32_t* out,
                            int64_t room) noexcept nogil:
    # One of the legal codes, each as likely; -1 if there is none.
    cdef int64_t n = _legal(b, s, seat, out, room)
    return out[CHOOSE(chooser, n)] if n else -1

"""

CHOSEN_BY_SPAN = """
cdef inline int64_t _chosen(R_Board* b, R_State* s, int64_t seat, R_Chooser* chooser, lautta_span* out,
                            int64_t room) noexcept nogil:
    # One of the legal codes, each as likely; -1 if there is none. The list itself is not written, only its runs.
    cdef int64_t n = _spans(b, s, seat, out, room), i, skipped, bits, total = 0
    for i in range(n):
        total += out[i].count
    if total == 0:
        return -1
    total = CHOOSE(chooser, total)
    i = 0
    while total >= out[i].count:
        total -= out[i].count
        i += 1
    bits = out[i].bits
    for skipped in range(total):
        bits &= bits - 1
    return out[i].code + lautta_lowest_bit(bits)

"""


def interface(program: GameProgram) -> str:
    """The Cython of the engine: the table's own part, and the part that all games share."""
    table = program.table
    constants = {
        "BOARD_ALIGN": alignment(table.board),
        "STATE_ALIGN": alignment(table.state),
        "SEATS": table.seats,
        "ANY_SEAT": ANY_SEAT,
        "ROOM": 4096,
        "KEPT": 4096,
    }
    enum = ["cdef enum:", *(f"    {name} = {value}" for name, value in constants.items())]
    chosen, listed = (CHOSEN_BY_SPAN, "lautta_span") if program.spans else (CHOSEN, "int32_t")
    text = (chosen + ENGINE).replace("CHOOSE(", f"{program.functions[choose].c_name}(")
    text = text.replace("{NAME}", table.name).replace("LISTED", listed)
    parts = [course(program), codes(table), check_and_apply(program), listing(program), spans(program), text]
    return "\n".join([*enum, "", "", *parts])


def course(program: GameProgram) -> str:
    """Start, deciders and soundness, under names that do not depend on the game."""
    table = program.table
    scratch = ["    cdef R_Scratch w"] if table.scratch else []
    out = []
    for name, rule, args in (
        ("start", table.start, ["seats"]),
        ("deciders", table.deciders, []),
        ("sound", table.sound, []),
    ):
        if "t" in context(table, rule, len(args)):
            program.functions[rule].refuse(program.functions[rule].node, f"there is no acting seat in {name}")
        given = ", ".join(["R_Board* b", "R_State* s", *(f"int64_t {arg}" for arg in args)])
        result, answer = ("void", "") if name == "start" else ("int64_t", "return ")
        out += [
            f"cdef inline {result} _{name}({given}) noexcept nogil:",
            *scratch,
            f"    {answer}{call(program, rule, args)}",
            "",
            "",
        ]
    return "\n".join(out)


def codes(table: Table) -> str:
    """How many codes there are, and which action a code belongs to."""
    sizes = [action_size(action, "b") for action in table.actions]
    find = []
    for place, size in enumerate(sizes):
        find += [f"    n = {size}", "    if code[0] < n:", f"        return {place}", "    code[0] -= n"]
    return "\n".join(
        [
            "cdef inline int64_t _size(R_Board* b) noexcept nogil:",
            f"    return {' + '.join(sizes)}",
            "",
            "cdef inline int64_t _place(R_Board* b, int64_t* code) noexcept nogil:",
            "    # The place of the action in the table; the code then counts from its first one.",
            "    cdef int64_t n",
            "    if code[0] < 0:",
            "        return -1",
            *find,
            "    return -1",
            "",
            "",
        ]
    )


def check_and_apply(program: GameProgram) -> str:
    """Check and effect of each action by its code."""
    table = program.table
    scratch = ["    cdef R_Scratch w"] if table.scratch else []
    check = [
        "cdef int64_t _check(R_Board* b, R_State* s, int64_t seat, int64_t code) noexcept nogil:",
        *scratch,
        "    cdef int64_t seats, place = _place(b, &code)",
        "    if place < 0:",
        f"        return {UNKNOWN_ACTION}",
        "    if seat < 0 or seat >= s.f_seats or seat >= SEATS:",
        f"        return {NO_SUCH_SEAT}",
        "    seats = _deciders(b, s)",
        "    if seats == 0:",
        f"        return {GAME_OVER}",
        "    if not seats >> seat & 1:",
        f"        return {NOT_YOUR_TURN}",
    ]
    apply = [
        "cdef void _apply(R_Board* b, R_State* s, int64_t seat, int64_t code) noexcept nogil:",
        *scratch,
        "    cdef int64_t place = _place(b, &code)",
    ]
    for place, action in enumerate(table.actions):
        args = unpacked(action, "code")
        word = "elif" if place else "if"
        for out, rule, does in ((check, action.check, "return "), (apply, action.effect, "")):
            out += [f"    {word} place == {place}:  # {action.text}", f"        {does}{call(program, rule, args)}"]
    check.append(f"    return {UNKNOWN_ACTION}")
    return "\n".join([*check, "", "", *apply, "", ""])


def listing(program: GameProgram) -> str:
    """The legal list: from candidates where there are some, else from every code."""
    table = program.table
    most = max(len(action.params) for action in table.actions)
    out = [
        "cdef int64_t _legal(R_Board* b, R_State* s, int64_t seat, int32_t* out, int64_t room) noexcept nogil:",
        *(["    cdef R_Scratch w"] if table.scratch else []),
        "    cdef int64_t n = 0, end, i, first = 0" + "".join(f", x{k}" for k in range(most)),
    ]
    for action in table.actions:
        out.append(f"    # {action.text}")
        if action.candidates:
            offered = call(program, action.candidates, [], ["out", "n", "room", "first", "b"])
            out.append(f"    {'n' if action.exact else 'end'} = {offered}")
            if not action.exact:
                out += [
                    "    for i in range(n, end):",
                    f"        if {call(program, action.check, unpacked(action, '(out[i] - first)'))} == 0:",
                    "            out[n] = out[i]",
                    "            n += 1",
                ]
        else:
            out += scan(program, action)
        out.append(f"    first += {action_size(action, 'b')}")
    return "\n".join([*out, "    return n", "", ""])


def spans(program: GameProgram) -> str:
    """The legal list as runs of codes, if the candidates of the game are such."""
    if not program.spans:
        return ""
    table = program.table
    most = max(len(action.params) for action in table.actions)
    out = [
        "cdef int64_t _spans(R_Board* b, R_State* s, int64_t seat, lautta_span* out, int64_t room) noexcept nogil:",
        *(["    cdef R_Scratch w"] if table.scratch else []),
        "    cdef int64_t n = 0, first = 0" + "".join(f", x{k}" for k in range(most)),
    ]
    for action in table.actions:
        if action.candidates:
            function = program.spans[action.candidates]
            out.append(f"    n = {call(program, action.candidates, [], ['out', 'n', 'room', 'first', 'b'], function)}")
        else:
            out += scan(program, action, "lautta_offer_span(out, n, room, first + {code}, 1)")
        out.append(f"    first += {action_size(action, 'b')}")
    return "\n".join([*out, "    return n", "", ""])


def scan(
    program: GameProgram, action: Action, offer: str = "lautta_offer_code(out, n, room, first + {code})"
) -> list[str]:
    """List an action by checking each of its codes."""
    out, indent, code = [], "    ", "0"
    for k, param in enumerate(action.params):
        size = board_size(param.size, "b")
        out.append(f"{indent}for x{k} in range({size}):")
        indent, code = indent + "    ", f"({code} * {size} + x{k})"
    check = call(program, action.check, [f"x{k}" for k in range(len(action.params))])
    return [*out, f"{indent}if {check} == 0:", f"{indent}    n = {offer.format(code=code)}"]


def call(
    program: GameProgram, rule: Any, args: list[str], more: list[str] | None = None, function: Function | None = None
) -> str:
    """A call of a rule with what it takes of board, state, scratch and seat, and its parameters."""
    context_of = {"b": "b", "s": "s", "w": "&w", "t": "seat"}
    given = [context_of[letter] for letter in context(program.table, rule, len(args))]
    return f"{(function or program.functions[rule]).c_name}({', '.join([*given, *args, *(more or [])])})"


def action_size(action: Action, board: str) -> str:
    """How many codes an action has."""
    return "(" + " * ".join(["<int64_t>1", *(board_size(param.size, board) for param in action.params)]) + ")"


def unpacked(action: Action, code: str) -> list[str]:
    """The parameters of an action from its code, which counts from the action's first one."""
    sizes = [board_size(param.size, "b") for param in action.params]
    args = []
    for k in range(len(sizes)):
        later = " * ".join(sizes[k + 1 :])
        value = f"{code} // ({later})" if later else code
        args.append(f"({value})" if k == 0 else f"({value} % {sizes[k]})")
    return args
