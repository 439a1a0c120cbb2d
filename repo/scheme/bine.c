/*
 * bine.c - arithmetic in base -2.
 */
#include "repo/scheme/bine.h"

int ct_bine_partner(int rank, int step, int p)
{
    int distance = 0;
    int power = 1;

    for (int k = 0; k <= step; k++) {
        distance += power;
        power *= -2;
    }
    if (rank % 2 != 0)
        distance = -distance;
    return ((rank + distance) % p + p) % p;
}

/* The digits of `number` in base -2, modulo q. */
static unsigned negabinary(unsigned number, unsigned q)
{
    const unsigned odd_digits = 0xaaaaaaaa;

    return ((number + odd_digits) ^ odd_digits) & (q - 1);
}

static unsigned reversed(unsigned bits, unsigned q)
{
    unsigned result = 0;

    for (; q > 1; q /= 2) {
        result = 2 * result + bits % 2;
        bits /= 2;
    }
    return result;
}

int ct_bine_position(int rank, int q)
{
    const unsigned number = (unsigned)(rank % 2 != 0 ? rank : -rank);
    const unsigned digits = negabinary(number, (unsigned)q);

    return (int)reversed(digits ^ (digits >> 1), (unsigned)q);
}

/* Steps still to come when a rank gets the vector: one fewer than its digits
   have equal ones at the low end. Rank 0 has it at the start. */
static int steps_left(int rank, int q)
{
    const unsigned digits = negabinary((unsigned)rank, (unsigned)q);
    int equal = 0;

    while (1 << equal < q && (digits >> equal) % 2 == digits % 2)
        equal++;
    return rank == 0 ? equal : equal - 1;
}

struct ct_rank_node ct_bine_node(int rank, int q)
{
    struct ct_rank_node node = {.parent = -1};
    const int left = steps_left(rank, q);

    if (rank > 0)
        node.parent = ct_bine_partner(rank, left, q);
    for (int step = 0; step < left; step++)
        node.children[node.nchildren++] = ct_bine_partner(rank, step, q);
    return node;
}
