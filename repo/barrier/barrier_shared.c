/*
 * barrier_shared - ranks that share memory see each other arrive.
 *
 * Each posts, and waits for the posts of all others (form=flat). Or rank 0 waits for all,
 * and all wait for it (form=root): a rank looks at one post in place of p-1, twice as
 * late. Or so in each level inside the host (form=levels).
 */
#include "repo/scheme/posted.h"
#include "repo/scheme/posted_tree.h"

enum { FORM }; /* the parameters */

static const char *const forms[] = {"flat", "root", "levels"};

enum { FLAT, ROOT, LEVELS };

static const struct ct_param form = {
    .name = "form",
    .nvalues = sizeof forms / sizeof *forms,
    .words = forms,
};

/* Two ranks have no use for the detour. */
static bool applies(const struct ct_problem *problem)
{
    const int value = problem->setting.values[FORM];

    return value == FLAT || (problem->nranks > 2 && (value == ROOT || problem->places->has_levels));
}

static void fetch_all(struct ct_builder *builder, int rank)
{
    for (int i = 0; i < ct_builder_nranks(builder); i++) {
        if (i != rank)
            ct_token_fetch(builder, i);
    }
}

static void plan_levels(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_posted_tree tree = ct_posted_tree_of(builder, shape, 0);

    ct_post_up_and_down(builder, &tree);
    ct_posted_tree_fini(&tree);
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    static const int root = 0;
    const bool is_flat = shape->setting.values[FORM] == FLAT;

    if (shape->setting.values[FORM] == LEVELS) {
        plan_levels(builder, shape);
        return;
    }
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
    .needs = "ranks of one host that share memory; form=root p > 2; form=levels: several inside "
             "the host",
    .cost = "a post and p-1 fetches; form=root: two posts, one after the other",
    .params = {&form},
    .by_window = true,
    .least_ranks = 2,
    .applies = applies,
    .plan = plan,
};
