/*
 * fold.c - the numbering of working ranks.
 */
#include "repo/scheme/fold.h"

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

struct ct_fold_group ct_fold_group(int nranks, int nworking, int number)
{
    const int size = nranks / nworking;
    const int larger = nranks % nworking; /* so many have one rank more */

    return (struct ct_fold_group){
        .first = number * size + (number < larger ? number : larger),
        .size = size + (number < larger),
    };
}

int ct_fold_group_number(int nranks, int nworking, int rank)
{
    const int size = nranks / nworking;
    const int larger = nranks % nworking;

    if (rank < larger * (size + 1))
        return rank / (size + 1);
    return (rank - larger) / size;
}
