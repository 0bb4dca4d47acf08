/* The functions of {game}.h. What comes from outside is checked at the end of this file; the rules trust each other. */
#include "{game}.h"
#ifdef __GNUC__ /* rules need not use all that they are given */
#pragma GCC diagnostic ignored "-Wunused-function"
#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-but-set-parameter"
#endif
{runtime}
{tables}
enum { SEATS = {seats} };
{functions}
static const {game}_Board BOARD = {board};
static const {game}_State BLANK = {blank};
/* Of observations: the steps for each seat, and by players where they begin, how many a seat has, how much they write. */
static const int32_t STEPS[][6] = {steps}, PLANS[][3] = {plans};
#define RULES(game) ({game}_Board *)&BOARD, ({game}_State *)(game)
#define KNOWN(game, answer) (refusal(game, 0, 0) ? refusal(game, 0, 0) : (int32_t)(answer))
static int32_t refusal(const {game}_State *game, int32_t least, int32_t seat) {
    int known = game->f_board == BOARD.f_hash && game->f_seats >= {GAME}_FEWEST && game->f_seats <= {GAME}_MOST;
    return !known ? {GAME}_NO_SUCH_RECORD : seat < least || seat >= game->f_seats ? {GAME}_NO_SUCH_SEAT : 0;
}
int32_t {game}_start({game}_State *game, int32_t players, uint64_t seed) {
    if (players < {GAME}_FEWEST || players > {GAME}_MOST) return {GAME}_NO_SUCH_PLAYERS;
    *game = BLANK;
    game->f_chance.f_key[0] = seed;
    rule__start(RULES(game), players);
    return 0;
}
int32_t {game}_validate(const {game}_State *game) { return KNOWN(game, rule__validate(RULES(game))); }
int32_t {game}_to_act(const {game}_State *game) { return KNOWN(game, rule__to_act(RULES(game))); }
int32_t {game}_legal(const {game}_State *game, int32_t seat, int32_t codes[{GAME}_ACTIONS]) {
    int32_t refused = refusal(game, 0, seat);
    if (refused || !(rule__to_act(RULES(game)) >> seat & 1)) return refused;
    return (int32_t)rule__legal(RULES(game), seat, codes, {GAME}_ACTIONS);
}
int32_t {game}_mask(const {game}_State *game, int32_t seat, uint8_t mask[{GAME}_ACTIONS]) {
    int32_t codes[{GAME}_ACTIONS], n = {game}_legal(game, seat, codes);
    if (n >= 0) memset(mask, 0, {GAME}_ACTIONS);
    for (int32_t i = 0; i < n; i++) mask[codes[i]] = 1;
    return n;
}
int32_t {game}_apply({game}_State *game, int32_t seat, int32_t code) {
    int32_t refused = refusal(game, 0, seat);
    if (!refused) refused = (int32_t)rule__check(RULES(game), seat, code);
    if (!refused) rule__apply(RULES(game), seat, code);
    return refused;
}
int32_t {game}_hide(const {game}_State *game, int32_t seat, int32_t recall, {game}_View *view) {
    int32_t refused = refusal(game, -1, seat);
    if (refused) return refused;
    view->seen = *game, view->seat = seat, view->recall = recall != 0;
    memset(&view->seen.f_chance, 0, sizeof view->seen.f_chance);
    rule__hide(RULES(&view->seen), seat, view->recall);
    return 0;
}
int32_t {game}_deal(const {game}_View *view, uint64_t word, {game}_State *game) {
    int32_t refused = refusal(&view->seen, -1, view->seat);
    if (refused) return refused;
    {game}_Chooser chooser = {.f_seed = word};
    *game = view->seen;
    game->f_chance.f_key[0] = word;
    rule__deal(RULES(game), view->seat, view->recall != 0, &chooser);
    return 0;
}
int32_t {game}_observe(const {game}_State *game, int32_t seat, int32_t recall, int16_t numbers[{GAME}_NUMBERS]) {
    {game}_View view;
    int32_t refused = {game}_hide(game, seat, recall, &view), me = seat < 0 ? 0 : seat;
    if (refused) return refused;
    const int32_t *plan = PLANS[game->f_seats - {GAME}_FEWEST];
    lautta_show((const uint8_t *)&view.seen, STEPS[plan[0] + me * plan[1]], plan[1], me, game->f_seats, numbers);
    return plan[2];
}
int32_t {game}_winners(const {game}_State *game) { return KNOWN(game, game->f_{winners}); }
int32_t {game}_scores(const {game}_State *game, int64_t points[{GAME}_MOST]) {
    int32_t n = KNOWN(game, game->f_seats);
    for (int32_t i = 0; i < n; i++) points[i] = game->f_{points};
    return n;
}
