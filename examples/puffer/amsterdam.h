/* Amsterdam as an environment in the manner of PufferLib's: every seat is an agent, and all agents step together.

   An observation has the numbers of the seat's view, then a 1 for each choice that is legal and a 0 for all others.
   Choices are the codes of the game, and NO_OP: all that a seat may do while another one moves. PufferLib applies no
   masks, so the policy must. An illegal choice changes nothing and costs `penalty`; a game has at most `limit` steps.
   The step that ends a game gives the rewards, and shows the first position of the next.

   For another game, put its name in place of amsterdam, Amsterdam and AMSTERDAM. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "lautta_amsterdam.h"

enum { NO_OP = LAUTTA_AMSTERDAM_ACTIONS, CHOICES };

typedef struct { /* floats only: PufferLib adds them up, and divides by n */
    float perf;  /* 1 for a win of seat 0 */
    float score; /* its points */
    float episode_return;
    float episode_length;
    float illegal;
    float n;
} Log;

typedef struct {
    Log log;
    int16_t *observations; /* players rows of width + CHOICES */
    int *actions;          /* one for each seat, as are rewards and terminals */
    float *rewards;
    unsigned char *terminals;
    int players, width, limit;
    float penalty;
    int mover, steps, illegal;
    uint64_t seed;
    lautta_amsterdam_State game;
} Amsterdam;

/* How many numbers a view has; below 0 for a number of players that the game is not for. */
static inline int width_of(int players) {
    lautta_amsterdam_State game;
    int16_t numbers[LAUTTA_AMSTERDAM_NUMBERS];
    int refused = lautta_amsterdam_start(&game, players, 0);
    return refused ? refused : lautta_amsterdam_observe(&game, 0, 1, numbers);
}

/* Of several seats that may act, the lowest is asked first. */
static inline void look(Amsterdam *env) {
    int acting = lautta_amsterdam_to_act(&env->game);
    uint8_t mask[LAUTTA_AMSTERDAM_ACTIONS];
    for (env->mover = 0; !(acting >> env->mover & 1);) env->mover++;
    for (int seat = 0; seat < env->players; seat++) {
        int16_t *numbers = env->observations + seat * (env->width + CHOICES), *legal = numbers + env->width;
        lautta_amsterdam_observe(&env->game, seat, 1, numbers);
        memset(legal, 0, CHOICES * sizeof *legal);
        legal[NO_OP] = seat != env->mover;
        if (seat != env->mover) continue;
        lautta_amsterdam_mask(&env->game, seat, mask);
        for (int code = 0; code < NO_OP; code++) legal[code] = mask[code];
    }
}

static inline void begin(Amsterdam *env) {
    lautta_amsterdam_start(&env->game, env->players, env->seed++);
    env->steps = env->illegal = 0;
    look(env);
}

/* As `returns("win")` in Python: the rewards add up to 0 if several play. */
static inline void finish(Amsterdam *env) {
    int won = lautta_amsterdam_winners(&env->game), winners = 0, others = env->players - 1;
    int64_t points[LAUTTA_AMSTERDAM_MOST];
    for (int seat = 0; seat < env->players; seat++) winners += won >> seat & 1;
    for (int seat = 0; seat < env->players; seat++) {
        float share = winners ? (float)(won >> seat & 1) / (float)winners : 0;
        if (winners) env->rewards[seat] += others ? (share * (float)env->players - 1) / (float)others : share;
        env->terminals[seat] = 1;
    }
    lautta_amsterdam_scores(&env->game, points);
    env->log.perf += winners ? (float)(won & 1) / (float)winners : 0;
    env->log.score += (float)points[0];
    env->log.episode_return += env->rewards[0];
    env->log.episode_length += (float)env->steps;
    env->log.illegal += (float)env->illegal;
    env->log.n++;
    begin(env);
}

static inline void clear(Amsterdam *env) {
    for (int seat = 0; seat < env->players; seat++) env->rewards[seat] = 0, env->terminals[seat] = 0;
}

/* PufferLib seeds rand() for each environment before this. */
static inline void c_reset(Amsterdam *env) {
    env->seed = (uint64_t)rand() << 31 ^ (uint64_t)rand();
    clear(env);
    begin(env);
}

static inline void c_step(Amsterdam *env) {
    int mover = env->mover;
    clear(env);
    env->steps++;
    if (lautta_amsterdam_apply(&env->game, mover, env->actions[mover])) {
        env->rewards[mover] = -env->penalty;
        env->illegal++;
    }
    if (lautta_amsterdam_to_act(&env->game) == 0 || env->steps >= env->limit) finish(env);
    else look(env);
}

static inline void c_render(Amsterdam *env) {
    int64_t points[LAUTTA_AMSTERDAM_MOST];
    lautta_amsterdam_scores(&env->game, points);
    printf("step %d, seat %d moves, points", env->steps, env->mover);
    for (int seat = 0; seat < env->players; seat++) printf(" %lld", (long long)points[seat]);
    printf("\n");
}

static inline void c_close(Amsterdam *env) { (void)env; }
