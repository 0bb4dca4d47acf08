# How Python functions take records: from buffers.

from cpython.buffer cimport PyBUF_WRITABLE, PyBuffer_Release, PyObject_GetBuffer, Py_buffer


cdef void* _taken(given, Py_buffer* view, int64_t size, size_t align, name) except NULL:
    # The record in a buffer; refuses, and closes, one that is none.
    PyObject_GetBuffer(given, view, PyBUF_WRITABLE)
    if view.len == size and <size_t>view.buf % align == 0:
        return view.buf
    here = view.len
    PyBuffer_Release(view)
    raise ValueError(f"a {name} has {size} bytes, aligned to {align}; here are {here}")
