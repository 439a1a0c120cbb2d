/*
 * test_reduce_family.c - what the ranks of a reduce send and receive: messages,
 * volume, and what of both falls to the root.
 */
#include "repo/scheme/fold.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

/* Of a rank, or of all together. */
struct figures {
    int sends;
    int recvs;
    int copies;
    double sent; /* vectors */
    double received;
    int scratch; /* buffers */
};

static struct figures figures_of(const struct ct_algorithm *algorithm, struct ct_shape shape,
                                 int rank)
{
    struct figures f = {0};
    struct ct_schedule *plan = NULL;

    shape.rank = rank;
    cr_assert_eq(ct_algorithm_plan(algorithm, &shape, &plan, NULL), CT_OK);
    for (int i = 0; i < plan->nsteps; i++) {
        const struct ct_step *step = &plan->steps[i];

        f.sends += step->action == CT_DO_SEND;
        f.recvs += step->action == CT_DO_RECV;
        f.copies += step->action == CT_DO_COPY;
        if (step->action == CT_DO_SEND)
            f.sent += (double)step->src.units / plan->units_per_block;
        if (step->action == CT_DO_RECV)
            f.received += (double)step->dst.units / plan->units_per_block;
    }
    f.scratch = plan->nscratch;
    ct_schedule_free(plan);
    return f;
}

/* The most of each that any rank but the root has. */
static struct figures busiest_other(const struct ct_algorithm *algorithm,
                                    const struct ct_shape *shape)
{
    struct figures most = {0};

    for (int rank = 0; rank < shape->nranks; rank++) {
        const struct figures f = figures_of(algorithm, *shape, rank);

        if (rank == shape->root)
            continue;
        most.sends = f.sends > most.sends ? f.sends : most.sends;
        most.sent = f.sent > most.sent ? f.sent : most.sent;
        most.copies = f.copies > most.copies ? f.copies : most.copies;
    }
    return most;
}

/* Worked out by hand from the papers' formulas. */
static const struct {
    const char *name;
    struct ct_shape shape;
    /* of the busiest rank but the root; of the root */
    int sends;
    int recvs;
    double sent;
    double received;
} cases[] = {
    {"reduce_linear", {.nranks = 13, .root = 4, .segments = 1}, 1, 12, 1, 12},
    {"reduce_binomial", {.nranks = 13, .root = 4, .segments = 1}, 1, 4, 1, 4},
    /* rank 0 has it first */
    {"reduce_binomial", {.nranks = 13, .root = 4, .keeps_order = true, .segments = 1}, 1, 3, 1, 3},
    {"reduce_binomial", {.nranks = 13, .root = 3, .keeps_order = true, .segments = 1}, 1, 1, 1, 1},
    /* 16 = 4 x 4 */
    {"reduce_knomial", {.nranks = 16, .setting = {{0, 4}}, .segments = 1}, 1, 6, 1, 6},
    {"reduce_chain", {.nranks = 9, .root = 8, .segments = 8}, 8, 8, 1, 1},
    {"reduce_chain", {.nranks = 9, .root = 8, .keeps_order = true, .segments = 8}, 8, 8, 1, 1},
    {"reduce_binary", {.nranks = 9, .root = 5, .segments = 4}, 4, 8, 1, 2},
    {"reduce_kary", {.nranks = 9, .setting = {{0, 3}}, .segments = 4}, 4, 12, 1, 3},
    {"reduce_in_order_binary", {.nranks = 9, .root = 5, .segments = 4}, 4, 8, 1, 2},
    /* rank 7 is at the top; rank 5 has two children */
    {"reduce_in_order_binary",
     {.nranks = 9, .root = 5, .keeps_order = true, .segments = 4},
     4,
     12,
     1,
     3},
    {"reduce_two_tree", {.nranks = 16, .root = 5, .segments = 4}, 8, 8, 1, 1},
    {"reduce_two_tree", {.nranks = 17, .root = 5, .segments = 4}, 8, 8, 1, 1},
    /* each segment from one rank, the last one from three */
    {"reduce_circulant", {.nranks = 8, .root = 3, .segments = 8}, 8, 10, 1, 1.25},
    {"reduce_bine", {.nranks = 16, .root = 5, .segments = 1}, 1, 4, 1, 4},
    {"reduce_bine", {.nranks = 17, .root = 5, .segments = 1}, 1, 5, 1, 5},
    /* halving, and half of the vector at most in the gather */
    {"reduce_rabenseifner",
     {.nranks = 16, .root = 5, .segments = 1},
     5,
     8,
     15.0 / 16 + 0.5,
     30.0 / 16},
    {"reduce_rabenseifner_far",
     {.nranks = 16, .root = 5, .segments = 1},
     5,
     8,
     15.0 / 16 + 0.5,
     30.0 / 16},
    {"reduce_bine_scatter_gather",
     {.nranks = 16, .root = 5, .segments = 1},
     5,
     8,
     15.0 / 16 + 0.5,
     30.0 / 16},
    /* 5 = 4 + 1: ranks 0 and 1 are a pair, and rank 1 is the root: it receives
       half of a vector before, and three times after; rank 0 half, then
       3/4, then a quarter */
    {"reduce_rabenseifner", {.nranks = 5, .root = 1, .segments = 1}, 4, 4, 0.5 + 0.75 + 0.25, 1.5},
    /* rank 4 sends a vector in four pieces to the others, who give it theirs */
    {"reduce_binary_blocks", {.nranks = 5, .root = 4, .segments = 1}, 3, 3, 0.75 + 0.5, 1},
    {"reduce_binary_blocks",
     {.nranks = 5, .root = 2, .segments = 1},
     4,
     5,
     0.75 + 0.5,
     0.75 + 0.25 + 0.75},
    {"reduce_pairwise_gather", {.nranks = 13, .root = 4, .segments = 1}, 13, 24, 1, 24.0 / 13},
};

