/*
 * trees.h - clusters made by hand or at random, for the generator's tests.
 */
#ifndef TESTS_GENERATOR_TREES_H
#define TESTS_GENERATOR_TREES_H

#include "generator/generator.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

enum { NODES_MOST = 4200 };

/* A cluster and what it points to; no bandwidths. */
struct made {
    struct ct_cluster cluster;
    struct ct_node nodes[NODES_MOST];
    int places[NODES_MOST];
    char name[8];
    char empty[1];
};

/* A deterministic stream of numbers; state: not 0. */
static inline int random_below(uint64_t *state, int bound)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return (int)(*state % (uint64_t)bound);
}

static inline struct made *made_new(void)
{
    struct made *made = calloc(1, sizeof *made);

    cr_assert_not_null(made);
    strcpy(made->name, "made-up");
    made->cluster.name = made->name;
    made->cluster.note = made->empty;
    made->cluster.launch = made->empty;
    made->cluster.nodes = made->nodes;
    made->cluster.rank_place = made->places;
    made->cluster.rank_host = made->places;
    made->cluster.per_host = 1;
    made->cluster.hash = UINT64_C(0x0123456789abcdef);
    return made;
}

static inline int add_switch(struct made *made, int parent)
{
    struct ct_cluster *c = &made->cluster;

    cr_assert_lt(c->nnodes, NODES_MOST);
    made->nodes[c->nnodes].kind = CT_NODE_SWITCH;
    made->nodes[c->nnodes].name = made->empty;
    made->nodes[c->nnodes].parent = parent;
    return c->nnodes++;
}

static inline void add_rank(struct made *made, int parent)
{
    struct ct_cluster *c = &made->cluster;
    const int place = add_switch(made, parent);

    made->nodes[place].kind = CT_NODE_HOST;
    made->places[c->nranks++] = place;
}

enum form { CHAIN, STAR, BINARY, RANDOM, FORMS };

/* Switches in some form, ranks anywhere on them. */
static inline struct made *random_made(uint64_t *state, enum form form, int nswitches, int nranks)
{
    struct made *made = made_new();

    add_switch(made, -1);
    for (int i = 1; i < nswitches; i++) {
        const int parents[FORMS] = {
            [CHAIN] = i - 1,
            [STAR] = 0,
            [BINARY] = (i - 1) / 2,
            [RANDOM] = random_below(state, i),
        };

        add_switch(made, parents[form]);
    }
    for (int i = 0; i < nranks; i++)
        add_rank(made, random_below(state, nswitches));
    return made;
}

/* `nswitches` on a central one, ranks dealt round them. */
static inline struct made *made_star(int nswitches, int nranks)
{
    struct made *made = made_new();

    add_switch(made, -1);
    for (int i = 0; i < nswitches; i++)
        add_switch(made, 0);
    for (int i = 0; i < nranks; i++)
        add_rank(made, 1 + i % nswitches);
    return made;
}

static inline struct made *made_chain(int nswitches, int nranks)
{
    struct made *made = made_new();

    for (int i = 0; i < nswitches; i++)
        add_switch(made, i - 1);
    for (int i = 0; i < nranks; i++)
        add_rank(made, i % nswitches);
    return made;
}

static inline struct ct_generated *generated_from(const struct made *made)
{
    struct ct_generated *generated = NULL;
    struct ct_diag diag = {""};
    const int err = ct_generate(&made->cluster, &generated, &diag);

    cr_assert_eq(err, CT_OK, "%d nodes, %d ranks: %s", made->cluster.nnodes, made->cluster.nranks,
                 diag.text);
    return generated;
}

/* Where the cluster's ranks are. */
static inline struct ct_wiring *wiring_of(const struct ct_cluster *cluster)
{
    struct ct_wiring *wiring = malloc(sizeof *wiring);
    struct ct_diag diag = {""};

    cr_assert_not_null(wiring);
    cr_assert_eq(ct_wiring_build(cluster, wiring, &diag), CT_OK, "%s", diag.text);
    return wiring;
}

static inline void wiring_free(struct ct_wiring *wiring)
{
    ct_wiring_fini(wiring);
    free(wiring);
}

/* An algorithm of the repository, in one segment at any size. */
static inline struct ct_algorithm in_one_segment(const char *name)
{
    const struct ct_algorithm *found = ct_algorithm_find(ct_registry, name);
    struct ct_algorithm algorithm;

    cr_assert_not_null(found, "%s", name);
    algorithm = *found;
    algorithm.segments = NULL;
    return algorithm;
}

/* Whether two schedules of one rank are the same, step by step. */
static inline bool same_schedules(const struct ct_schedule *a, const struct ct_schedule *b)
{
    const size_t nsteps = (size_t)a->nsteps;
    int nsuccs = 0;

    if (a->nranks != b->nranks || a->rank != b->rank || a->units_per_block != b->units_per_block ||
        a->nsteps != b->nsteps || a->nepochs != b->nepochs || a->nscratch != b->nscratch)
        return false;
    for (int i = 0; i < a->nsteps; i++)
        nsuccs += a->steps[i].nsuccs;
    return memcmp(a->steps, b->steps, nsteps * sizeof *a->steps) == 0 &&
           memcmp(a->epochs, b->epochs, ((size_t)a->nepochs + 1) * sizeof *a->epochs) == 0 &&
           memcmp(a->succs, b->succs, (size_t)nsuccs * sizeof *a->succs) == 0;
}

#endif
