/*
 * alltoall_phases - in contention-free phases on the wiring.
 *
 * In a phase no directed link has more messages than it is times as fast as the
 * slowest host's, and there are as few phases as the busiest link needs, or
 * few more; a rank does its messages in the order of phases, kept apart by tokens
 * (phases/phased.h).
 * Cost: T (alpha + n beta), T: the messages of the busiest link.
 * Needs: places; p <= 1024, with tokens p <= 256; with equal cables p <= 4096. Scratch:
 * none. A rank plans its own messages and tokens by the closed form, which holds
 * where cables are equal; else mostly with the messages of all, so with tokens
 * for up to 256 ranks.
 * Source: Faraj, Yuan 2005, section 4; docs/schedules.md, sections 1 and 14.
 */
#include "repo/phases/phased.h"

extern const struct ct_collective ct_alltoall;

enum { RANKS_MOST = 1024, EQUAL_RANKS_MOST = 4096, TOKEN_RANKS_MOST = 256 };

/* As far as they are known. Without memory: all ranks must find the same. */
static bool has_equal_cables(const struct ct_tree *tree)
{
    double known = 0;

    for (int x = 1; x < tree->nnodes && tree->capacity != NULL; x++) {
        const double capacity = tree->capacity[x];

        if (capacity > 0 && known > 0 && capacity != known)
            return false;
        if (capacity > 0)
            known = capacity;
    }
    return true;
}

static bool applies(const struct ct_problem *problem)
{
    const int most = problem->setting.values[0] == CT_SEPARATE_NOT
                         ? RANKS_MOST
                         : TOKEN_RANKS_MOST;

    return problem->nranks <= most ||
           (problem->nranks <= EQUAL_RANKS_MOST &&
            has_equal_cables(&problem->places->tree));
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_phased_alltoall_tree(builder, shape, &shape->places->tree);
}

const struct ct_algorithm alltoall_phases = {
    .name = "alltoall_phases",
    .collective = &ct_alltoall,
    .source = "Faraj, Yuan 2005, section 4",
    .needs =
        "places; p <= 1024, with tokens p <= 256; with equal cables p <= 4096",
    .cost = "T (alpha + n beta), T: messages of the busiest link",
    .params = {&ct_phased_param},
    .applies = applies,
    .contention_free = ct_phased_contention_free,
    .by_places = true,
    .plan = plan,
};
