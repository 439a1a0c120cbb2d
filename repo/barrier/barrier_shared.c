/*
 * barrier_shared - ranks that share memory see each other arrive.
 *
 * Each posts, and waits for the posts of all others (form=flat). Or rank 0 waits for all,
 * and all wait for it (form=root): a rank looks at one post in place of p-1, twice as
 * late.
 */
#include "repo/scheme/posted.h"

enum { FORM }; /* the parameters */

static const char *const forms[] = {"flat", "root"};

enum { FLAT, ROOT };

static const struct ct_param form = {
    .name = "form",
    .nvalues = sizeof forms / sizeof *forms,
    .words = forms,
};

/* Two ranks have no use for the detour. */
static bool applies(const struct ct_problem *problem)
{
    return problem->setting.values[FORM] == FLAT || problem->nranks > 2;
}

static void fetch_all(struct ct_builder *builder, int rank)
{
    for (int i = 0; i < ct_builder_nranks(builder); i++) {
        if (i != rank)
            ct_token_fetch(builder, i);
    }
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    static const int root = 0;
    const bool is_flat = shape->setting.values[FORM] == FLAT;

    if (is_flat || shape->rank == root) {
        if (is_flat)
            ct_token_post_all(builder, shape->rank);
        fetch_all(builder, shape->rank);
        ct_fence(builder);
        if (!is_flat)
            ct_token_post_all(builder, shape->rank);
        return;
    }
    ct_token_post(builder, &root, 1);
    ct_token_fetch(builder, root);
}

extern const struct ct_collective ct_barrier;

const struct ct_algorithm barrier_shared = {
    .name = "barrier_shared",
    .collective = &ct_barrier,
    .source = "Graham, Shipman 2008",
    .needs = "ranks of one host that share memory; form=root p > 2",
    .cost = "a post and p-1 fetches; form=root: two posts, one after the other",
    .params = {&form},
    .by_window = true,
    .least_ranks = 2,
    .applies = applies,
    .plan = plan,
};
