/* {title}
   The rules of this game on this board, without Python: `lautta export c` of Lautta {version} made it from the source of
   its compiled engine. Compile {game}.c as C11 with your program. License: Apache-2.0.

   A game is a {game}_State. Copy it by assignment and keep as many as you like. Nothing is allocated or kept between
   calls, so threads may work on different games. Fields may change in any release. Seats count from 0; actions have
   codes from 0 to {GAME}_ACTIONS - 1, which Python names (`state.named(code)`).
   An answer below 0 is a refusal that has changed nothing. Seats, codes and numbers of players may be anything, and
   pointers must be valid. Pass records from files or networks to {game}_validate first. */
#ifndef {GAME}_H
#define {GAME}_H
#include <stdint.h>
#define {GAME}_BOARD UINT64_C({hash}) /* the hash of the board */
enum { {GAME}_FEWEST = {fewest}, {GAME}_MOST = {most} }; /* players */
enum { {GAME}_ACTIONS = {actions}, {GAME}_NUMBERS = {numbers} }; /* codes, and numbers in an observation of the most players */
/* Why something is refused: below 0 in any game, above 0 by a rule of this one. */
enum {
{reasons}
};
{records}
/* What a seat may know. To play on from it, make a game of it with {game}_deal. */
typedef struct { {game}_State seen; int32_t seat; int32_t recall; } {game}_View;
#ifdef __cplusplus
extern "C" {
#endif
/* Start a game; the same seed gives the same game, here and in Python. */
int32_t {game}_start({game}_State *game, int32_t players, uint64_t seed);
/* 0, or why the record cannot come from a game on this board: above 0 a fault that the rules find. */
int32_t {game}_validate(const {game}_State *game);
/* The seats that may act, 1 << seat each; 0: the game is over. */
int32_t {game}_to_act(const {game}_State *game);
/* Write the codes of what a seat may do, or 1 for each and 0 for all others; answer how many: 0 for a seat that waits. */
int32_t {game}_legal(const {game}_State *game, int32_t seat, int32_t codes[{GAME}_ACTIONS]);
int32_t {game}_mask(const {game}_State *game, int32_t seat, uint8_t mask[{GAME}_ACTIONS]);
/* Do an action and answer 0, or answer the reason why not (below or above 0) and change nothing. */
int32_t {game}_apply({game}_State *game, int32_t seat, int32_t code);
/* What a seat (-1: a spectator) may know; with `recall` also what it could have remembered. */
int32_t {game}_hide(const {game}_State *game, int32_t seat, int32_t recall, {game}_View *view);
/* A game that fits a view of {game}_hide, which is not checked: what is hidden and what will be drawn comes from 64
   random bits. */
int32_t {game}_deal(const {game}_View *view, uint64_t word, {game}_State *game);
/* Write a view in numbers from the seat's own side, as `game.observation` names them in Python; answer how many. */
int32_t {game}_observe(const {game}_State *game, int32_t seat, int32_t recall, int16_t numbers[{GAME}_NUMBERS]);
/* The seats that won, 1 << seat each, 0 before the end; the points of each seat, which count at the end. */
int32_t {game}_winners(const {game}_State *game);
int32_t {game}_scores(const {game}_State *game, int64_t points[{GAME}_MOST]);
#ifdef __cplusplus
}
#endif
#endif
