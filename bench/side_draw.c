/*
 * side_draw.c - jobs and splits, by base/mix.h.
 */
#include "bench/side_draw.h"

#include "base/mix.h"

#include <stdbool.h>

/* 0 to n - 1. */
static int draw_below(uint64_t *state, int n)
{
    return (int)((ct_mix_next(state) >> 32) * (uint64_t)n >> 32);
}

/* Fisher and Yates. */
static void shuffle(uint64_t *state, int *items, int n)
{
    for (int i = n - 1; i > 0; i--) {
        const int other = draw_below(state, i + 1);
        const int item = items[i];

        items[i] = items[other];
        items[other] = item;
    }
}

/* Each host is taken with the probability that leaves as many to the rest as
   are wanted: selection sampling (Knuth, volume 2, 3.4.2, algorithm S). */
int ct_draw_job(uint64_t seed, const int *room, int nhosts, int *hosts)
{
    uint64_t state = seed;
    const bool is_shuffled = draw_below(&state, 2) == 1;
    int wanted = 2 + draw_below(&state, nhosts - 1);
    int nranks = 0;

    for (int host = 0; host < nhosts; host++) {
        int n;

        if (draw_below(&state, nhosts - host) >= wanted)
            continue;
        wanted--;
        n = 1 + draw_below(&state, room[host]);
        while (n-- > 0)
            hosts[nranks++] = host;
    }
    if (is_shuffled)
        shuffle(&state, hosts, nranks);
    return nranks;
}

void ct_draw_split(uint64_t seed, int nranks, int *colors)
{
    uint64_t state = seed;
    const int ncolors = nranks < 4 ? 2 : 2 + draw_below(&state, nranks / 2 - 1);

    for (int rank = 0; rank < nranks; rank++)
        colors[rank] = draw_below(&state, ncolors);
}
