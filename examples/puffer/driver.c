/* Plays the environment without PufferLib, at random where the mask allows, and checks what it writes.

       lautta export c amsterdam .
       cc -std=c11 -O2 driver.c lautta_amsterdam.c -o driver
       ./driver 3 1000     (players, games) */
#include <time.h>
#include "amsterdam.h"

static int check(int holds, const char *what) {
    if (!holds) fprintf(stderr, "wrong: %s\n", what), exit(1);
    return holds;
}

/* One of the choices that the mask of a seat allows; the seat that moves has codes, the others have only NO_OP. */
static int sample(const Amsterdam *env, int seat) {
    const int16_t *legal = env->observations + seat * (env->width + CHOICES) + env->width;
    int count = 0, chosen = 0;
    for (int choice = 0; choice < CHOICES; choice++)
        if (legal[choice] && rand() % ++count == 0) chosen = choice;
    check(count > 0 && legal[NO_OP] == (seat != env->mover), "somebody else moves");
    check(seat == env->mover || count == 1, "a seat that waits has one choice");
    return chosen;
}

int main(int argc, char **argv) {
    int players = argc > 1 ? atoi(argv[1]) : LAUTTA_AMSTERDAM_FEWEST, games = argc > 2 ? atoi(argv[2]) : 100;
    Amsterdam env = {.players = players, .width = width_of(players), .limit = 100000, .penalty = 0.5f};
    if (env.width < 0) return fprintf(stderr, "not for %d players\n", players), 1;
    size_t each = (size_t)(env.width + CHOICES);
    env.observations = calloc((size_t)players * each, sizeof *env.observations);
    env.actions = calloc((size_t)players, sizeof *env.actions);
    env.rewards = calloc((size_t)players, sizeof *env.rewards);
    env.terminals = calloc((size_t)players, 1);
    if (!env.observations || !env.actions || !env.rewards || !env.terminals) return 1;
    srand(1);
    c_reset(&env);

    env.actions[env.mover] = NO_OP;
    int mover = env.mover;
    c_step(&env);
    check(env.mover == mover && env.rewards[mover] == -0.5f && env.illegal == 1, "what is illegal changes nothing");
    env.penalty = 0;

    clock_t began = clock();
    while (env.log.n < (float)games) {
        float sum = 0, most = 0;
        for (int seat = 0; seat < players; seat++) env.actions[seat] = sample(&env, seat);
        c_step(&env);
        for (int seat = 0; seat < players; seat++) {
            sum += env.rewards[seat];
            if (env.rewards[seat] > most) most = env.rewards[seat];
            check(env.terminals[seat] == env.terminals[0], "a game ends for all its seats");
        }
        check(players == 1 || (sum < 1e-5f && sum > -1e-5f), "rewards add up to 0");
        check(env.terminals[0] || most == 0, "rewards come at the end");
    }
    double seconds = (double)(clock() - began) / CLOCKS_PER_SEC;
    c_render(&env);
    printf("%d games, %.0f steps\n", games, (double)env.log.episode_length);
    fprintf(stderr, "%.0f steps a second\n", (double)env.log.episode_length / seconds);
    c_close(&env);
    free(env.observations), free(env.actions), free(env.rewards), free(env.terminals);
    return 0;
}
