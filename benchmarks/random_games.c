/* The base game in C: the yardstick for the compiled core.
 *
 * Two players, the coloured side, plain factories, a round limit of 100. It plays uniformly
 * random games from one generator word, draw by draw the same games as the core's play_out, so
 * the totals of both must agree; only then is the ratio of their times worth printing.
 *
 *     random_games GAMES SEEDWORD REPEATS
 *
 * Five colours live in the five low bytes ("lanes") of a word, so that a sum or a comparison
 * over the colours is one operation. Nothing on the way of a pick branches on chance. (R..) are
 * the numbers of the rules.
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

typedef uint64_t word;

#define ONE ((word)0x0101010101)
#define HIGH (0x80 * ONE)
#define BYTE ((word)0xFF)
#define LINES (ONE * 62)
#define FACTORIES 5
#define ROUND_LIMIT 100
#define CENTRE 0 /* source 0; factory i is source i */
#define FLOOR 0  /* target 0; line t is target t */

struct player {
    word accepts;      /* lane c: bit t when target t accepts colour c (R14, R16) */
    word lacks;        /* lane c: bit t when row t of the box lacks colour c */
    uint32_t box;      /* bit 5*(row-1) + column-1 */
    int score;
    int fallen;        /* items on the floor, those without a space too */
    uint8_t room[6];   /* free spaces of each line; 0 for the floor */
    uint8_t colour[6]; /* colour on each line */
};

struct game {
    struct player player[2];
    word generator;
    word factory[FACTORIES + 1]; /* chocolates per colour; [CENTRE] stays empty */
    word present;                /* lane c: bit f when source f holds colour c */
    word bag;                    /* lane c: 128 - chocolates of the colours up to c */
    word lid;                    /* the floors' chocolates too: nobody looks before the deal */
    word in_bag;
    int first;
    int round;
    uint64_t actions;
};

static const int PENALTY[8] = {0, 1, 2, 4, 6, 8, 11, 14}; /* R23 */
static uint8_t RUN[32][8];     /* length of the run through bit i of a mask, 0 for a bit alone */
static uint8_t SELECT[64][8];  /* position of the k-th set bit */
static uint8_t QUOTIENT[8][64];

static void fill_tables(void)
{
    for (int mask = 0; mask < 64; mask++)
        for (int bit = 0, k = 0; bit < 6; bit++)
            if (mask >> bit & 1) SELECT[mask][k++] = bit;
    for (int mask = 0; mask < 32; mask++)
        for (int i = 0; i < 5; i++) {
            int low = i, high = i;
            while (low > 0 && mask >> (low - 1) & 1) low--;
            while (high < 4 && mask >> (high + 1) & 1) high++;
            RUN[mask][i] = high > low ? high - low + 1 : 0;
        }
    for (int n = 1; n < 8; n++)
        for (int k = 0; k < 64; k++) QUOTIENT[n][k] = k / n;
}

/* xorshift64*, the upper half scaled to 0..n-1 */
static inline word below(word *generator, word n)
{
    word x = *generator;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *generator = x;
    return (x * 0x2545F4914F6CDD1D >> 32) * n >> 32;
}

/* Per lane the number of its six bits that are set. */
static inline word count(word lanes)
{
    lanes -= lanes >> 1 & 0x15 * ONE;
    return (lanes & 3 * ONE) + (lanes >> 2 & 3 * ONE) + (lanes >> 4 & 3 * ONE);
}

/* Per lane the product of two numbers up to 7. */
static inline word multiply(word a, word b)
{
    word b0 = b & ONE, b1 = b >> 1 & ONE, b2 = b >> 2 & ONE;
    return (a & b0 * BYTE) + (a << 1 & b1 * BYTE) + (a << 2 & b2 * BYTE);
}

/* The lowest bit of every lane that is not zero. */
static inline word nonzero(word lanes)
{
    return (lanes + 127 * ONE & HIGH) >> 7;
}

