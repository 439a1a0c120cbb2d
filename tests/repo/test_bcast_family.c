/*
 * test_bcast_family.c - what the ranks of a broadcast send: messages, volume
 * and rounds, for any root.
 */
#include "checker/plan_figures.h"
#include "repo/scheme/bine.h"
#include "repo/scheme/fold.h"
#include "repo/scheme/leaders.h"
#include "repo/scheme/two_trees.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

#include <string.h>

static struct ct_problem problem_of(const struct ct_named *found, int nranks, size_t bytes,
                                    const char *setting)
{
    return (struct ct_problem){.collective = &ct_bcast,
                               .nranks = nranks,
                               .bytes = bytes,
                               .setting = setting_of_text(found, setting)};
}

/* Of the rank with most, worked out by hand from the formulas. Segments are of
   1 KB if not said otherwise: 64 KB have 64. */
static const struct {
    const char *name;
    int nranks;
    size_t bytes;
    const char *setting;
    int rounds; /* those that follow each other; -1: not tried */
    long messages;
    double vectors;
} cases[] = {
    {"bcast_linear", 13, 1, "", 1, 12, 12},
    /* ceil(lg p) messages */
    {"bcast_binomial", 16, 1, "segment_bytes=0", 4, 4, 4},
    {"bcast_binomial", 17, 1, "segment_bytes=0", 4, 5, 5},
    {"bcast_bine", 16, 1, "", 4, 4, 4},
    {"bcast_bine", 17, 1, "", 4, 5, 5},
    /* (k-1) log_k p */
    {"bcast_knomial", 16, 1, "segment_bytes=0 radix=4", 2, 6, 6},
    {"bcast_knomial", 64, 1, "segment_bytes=0 radix=8", 2, 14, 14},
    {"bcast_knomial", 27, 1, "segment_bytes=0 radix=3", 3, 6, 6},
    {"bcast_binomial", 16, 1 << 16, "segment_bytes=8192", -1, 32, 4},
    /* the root sends each segment to the first of each chain */
    {"bcast_chain", 13, 1 << 16, "segment_bytes=1024 chains=1", -1, 64, 1},
    {"bcast_chain", 13, 1 << 16, "segment_bytes=1024 chains=4", -1, 256, 4},
    {"bcast_chain", 13, 1 << 16, "segment_bytes=16384 chains=2", -1, 8, 2},
    {"bcast_binary", 15, 1 << 16, "segment_bytes=1024", -1, 128, 2},
    {"bcast_kary", 15, 1 << 16, "segment_bytes=4096 radix=4", -1, 64, 4},
    /* of either half 32 segments to two children and a partner; p even: the
       root sends one half twice */
    {"bcast_split_binary", 15, 1 << 16, "segment_bytes=1024", -1, 96, 1.5},
    {"bcast_split_binary", 16, 1 << 16, "segment_bytes=1024", -1, 96, 1.5},
    /* no rank sends more than the vector */
    {"bcast_two_tree", 16, 1 << 16, "segment_bytes=1024", -1, 64, 1},
    {"bcast_two_tree", 17, 1 << 16, "segment_bytes=1024", -1, 64, 1},
    /* S - 1 + ceil(lg p) rounds */
    {"bcast_circulant", 16, 1 << 16, "segment_bytes=1024", 67, 67, 67.0 / 64},
    {"bcast_circulant", 17, 1 << 16, "segment_bytes=1024", 68, 68, 68.0 / 64},
    {"bcast_circulant", 13, 1 << 16, "segment_bytes=16384", 7, 7, 7.0 / 4},
    /* the root: 8 + 4 + 2 + 1 chunks, then 1 + 2 + 4 + 8 */
    {"bcast_scatter_allgather", 16, 1 << 16, "allgather=recursive_doubling radix=2", 8, 8,
     30.0 / 16},
    /* the root scatters, and sends p-1 chunks round the ring */
    {"bcast_scatter_allgather", 13, 1 << 16, "allgather=ring radix=2", -1, 16, 24.0 / 13},
    {"bcast_scatter_allgather", 16, 1 << 16, "allgather=ring radix=4", -1, 21, 30.0 / 16},
    {"bcast_bine_scatter_allgather", 16, 1 << 16, "", 8, 8, 30.0 / 16},
    {"bcast_bine_scatter_allgather", 17, 1 << 16, "", 9, 9, 46.0 / 16},
};

