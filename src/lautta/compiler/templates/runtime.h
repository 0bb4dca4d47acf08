/* What the rules of any game need of C. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#if defined(_MSC_VER)
#include <intrin.h>
#endif
#ifdef __SSE2__
#include <emmintrin.h>
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
#if defined(__GNUC__) && defined(__x86_64__) /* nearly every processor has the instruction, but not by the standard */
    if (__builtin_cpu_supports("popcnt")) {
        __asm__("popcntq %1, %0" : "=r"(v) : "r"(v) : "cc");
        return (int64_t)v;
    }
#endif
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
    if (n < room) { /* without a branch for empty runs, which nothing could foretell */
        out[n].bits = bits;
        out[n].code = (int32_t)code;
        out[n].count = (int32_t)lautta_count_bits(bits);
        n += bits != 0;
    }
    return n;
}

/* Arithmetic on arrays: see lautta.core.vectors. */
static inline int64_t lautta_dot(const int16_t *a, const int16_t *b, int64_t n) {
    int32_t sum = 0;
    for (int64_t i = 0; i < n; i++) sum += (int32_t)a[i] * b[i];
    return sum;
}
static inline void lautta_add_scaled(int32_t *restrict to, const int16_t *restrict row, int64_t n, int64_t times) {
    const int16_t x = (int16_t)times;
    for (int64_t i = 0; i < n; i++) to[i] += (int32_t)row[i] * x;
}
/* Two rows at a time, as processors multiply and add pairs of 16-bit numbers. */
static inline void lautta_add_two(int32_t *restrict to, const int16_t *restrict a, const int16_t *restrict b, int64_t n,
                                  int16_t x, int16_t y) {
    int64_t i = 0;
#ifdef __SSE2__
    const __m128i by = _mm_set1_epi32((int32_t)((uint32_t)(uint16_t)x | (uint32_t)(uint16_t)y << 16));
    for (; i + 8 <= n; i += 8) {
        const __m128i one = _mm_loadu_si128((const __m128i *)(a + i)), two = _mm_loadu_si128((const __m128i *)(b + i));
        __m128i *at = (__m128i *)(to + i);
        const __m128i low = _mm_madd_epi16(_mm_unpacklo_epi16(one, two), by);
        const __m128i high = _mm_madd_epi16(_mm_unpackhi_epi16(one, two), by);
        _mm_storeu_si128(at, _mm_add_epi32(_mm_loadu_si128(at), low));
        _mm_storeu_si128(at + 1, _mm_add_epi32(_mm_loadu_si128(at + 1), high));
    }
#endif
    for (; i < n; i++) to[i] += (int32_t)a[i] * x + (int32_t)b[i] * y;
}
static inline void lautta_add_rows(int32_t *restrict to, const int16_t *restrict rows, const int32_t *restrict index,
                                   const int32_t *restrict amount, int64_t n, int64_t count) {
    int64_t i = 0;
    for (; i + 1 < count; i += 2)
        lautta_add_two(to, rows + index[i] * n, rows + index[i + 1] * n, n, (int16_t)amount[i], (int16_t)amount[i + 1]);
    if (i < count) lautta_add_scaled(to, rows + index[i] * n, n, amount[i]);
}
static inline void lautta_clip(int16_t *restrict to, const int32_t *restrict sums, int64_t n, int64_t shift,
                               int64_t most) {
    for (int64_t i = 0; i < n; i++) {
        int32_t x = sums[i] >> shift;
        x = x < 0 ? 0 : x;
        to[i] = (int16_t)(x > (int32_t)most ? (int32_t)most : x);
    }
}
static inline void lautta_lower(int16_t *restrict to, const int16_t *restrict row, int64_t n, int64_t plus) {
    const int16_t more = (int16_t)plus;
    for (int64_t i = 0; i < n; i++) {
        const int16_t x = (int16_t)(row[i] + more);
        to[i] = x < to[i] ? x : to[i];
    }
}

/* A number that tells records apart: see lautta.core.records.hash_of. */
static inline uint64_t lautta_hash(const void *record, int64_t size) {
    const unsigned char *data = (const unsigned char *)record;
    uint64_t found = (uint64_t)size, word = 0;
    for (int64_t at = 0; at < size; at += 8) {
        word = 0;
        for (int i = 0; i < 8 && at + i < size; i++) word |= (uint64_t)data[at + i] << (8 * i);
        found = (found ^ word) * UINT64_C(0xBF58476D1CE4E5B9);
        found ^= found >> 29;
    }
    return found;
}

/* Observations: see lautta/core/observation.py, whose `shown` does the same. */
#define LAUTTA_NUMBER(kind, at) { kind number_; memcpy(&number_, at, sizeof number_); return (int64_t)number_; }
static inline int64_t lautta_number(const uint8_t *at, int32_t size) { /* in bytes, negative if it has a sign */
    switch (size) {
    case 1: return *at;
    case -1: return *(const int8_t *)at;
    case 2: LAUTTA_NUMBER(uint16_t, at)
    case -2: LAUTTA_NUMBER(int16_t, at)
    case 4: LAUTTA_NUMBER(uint32_t, at)
    case -4: LAUTTA_NUMBER(int32_t, at)
    default: LAUTTA_NUMBER(int64_t, at)
    }
}
static inline int16_t lautta_shown_seat(int64_t seat, int64_t me, int64_t players) {
    if (seat < 0 || seat >= players) return (int16_t)(seat < 0 ? -1 : seat);
    return (int16_t)(seat >= me ? seat - me : seat - me + players);
}
static inline void lautta_show(const uint8_t *record, const int32_t *step, int64_t steps, int64_t me, int64_t players,
                               int16_t *out) {
    for (; steps > 0; steps--, step += 6) {
        const uint8_t *at = record + step[1];
        int64_t k, count = step[2], stride = step[3], number = lautta_number(at, step[4]);
        switch (step[0]) {
        case 0:
            if (step[4] == 1) { /* most are bytes */
                for (k = 0; k < count; k++) out[k] = at[k * stride];
                break;
            }
            for (k = 0; k < count; k++) {
                number = lautta_number(at + k * stride, step[4]);
                out[k] = (int16_t)(number > 32767 ? 32767 : number < -32767 ? -32767 : number);
            }
            break;
        case 1:
            for (k = 0; k + 4 <= count; k += 4) { /* four bits, each moved into an int16 of its own */
                uint64_t four = ((uint64_t)(number >> k) & 15) * UINT64_C(0x200040008001) & UINT64_C(0x1000100010001);
                memcpy(out + k, &four, sizeof four);
            }
            for (; k < count; k++) out[k] = (int16_t)(number >> k & 1);
            break;
        case 2:
            for (k = 0; k < count; k++)
                out[k] = lautta_shown_seat(lautta_number(at + k * stride, step[4]) - step[5], me, players);
            break;
        case 3:
            for (k = 0; k < count; k++) out[k] = (int16_t)(number >> (me + k) % players & 1);
            break;
        default:
            memset(out, 0, (size_t)count * sizeof *out);
            if (number >= 0 && number < count) out[number] = 1;
        }
        out += count;
    }
}