/* The union of the five lanes. */
static inline int any(word lanes)
{
    lanes |= lanes >> 16;
    return (lanes | lanes >> 8 | lanes >> 16) & 63;
}

static void set_up(struct game *g)
{
    for (int seat = 0; seat < 2; seat++) {
        struct player *p = &g->player[seat];
        *p = (struct player){.accepts = 63 * ONE, .lacks = 63 * ONE};
        for (int line = 1; line <= 5; line++) p->room[line] = line;
    }
    g->in_bag = 100;
    g->bag = HIGH - 20 * ONE * ONE;
    g->lid = 0;
    g->first = 0;
    g->round = 0;
}

/* Four chocolates onto every factory (R6, R25, R26). Bag and lid never run out together: two
 * boxes without a full row and ten unfinished lines hold at most 60 chocolates. */
static inline void deal(struct game *g)
{
    word generator = g->generator, bag = g->bag, in_bag = g->in_bag, present = 0;
    for (int slot = 1; slot <= FACTORIES; slot++) {
        word drawn = 0; /* lane c: chocolates of the colours up to c */
        for (int i = 0; i < 4; i++) {
            if (in_bag == 0) {
                bag = HIGH - g->lid * ONE;
                in_bag = (g->lid * ONE) >> 32 & BYTE;
                g->lid = 0;
            }
            word k = below(&generator, in_bag--);
            word beyond = (~(k * ONE + bag) & HIGH) >> 7;
            bag += beyond;
            drawn += beyond;
        }
        word laid = (drawn - (drawn << 8)) & BYTE * ONE;
        g->factory[slot] = laid;
        present |= nonzero(laid) << slot;
    }
    g->generator = generator;
    g->bag = bag;
    g->in_bag = in_bag;
    g->present = present;
    g->round++;
}

/* Random picks until no source holds a chocolate (R8-R18). */
static inline void draft(struct game *g)
{
    word generator = g->generator, present = g->present, lid = g->lid, centre = 0, marker = 1;
    word turn = g->first, next_first = turn;
    int actions = 0;
    do {
        struct player *p = &g->player[turn];
        word accepts = p->accepts;
        word targets = count(accepts);
        word ways = multiply(count(present), targets) * ONE; /* up to each colour; at most 120 */
        word k = below(&generator, ways >> 32 & BYTE);
        int lane = __builtin_ctzll(~(k * ONE + HIGH - ways) & HIGH) & 56;
        k -= ways << 8 >> lane & BYTE;
        word n = targets >> lane & 7;
        word q = QUOTIENT[n][k];
        int source = SELECT[present >> lane & 63][q];
        int target = SELECT[accepts >> lane & 63][k - q * n];

        word from_centre = -(word)(source == CENTRE);
        word held = g->factory[source] | (centre & from_centre);
        word taken = held >> lane & BYTE;
        centre = (centre & ~from_centre) + (held & ~(BYTE << lane));
        word leftover = present >> source & ONE & ~((word)1 << lane);
        present = (present & ~(ONE << source)) | leftover;
        word first = marker & from_centre;
        marker ^= first;
        next_first ^= (next_first ^ turn) & -first;

        word room = p->room[target];
        word placed = taken < room ? taken : room;
        word line = ONE << target & LINES;
        word still_open = -(word)(placed < room);
        p->room[target] = room - placed;
        p->colour[target] = lane >> 3;
        p->accepts = (accepts & ~line) | (line & BYTE << lane & still_open);
        p->fallen += taken - placed + first;
        lid += (taken - placed) << lane;
        turn ^= 1;
        actions++;
    } while (present);
    g->generator = generator;
    g->lid = lid;
    g->first = next_first;
    g->actions += actions;
}

