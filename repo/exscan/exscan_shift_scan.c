/*
 * exscan_shift_scan - each vector goes one rank on, then a scan of ranks 1 to
 * p-1.
 *
 * The scan is another algorithm: scan_hillis_steele or
 * scan_recursive_doubling.
 * Needs: p > 2, else it is exscan_linear; with recursive doubling p > 3.
 * Scratch: one vector, and the scan's.
 * Source: Traeff 2025, section 2; MPICH's and Open MPI's scans.
 */
#include "repo/inner.h"

#include <stdlib.h>

extern const struct ct_algorithm scan_hillis_steele;
extern const struct ct_algorithm scan_recursive_doubling;

enum { SCAN }; /* the parameters */

static const struct ct_algorithm *const scans[] = {&scan_hillis_steele, &scan_recursive_doubling};
static const char *const words[] = {"hillis_steele", "recursive_doubling"};

static const struct ct_param scan_param = {
    .name = "scan",
    .nvalues = sizeof words / sizeof *words,
    .words = words,
};

static bool applies(const struct ct_problem *problem)
{
    return problem->nranks > 2 + problem->setting.values[SCAN];
}

static void plan_shift(struct ct_builder *builder, const struct ct_shape *shape)
{
    if (shape->rank > 0)
        ct_recv(builder, shape->rank - 1, ct_span(CT_SCRATCH, 0, 1));
    if (shape->rank + 1 < shape->nranks)
        ct_send(builder, shape->rank + 1, ct_span(CT_SEND, 0, 1));
    ct_fence(builder);
}

static void plan_scan(struct ct_builder *builder, const struct ct_shape *shape, const int *ranks)
{
    const struct ct_shape inner = {
        .nranks = shape->nranks - 1, .rank = shape->rank - 1, .segments = 1};
    const struct ct_fit fit = {
        .ranks = ranks,
        .seats = {{.buffer = CT_SCRATCH}, {.buffer = CT_RECV}},
        .scratch = CT_SCRATCH + 1,
        .block_units = 1,
    };

    ct_compose_algorithm(builder, scans[shape->setting.values[SCAN]], &inner, &fit);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    int *ranks = calloc((size_t)shape->nranks, sizeof *ranks);

    if (ranks == NULL)
        ct_builder_fail(builder, CT_ERR_MEMORY, "out of memory for the ranks of a scan");
    for (int i = 0; ranks != NULL && i < shape->nranks; i++)
        ranks[i] = i + 1;
    plan_shift(builder, shape);
    if (ranks != NULL && shape->rank > 0)
        plan_scan(builder, shape, ranks);
    free(ranks);
}

extern const struct ct_collective ct_exscan;

const struct ct_algorithm exscan_shift_scan = {
    .name = "exscan_shift_scan",
    .collective = &ct_exscan,
    .source = "Traeff 2025, section 2",
    .needs = "p > 2; scan=recursive_doubling: p > 3",
    .cost = "alpha + n beta + scan(p-1 ranks)",
    .params = {&scan_param},
    .ordered = true,
    .applies = applies,
    .plan = plan,
};
