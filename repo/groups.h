/*
 * groups.h - ranks that are near each other: below one switch, or on one host.
 *
 * For algorithms that work inside groups and between them.
 */
#ifndef CT_REPO_GROUPS_H
#define CT_REPO_GROUPS_H

#include "repo/tree.h"

struct ct_groups {
    int n;        /* 1: all ranks are on one host */
    int smallest; /* ranks of the smallest group, and of the largest */
    int largest;
    const int *first; /* n + 1: where a group's ranks begin in `ranks` */
    const int *ranks; /* group by group, ascending in each */
    const int *of;    /* rank -> group */
};

/* Numbers for ct_groups_find, of `nranks` ranks. */
#define CT_GROUPS_NUMBERS(nranks) (3 * (nranks) + 1)

/* By switch, or, where all ranks are below one, by host; or always by host. */
enum ct_nearness { CT_NEAR, CT_ONE_HOST };

/*
 * Groups are numbered in the order of their first ranks.
 *
 * host     rank -> node of its host; its switch is the node above
 * numbers  CT_GROUPS_NUMBERS, 0 at first; the groups point into it
 * marks    one per node, 0 at first; not needed afterwards
 */
struct ct_groups ct_groups_find(const struct ct_tree *tree, const int *host,
                                enum ct_nearness nearness, int *numbers, int *marks);

#endif