Test(bcast_family, busiest_rank_sends_what_the_papers_say)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct ct_named found = find_by_name(cases[i].name);
        const struct ct_algorithm *a = found.algorithm;
        const struct ct_problem problem =
            problem_of(&found, cases[i].nranks, cases[i].bytes, cases[i].setting);
        struct ct_plan_figures most = {0};
        struct ct_diag diag = {""};

        cr_expect(ct_algorithm_applies(a, &problem), "%s, %d ranks", a->name, cases[i].nranks);
        cr_assert_eq(ct_plan_figures(a, &problem, &most, &diag), CT_OK, "%s: %s", a->name,
                     diag.text);
        cr_expect(cases[i].rounds < 0 || most.rounds == cases[i].rounds,
                  "%s '%s', %d ranks: %d rounds", a->name, cases[i].setting, cases[i].nranks,
                  most.rounds);
        cr_expect_eq(most.messages, cases[i].messages, "%s '%s', %d ranks: %ld messages", a->name,
                     cases[i].setting, cases[i].nranks, most.messages);
        cr_expect_float_eq(most.blocks, cases[i].vectors, 1e-9, "%s '%s', %d ranks: %g vectors",
                           a->name, cases[i].setting, cases[i].nranks, most.blocks);
    }
}

/* Each algorithm of the broadcast with each setting that plans anew. */
typedef void each_fn(const struct ct_algorithm *a, struct ct_shape shape);

static void for_each(int nranks, each_fn *each)
{
    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *a = ct_registry[i];
        struct ct_places *places = places_for(a, nranks);

        if (a->collective != &ct_bcast) {
            ct_places_free(places);
            continue;
        }
        for (int s = 0; s < ct_settings_count(a->params); s++) {
            struct ct_shape shape = {.nranks = nranks,
                                     .setting = ct_settings_at(a->params, s),
                                     .segments = a->segments == NULL ? 1 : 2,
                                     .places = places};

            if (applies(a, nranks, LARGE, shape.setting))
                each(a, shape);
        }
        ct_places_free(places);
    }
}

static struct ct_schedule *planned(const struct ct_algorithm *a, struct ct_shape shape, int rank,
                                   int root)
{
    struct ct_schedule *plan = NULL;
    struct ct_diag diag = {""};

    shape.rank = rank;
    shape.root = root;
    cr_assert_eq(ct_algorithm_plan(a, &shape, &plan, &diag), CT_OK, "%s: %s", a->name, diag.text);
    return plan;
}

static long count(const struct ct_schedule *plan, enum ct_action action)
{
    long n = 0;

    for (int i = 0; i < plan->nsteps; i++)
        n += plan->steps[i].action == action;
    return n;
}

/* A rank sends from where the vector is. */
static void expect_bare(const struct ct_algorithm *a, struct ct_shape shape)
{
    const int root = shape.nranks / 3;

    for (int rank = 0; rank < shape.nranks; rank++) {
        struct ct_schedule *plan = planned(a, shape, rank, root);

        cr_expect_eq(plan->nscratch, 0, "%s", a->name);
        cr_expect_eq(count(plan, CT_DO_COPY), 0, "%s", a->name);
        cr_expect_eq(count(plan, CT_DO_TOKEN_SEND), 0, "%s", a->name);
        cr_expect(rank != root || count(plan, CT_DO_RECV) == 0, "%s", a->name);
        ct_schedule_free(plan);
    }
}

Test(bcast_family, nothing_is_copied_and_nothing_sent_to_the_root)
{
    for_each(3, expect_bare);
    for_each(8, expect_bare);
    for_each(13, expect_bare);
    for_each(16, expect_bare);
}

static bool sends_once(const char *name)
{
    return strcmp(name, "bcast_scatter_allgather") != 0 &&
           strcmp(name, "bcast_bine_scatter_allgather") != 0;
}

/* Without chunks each rank receives the vector once, each segment by itself. */
static void expect_once(const struct ct_algorithm *a, struct ct_shape shape)
{
    struct ct_check_counts counts = {0};
    struct ct_schedule *plan = planned(a, shape, 0, 0);

    check(a, shape, &counts);
    if (sends_once(a->name))
        cr_expect_eq(counts.units_sent + counts.units_fetched,
                     (long)(shape.nranks - 1) * plan->units_per_block,
                     "%s, %d ranks: %ld, %ld units", a->name, shape.nranks, counts.units_sent,
                     counts.units_fetched);
    ct_schedule_free(plan);
}

Test(bcast_family, whole_vectors_are_received_once)
{
    for (int p = 2; p <= 24; p++)
        for_each(p, expect_once);
}

