/* The environment as a Python module, by the binding that PufferLib 3 has for all of its own. */
#include "amsterdam.h"

#define Env Amsterdam
#include <Python.h>
static PyObject *width(PyObject *self, PyObject *players);
static PyObject *choices(PyObject *self, PyObject *nothing);
#define MY_METHODS \
    {"width", width, METH_O, "How many numbers an observation has before its mask."}, \
    {"choices", choices, METH_NOARGS, "How many choices there are."}
#include "env_binding.h"

static PyObject *width(PyObject *self, PyObject *players) {
    (void)self;
    long number = PyLong_AsLong(players);
    int found = width_of(number < 0 || number > INT_MAX ? 0 : (int)number);
    if (!PyErr_Occurred() && found < 0) PyErr_SetString(PyExc_ValueError, "the game is not for so many players");
    return PyErr_Occurred() ? NULL : PyLong_FromLong(found);
}

static PyObject *choices(PyObject *self, PyObject *nothing) {
    (void)self, (void)nothing;
    return PyLong_FromLong(CHOICES);
}

static int my_init(Env *env, PyObject *args, PyObject *kwargs) {
    (void)args;
    env->players = (int)unpack(kwargs, "players");
    env->limit = (int)unpack(kwargs, "limit");
    env->penalty = (float)unpack(kwargs, "penalty");
    env->width = width_of(env->players);
    if (env->width < 0 && !PyErr_Occurred()) PyErr_SetString(PyExc_ValueError, "the game is not for so many players");
    return PyErr_Occurred() ? 1 : 0;
}

static int my_log(PyObject *dict, Log *log) {
    assign_to_dict(dict, "perf", log->perf);
    assign_to_dict(dict, "score", log->score);
    assign_to_dict(dict, "episode_return", log->episode_return);
    assign_to_dict(dict, "episode_length", log->episode_length);
    assign_to_dict(dict, "illegal", log->illegal);
    return 0;
}
