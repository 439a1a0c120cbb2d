/*
 * fold.c - the numbering of working ranks.
 */
#include "repo/pattern/fold.h"

int ct_fold_power(int n)
{
    int power = 1;

    while (power <= n / 2)
        power *= 2;
    return power;
}

static int pairs(int nranks)
{
    return nranks - ct_fold_power(nranks);
}

bool ct_fold_is_paired(int nranks, int rank)
{
    return rank < 2 * pairs(nranks);
}

int ct_fold_number(int nranks, int rank)
{
    if (!ct_fold_is_paired(nranks, rank))
        return rank - pairs(nranks);
    return rank % 2 == 0 ? rank / 2 : -1;
}

int ct_fold_rank(int nranks, int number)
{
    const int npairs = pairs(nranks);

    return number < npairs ? 2 * number : number + npairs;
}

int ct_fold_peers_above(int nranks, int rank)
{
    const int number = ct_fold_number(nranks, rank);
    int above = ct_fold_is_paired(nranks, rank);

    for (int d = 1; d < ct_fold_power(nranks); d *= 2)
        above += (number & d) == 0;
    return above;
}
