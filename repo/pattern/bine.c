/*
 * bine.c - arithmetic in base -2.
 */
#include "repo/pattern/bine.h"

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