/* The full line's chocolate into the box (R19-R21). */
static inline void box_line(struct game *g, struct player *p, int line)
{
    int colour = p->colour[line], row = line - 1;
    int column = colour + row < 5 ? colour + row : colour + row - 5; /* R2 */
    uint32_t box = p->box | 1u << (5 * row + column);
    uint32_t down = (box >> column & 0x108421) * 0x111110 >> 20 & 31;
    int points = RUN[box >> 5 * row & 31][column] + RUN[down][row];
    p->box = box;
    p->score += points ? points : 1;
    p->lacks &= ~((word)1 << (8 * colour + line));
    p->accepts |= p->lacks & ONE << line;
    p->room[line] = line;
    g->lid += (word)row << 8 * colour;
}

/* Full lines, then the floors (R19-R24); true when a row is full (R29). */
static inline int box(struct game *g)
{
    int full = ~(any(g->player[0].accepts) | any(g->player[1].accepts) << 6);
    for (full &= 0xFBE; full; full &= full - 1) {
        int bit = __builtin_ctz(full), seat = bit >= 6;
        box_line(g, &g->player[seat], bit - 6 * seat);
    }
    for (int seat = 0; seat < 2; seat++) {
        struct player *p = &g->player[seat];
        p->score -= PENALTY[p->fallen < 7 ? p->fallen : 7];
        p->score = p->score > 0 ? p->score : 0;
        p->fallen = 0;
    }
    return (any(g->player[0].lacks) & any(g->player[1].lacks)) != 63;
}

/* The quick half of the core's test for dead positions (R28): with all five colours in bag and
 * lid, row 1 can be filled. No random game has needed the other half. */
static inline void check_alive(const struct game *g)
{
    word prefix = HIGH - g->bag;
    word supply = ((prefix - (prefix << 8)) & BYTE * ONE) + g->lid;
    if (nonzero(supply) != ONE) {
        fputs("random_games: a colour has run out, which needs the full test of R28\n", stderr);
        exit(1);
    }
}

/* Rows, columns and colours (R30). */
static int bonus(const struct player *p)
{
    uint32_t box = p->box;
    uint32_t columns = box & box >> 5 & box >> 10 & box >> 15 & box >> 20 & 31;
    int open_rows = __builtin_popcount(any(p->lacks) & 62);
    int open_colours = __builtin_popcountll(nonzero(p->lacks & LINES));
    return 2 * (5 - open_rows) + 7 * __builtin_popcount(columns) + 10 * (5 - open_colours);
}

struct totals {
    int64_t games, actions, score[2], squares;
};

static struct totals play(int64_t games, word generator)
{
    struct totals totals = {.games = games};
    struct game g = {.generator = generator};
    for (int64_t i = 0; i < games; i++) {
        set_up(&g);
        for (;;) {
            deal(&g);
            draft(&g);
            if (box(&g)) break;
            check_alive(&g);
            if (g.round == ROUND_LIMIT) break;
        }
        for (int seat = 0; seat < 2; seat++) {
            int64_t score = g.player[seat].score + bonus(&g.player[seat]);
            totals.score[seat] += score;
            totals.squares += score * score;
        }
    }
    totals.actions = g.actions;
    return totals;
}

int main(int argc, char **argv)
{
    int64_t games = argc == 4 ? strtoll(argv[1], NULL, 0) : 0;
    word generator = argc == 4 ? strtoull(argv[2], NULL, 0) : 0;
    int repeats = argc == 4 ? atoi(argv[3]) : 0;
    if (games < 1 || generator == 0 || repeats < 1) {
        fputs("usage: random_games GAMES SEEDWORD REPEATS (each at least 1)\n", stderr);
        return 2;
    }
    fill_tables();
    struct totals t = {0};
    double best = 1e9;
    for (int i = 0; i < repeats; i++) {
        clock_t start = clock();
        t = play(games, generator);
        double seconds = (double)(clock() - start) / CLOCKS_PER_SEC;
        best = seconds < best ? seconds : best;
    }
    printf("{\"games\": %" PRId64 ", \"actions\": %" PRId64 ", \"score_0\": %" PRId64
           ", \"score_1\": %" PRId64 ", \"squares\": %" PRId64 ", \"seconds\": %.6f}\n",
           t.games, t.actions, t.score[0], t.score[1], t.squares, best);
    return 0;
}
