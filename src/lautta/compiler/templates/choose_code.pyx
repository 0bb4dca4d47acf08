cdef inline int64_t _chosen(R_Board* b, R_State* s, int64_t seat, R_Chooser* chooser, int32_t* out,
                            int64_t room) noexcept nogil:
    # One of the legal codes, each as likely; -1 if there is none.
    cdef int64_t n = _legal(b, s, seat, out, room)
    return out[CHOOSE(chooser, n)] if n else -1