Test(reduce_family, busiest_rank_and_root_have_what_the_papers_say)
{
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct ct_named found = find_by_name(cases[i].name);
        const struct ct_algorithm *a = found.algorithm;
        struct ct_shape with_setting = cases[i].shape;
        const struct ct_shape *shape = &with_setting;
        struct figures root, other;

        with_setting.setting = ct_named_setting(&found, &shape->setting);
        root = figures_of(a, *shape, shape->root);
        other = busiest_other(a, shape);

        cr_expect_eq(other.sends, cases[i].sends, "%s, %d ranks: %d sends", a->name, shape->nranks,
                     other.sends);
        cr_expect_float_eq(other.sent, cases[i].sent, 1e-9, "%s, %d ranks: %g vectors sent",
                           a->name, shape->nranks, other.sent);
        cr_expect_eq(root.recvs, cases[i].recvs, "%s, %d ranks: %d receives", a->name,
                     shape->nranks, root.recvs);
        cr_expect_float_eq(root.received, cases[i].received, 1e-9,
                           "%s, %d ranks: %g vectors received", a->name, shape->nranks,
                           root.received);
    }
}

static double sent_by_all(const struct ct_algorithm *algorithm, const struct ct_shape *shape)
{
    double sent = 0;

    for (int rank = 0; rank < shape->nranks; rank++)
        sent += figures_of(algorithm, *shape, rank).sent;
    return sent;
}

static const char *const along_trees[] = {
    "reduce_linear", "reduce_binomial",       "reduce_knomial",  "reduce_chain",
    "reduce_binary", "reduce_kary",           "reduce_two_tree", "reduce_circulant",
    "reduce_bine",   "reduce_in_order_binary"};

/* p-1 vectors, the least that there can be: every rank's goes once. */
Test(reduce_family, trees_send_each_vector_once)
{
    for (size_t i = 0; i < sizeof along_trees / sizeof *along_trees; i++) {
        const struct ct_named found = find_by_name(along_trees[i]);
        const struct ct_algorithm *a = found.algorithm;
        const struct ct_setting setting =
            ct_named_setting_at(&found, ct_settings_count(ct_named_params(&found)) - 1);

        for (int p = 2; p <= 40; p++) {
            const struct ct_shape shape = {
                .nranks = p, .root = p / 3, .setting = setting, .segments = 4};

            if (applies(a, p, LARGE, setting))
                cr_expect_float_eq(sent_by_all(a, &shape), p - 1, 1e-9, "%s, %d ranks", a->name, p);
        }
    }
}

