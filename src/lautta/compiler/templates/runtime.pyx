# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=True, freethreading_compatible=True, emit_code_comments=False
cimport cython
from libc.stdint cimport int8_t, int16_t, int32_t, int64_t, uint8_t, uint16_t, uint32_t, uint64_t

cdef extern from * nogil:
    void* memcpy(void* to, const void* source, size_t size)
    int memcmp(const void* one, const void* other, size_t size)
    void lautta_show(const uint8_t* record, const int32_t* step, int64_t steps, int64_t me, int64_t players, int16_t* out)
    uint64_t lautta_hash(const void* record, int64_t size)
    int64_t lautta_dot(const int16_t* a, const int16_t* b, int64_t n)
    void lautta_add_scaled(int32_t* to, const int16_t* row, int64_t n, int64_t times)
    void lautta_add_rows(int32_t* to, const int16_t* rows, const int32_t* index, const int32_t* amount, int64_t n, int64_t count)
    void lautta_lower(int16_t* to, const int16_t* row, int64_t n, int64_t plus)
    void lautta_clip(int16_t* to, const int32_t* sums, int64_t n, int64_t shift, int64_t most)
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
