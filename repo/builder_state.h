/*
 * builder_state.h - what a builder has collected; for builder.c and
 * builder_finish.c alone.
 */
#ifndef CT_REPO_BUILDER_STATE_H
#define CT_REPO_BUILDER_STATE_H

#include "repo/builder.h"
#include "repo/peers.h"

#include <stdbool.h>
#include <stdint.h>

struct ct_edge {
    int pred;
    int step;
};

struct ct_builder {
    int nranks;
    int rank;
    int units_per_block;
    bool skips_empty;
    struct ct_step *steps;
    int nsteps;
    int step_room;
    int *epochs; /* first step of each */
    int nepochs;
    struct ct_edge *edges;
    int nedges;
    int edge_room;
    struct ct_peers peers;
    struct ct_reader *readers;
    int nreaders;
    int last_post; /* CT_NO_STEP: none */
    int nscratch;
    int scratch_units[CT_SCRATCH_MAX];
    int *scratch_items[CT_SCRATCH_MAX];
    int nitems[CT_SCRATCH_MAX];
    int err; /* the first failure */
    struct ct_diag diag;
};

/* Keep that memory has run out. */
void ct_builder_fail_memory(struct ct_builder *builder);

#endif