/* All but the places of ranks is counted from the root. */
static void expect_rotated(const struct ct_algorithm *a, struct ct_shape shape)
{
    const int p = shape.nranks;
    const int root = p - 2;

    for (int rank = 0; rank < p && !ct_algorithm_needs_places(a); rank++) {
        struct ct_schedule *plan = planned(a, shape, (rank + root) % p, root);
        struct ct_schedule *from_0 = planned(a, shape, rank, 0);

        cr_assert_eq(plan->nsteps, from_0->nsteps, "%s", a->name);
        for (int i = 0; i < plan->nsteps; i++) {
            const struct ct_step *step = &plan->steps[i];
            const struct ct_step *wanted = &from_0->steps[i];

            cr_expect_eq(step->action, wanted->action);
            cr_expect_eq(step->peer, (wanted->peer + root) % p, "%s", a->name);
            cr_expect_eq(step->src.first, wanted->src.first, "%s", a->name);
            cr_expect_eq(step->dst.first, wanted->dst.first, "%s", a->name);
        }
        ct_schedule_free(plan);
        ct_schedule_free(from_0);
    }
}

Test(bcast_family, plans_of_roots_differ_by_rotation)
{
    for_each(5, expect_rotated);
    for_each(12, expect_rotated);
    for_each(16, expect_rotated);
}

/* Those that bcast_hierarchical works with; "leaders" is its second
   parameter. */
static const struct ct_groups *groups_of(const struct ct_shape *shape)
{
    return ct_leaders_groups(shape->places, shape->setting.values[1]);
}

/* What comes into a group from others. */
static double into_group(const struct ct_algorithm *a, struct ct_shape shape, int root, int group)
{
    const struct ct_groups *groups = groups_of(&shape);
    double vectors = 0;

    for (int rank = 0; rank < shape.nranks; rank++) {
        struct ct_schedule *plan;

        if (groups->of[rank] != group)
            continue;
        plan = planned(a, shape, rank, root);
        for (int i = 0; i < plan->nsteps; i++) {
            const struct ct_step *step = &plan->steps[i];

            if (step->action == CT_DO_RECV && groups->of[step->peer] != group)
                vectors += (double)step->dst.units / plan->units_per_block;
        }
        ct_schedule_free(plan);
    }
    return vectors;
}

static void expect_no_more_in_groups(const struct ct_algorithm *a, struct ct_shape shape)
{
    const bool is_meant = strstr(a->name, "_hierarchical") != NULL;

    for (int root = 0; root < shape.nranks && is_meant; root += 5) {
        const struct ct_groups *groups = groups_of(&shape);

        for (int group = 0; group < groups->n; group++)
            cr_expect_float_eq(into_group(a, shape, root, group), group != groups->of[root], 1e-9,
                               "%s, %d ranks, root %d, group %d", a->name, shape.nranks, root,
                               group);
    }
}

Test(bcast_family, hierarchical_brings_the_vector_into_each_group_once)
{
    for_each(9, expect_no_more_in_groups);
    for_each(24, expect_no_more_in_groups);
    for_each(32, expect_no_more_in_groups);
}

static bool has_child(const struct ct_rank_node *node, int number)
{
    for (int i = 0; i < node->nchildren; i++) {
        if (node->children[i] == number)
            return true;
    }
    return false;
}

Test(bcast_family, two_trees_have_no_inner_node_in_common)
{
    for (int p = 2; p <= 299; p++) {
        for (int number = 1; number < p; number++) {
            int inner = 0;

            for (int tree = 0; tree < 2; tree++) {
                const struct ct_rank_node node = ct_two_trees_node(p, number, tree);
                const struct ct_rank_node above = ct_two_trees_node(p, node.parent, tree);

                cr_expect(has_child(&above, number), "%d of %d, tree %d", number, p, tree);
                cr_expect_leq(node.nchildren, 2);
                inner += node.nchildren > 0;
            }
            cr_expect_leq(inner, 1, "%d of %d", number, p);
        }
    }
}

/* Partners are at most two thirds of the distances of a binomial tree away,
   rounded up. */
Test(bcast_family, bine_tree_has_each_rank_once_and_near_its_parent)
{
    for (int q = 2; q <= 256; q *= 2) {
        for (int number = 1; number < q; number++) {
            const struct ct_rank_node node = ct_bine_node(number, q);
            const struct ct_rank_node above = ct_bine_node(node.parent, q);
            const int apart = abs(number - node.parent);

            cr_expect(has_child(&above, number), "%d of %d", number, q);
            cr_expect_leq(apart < q - apart ? apart : q - apart, q / 3 + 1, "%d of %d", number, q);
        }
    }
}
