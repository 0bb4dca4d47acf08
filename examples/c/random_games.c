/* Random games of Amsterdam with masks, in C alone: a line for each game, and a hash of all bytes that were seen.

       lautta export c amsterdam .
       cc -std=c11 -O2 random_games.c lautta_amsterdam.c -o random_games
       ./random_games 3 1000 1     (players, games, seed of the first)

   For another game, put its name in place of amsterdam and AMSTERDAM. */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include "lautta_amsterdam.h"

static uint64_t drawn, seed_of_choices;

/* A number below n, by splitmix64. */
static int32_t choose(int32_t n) {
    uint64_t z = seed_of_choices + ++drawn * UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return (int32_t)(((z ^ z >> 31) >> 32) * (uint64_t)n >> 32);
}

/* One of the codes that a mask allows. */
static int32_t sample(const uint8_t *mask, int32_t legal) {
    int32_t code = -1;
    for (int32_t skipped = choose(legal); skipped >= 0; skipped--)
        do code++;
        while (!mask[code]);
    return code;
}

static const uint64_t NOTHING = UINT64_C(0xCBF29CE484222325); /* FNV-1a */
static uint64_t mixed(uint64_t hash, const void *bytes, size_t size) {
    for (const uint8_t *at = bytes, *end = at + size; at < end; at++) hash = (hash ^ *at) * UINT64_C(0x100000001B3);
    return hash;
}

int main(int argc, char **argv) {
    int32_t players = argc > 1 ? atoi(argv[1]) : LAUTTA_AMSTERDAM_FEWEST, games = argc > 2 ? atoi(argv[2]) : 10;
    uint64_t seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 1, hash = NOTHING;
    static uint8_t mask[LAUTTA_AMSTERDAM_ACTIONS];
    static int16_t numbers[LAUTTA_AMSTERDAM_NUMBERS];
    for (int32_t i = 0; i < games; i++, seed++) {
        lautta_amsterdam_State game;
        int32_t acting, seat, decisions = 0, refused = lautta_amsterdam_start(&game, players, seed);
        seed_of_choices = seed, drawn = 0;
        while (!refused && (acting = lautta_amsterdam_to_act(&game)) > 0) {
            for (seat = 0; !(acting >> seat & 1);) seat++;
            int32_t legal = lautta_amsterdam_mask(&game, seat, mask);
            int32_t length = lautta_amsterdam_observe(&game, seat, 1, numbers);
            hash = mixed(mixed(mixed(hash, &game, sizeof game), mask, sizeof mask), numbers, 2 * (size_t)length);
            refused = lautta_amsterdam_apply(&game, seat, sample(mask, legal));
            decisions++;
        }
        if (refused) return fprintf(stderr, "refused: %" PRId32 "\n", refused), 1;
        int64_t points[LAUTTA_AMSTERDAM_MOST];
        lautta_amsterdam_scores(&game, points);
        printf("seed %" PRIu64 ": %" PRId32 " decisions, points", seed, decisions);
        for (seat = 0; seat < players; seat++) printf(" %" PRId64, points[seat]);
        printf(", record %016" PRIx64 "\n", mixed(NOTHING, &game, sizeof game));
    }
    printf("%016" PRIx64 "\n", hash);
    return 0;
}
