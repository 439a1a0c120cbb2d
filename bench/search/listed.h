/*
 * listed.h - all candidates of a cluster, and where they apply.
 */
#ifndef CT_BENCH_SEARCH_LISTED_H
#define CT_BENCH_SEARCH_LISTED_H

#include "driver/folder/routines.h"
#include "generator/wiring.h"

struct ct_listed_candidate {
    const struct ct_algorithm *algorithm; /* NULL: native */
    struct ct_setting setting;
    char text[CT_SETTING_TEXT]; /* of the setting */
    size_t from_bytes;
    size_t to_bytes; /* 0: no end */
};

/* Those of one collective. */
struct ct_listed_group {
    const struct ct_collective *collective;
    char native[80];
    const struct ct_algorithm **algorithms; /* entry 0: native */
    int nalgorithms;
    int ncandidates;
    struct ct_listed_candidate *candidates; /* in order of algorithms */
};

struct ct_listed {
    struct ct_cluster *cluster;
    struct ct_wiring wiring;
    struct ct_routines routines;
    int ngroups;
    struct ct_listed_group groups[CT_COLLECTIVES_MAX];
};

/*
 * List them.
 *
 * cluster   the cluster's file
 * routines  the shared object of its generated routines
 * listed    out: ct_listed_close, also after a failure
 * returns   0 or an enum ct_status
 */
int ct_listed_open(struct ct_listed *listed, const char *cluster, const char *routines,
                   struct ct_diag *diag);
void ct_listed_close(struct ct_listed *listed);

/* What is asked of a candidate at a size. */
struct ct_problem ct_listed_problem(const struct ct_listed *listed,
                                    const struct ct_listed_group *group,
                                    const struct ct_listed_candidate *candidate, size_t bytes);

/* "alltoall_ring", "alltoall_native" */
const char *ct_listed_name(const struct ct_listed_group *group,
                           const struct ct_algorithm *algorithm);

#endif
