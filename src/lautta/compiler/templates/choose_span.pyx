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