/* In order, the top of the tree sends one more, if it is not the root. */
Test(reduce_family, trees_in_order_send_one_vector_more)
{
    static const struct {
        const char *name;
        bool is_at_middle;
    } listed[] = {{"reduce_binomial", false},
                  {"reduce_chain", false},
                  {"reduce_binary", false},
                  {"reduce_in_order_binary", true}};

    for (size_t i = 0; i < sizeof listed / sizeof *listed; i++) {
        const struct ct_named found = find_by_name(listed[i].name);
        const struct ct_algorithm *a = found.algorithm;

        for (int p = 4; p <= 40; p++) {
            const int top = listed[i].is_at_middle ? ct_fold_power(p) - 1 : 0;
            struct ct_shape shape = {.nranks = p,
                                     .root = top,
                                     .keeps_order = true,
                                     .setting = ct_named_setting_at(&found, 0),
                                     .segments = 2};

            cr_expect_float_eq(sent_by_all(a, &shape), p - 1, 1e-9);
            shape.root = (top + p / 2) % p;
            cr_expect_float_eq(sent_by_all(a, &shape), p, 1e-9, "%s, %d ranks", a->name, p);
        }
    }
}

/* What arrives is combined where it is, and the root's result is made in its
   receive buffer: the root copies its own vector at most. */
Test(reduce_family, trees_copy_little)
{
    for (size_t i = 0; i < sizeof along_trees / sizeof *along_trees; i++) {
        const struct ct_named found = find_by_name(along_trees[i]);
        const struct ct_algorithm *a = found.algorithm;
        const struct ct_setting setting =
            ct_named_setting_at(&found, ct_settings_count(ct_named_params(&found)) - 1);

        for (int p = 4; p <= 40; p++) {
            const struct ct_shape shape = {
                .nranks = p, .root = p / 3, .setting = setting, .segments = 1};

            if (!applies(a, p, LARGE, setting))
                continue;
            cr_expect_leq(figures_of(a, shape, shape.root).copies, 2, "%s, %d", a->name, p);
            cr_expect_eq(busiest_other(a, &shape).copies, 0, "%s, %d ranks", a->name, p);
        }
    }
}

/* Who has no children needs no scratch: it sends from its send buffer. */
Test(reduce_family, leaves_have_no_scratch)
{
    const struct ct_named found = find_by_name("reduce_binomial");

    for (int p = 2; p <= 40; p++) {
        const struct ct_shape shape = {
            .nranks = p, .setting = ct_named_setting_at(&found, 0), .segments = 1};

        for (int rank = 1; rank < p; rank += 2)
            cr_expect_eq(figures_of(found.algorithm, shape, rank).scratch, 0);
    }
}

static bool applies_by_name(const char *name, int nranks, size_t bytes, struct ct_setting own)
{
    const struct ct_named found = find_by_name(name);

    return applies(found.algorithm, nranks, bytes, ct_named_setting(&found, &own));
}

Test(reduce_family, settings_that_plan_the_same_as_others_do_not_apply)
{
    static const struct {
        const char *name;
        int nranks;
        size_t bytes;
        struct ct_setting own;
        bool applies;
    } listed[] = {
        {"reduce_knomial", 16, LARGE, {{16384, 2}}, true},
        /* all ranks below the root */
        {"reduce_knomial", 8, LARGE, {{0, 8}}, false},
        {"reduce_knomial", 9, LARGE, {{0, 8}}, true},
        {"reduce_kary", 9, LARGE, {{1024, 8}}, false},
        {"reduce_kary", 10, LARGE, {{1024, 8}}, true},
        {"reduce_kary", 10, 1024, {{1024, 8}}, false},
    };

    for (size_t i = 0; i < sizeof listed / sizeof *listed; i++)
        cr_expect_eq(
            applies_by_name(listed[i].name, listed[i].nranks, listed[i].bytes, listed[i].own),
            listed[i].applies, "%s, %d ranks", listed[i].name, listed[i].nranks);
}
