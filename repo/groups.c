/*
 * groups.c - marks each switch, or host, with the group that its ranks are in.
 */
#include "repo/groups.h"

#include <stdbool.h>

/* The node that a rank's group is of. */
static int node_of(const struct ct_tree *tree, const int *host, int rank, bool by_host)
{
    return by_host ? host[rank] : ct_host_switch(tree, host[rank]);
}

static bool is_one_switch(const struct ct_tree *tree, const int *host)
{
    for (int rank = 1; rank < tree->nranks; rank++) {
        if (ct_host_switch(tree, host[rank]) != ct_host_switch(tree, host[0]))
            return false;
    }
    return true;
}

/* Number the groups. first: in: 0; out: the ranks of group i, at i + 1.
   marks: node -> its group + 1. */
static int number_groups(const struct ct_tree *tree, const int *host, bool by_host, int *of,
                         int *first, int *marks)
{
    int n = 0;

    for (int rank = 0; rank < tree->nranks; rank++) {
        int *mark = &marks[node_of(tree, host, rank, by_host)];

        if (*mark == 0)
            *mark = ++n;
        of[rank] = *mark - 1;
        first[*mark]++;
    }
    return n;
}

struct ct_groups ct_groups_find(const struct ct_tree *tree, const int *host,
                                enum ct_nearness nearness, int *numbers, int *marks)
{
    const int p = tree->nranks;
    int *first = numbers, *ranks = numbers + p + 1, *of = ranks + p;
    struct ct_groups groups = {.smallest = p, .first = first, .ranks = ranks, .of = of};

    groups.n = number_groups(tree, host, nearness == CT_ONE_HOST || is_one_switch(tree, host), of,
                             first, marks);
    for (int i = 0; i < groups.n; i++) {
        const int size = first[i + 1];

        groups.smallest = size < groups.smallest ? size : groups.smallest;
        groups.largest = size > groups.largest ? size : groups.largest;
        first[i + 1] += first[i];
    }
    for (int rank = p - 1; rank >= 0; rank--) /* from the ends */
        ranks[--first[of[rank] + 1]] = rank;
    for (int i = 0; i < groups.n; i++) /* which are beginnings now */
        first[i] = first[i + 1];
    first[groups.n] = p;
    return groups;
}
