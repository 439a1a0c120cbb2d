/*
 * test_pattern_routines.c - routines for a pattern of calls: as generated, as
 * compiled, and how near the bound their phases come.
 */
#include "repo/fingerprint.h"
#include "repo/phases/greedy.h"
#include "tests/generator/compiled.h"
#include "tests/generator/made_patterns.h"

/* The routine for a pattern of such sizes; made: taken over. */
static struct ct_generated *made_for(struct made *made, enum sizes sizes)
{
    uint64_t state = 21;
    struct ct_call_pattern *pattern =
        made_pattern(&ct_alltoallv, &state, sizes, made->cluster.nranks);
    struct ct_generated *generated = generated_for(made, pattern);

    cr_assert_eq(generated->nroutines, 1);
    ct_call_pattern_free(pattern);
    free(made);
    return generated;
}

/* All are proved when they are made. */
Test(pattern_routines, are_right_for_any_sizes_and_number_of_ranks)
{
    for (int s = 0; s < SIZES; s++) {
        for (int n = 1; n <= 9; n += n < 4 ? 1 : 5)
            ct_generated_free(made_for(made_chain(3, n), (enum sizes)s));
    }
    ct_generated_free(made_for(made_star(4, 40), SPARSE));
}

Test(pattern_routines, are_named_after_pattern_and_cluster)
{
    struct ct_generated *g = made_for(made_star(1, 4), DENSE);

    cr_expect_str_eq(g->routines[0].name, "alltoallv_greedy_keys_made_up");
    ct_generated_free(g);
}

Test(pattern_routines, are_for_as_many_ranks_as_the_cluster)
{
    struct made *made = made_star(1, 4);
    uint64_t state = 23;
    struct ct_call_pattern *pattern =
        made_pattern(&ct_alltoallv, &state, DENSE, 5);
    struct ct_generated *g = NULL;
    struct ct_diag diag = {""};

    cr_expect_eq(ct_generate_for(&made->cluster, pattern, &g, &diag),
                 CT_ERR_INPUT);
    cr_expect_str_eq(diag.text, "the pattern keys is for 5 ranks, the cluster "
                                "made-up has 4");
    ct_call_pattern_free(pattern);
    free(made);
}

static void check_compiled(struct ct_generated *g)
{
    const struct ct_call_pattern *pattern = g->pattern;
    const int nranks = pattern->rank_count;
    const struct ct_algorithm *algorithm;
    struct ct_diag diag = {""};
    struct loaded loaded;

    load_routines(&loaded, g);
    algorithm = loaded.algorithms[0];
    cr_expect_str_eq(algorithm->pattern, pattern->name);
    cr_expect_arr_eq(algorithm->pattern_bytes, pattern->bytes,
                     (size_t)(nranks * nranks) * sizeof *pattern->bytes);
    cr_expect_eq(prove_loaded(&loaded, 0, &diag), CT_OK, "%s", diag.text);
    unload_routines(&loaded);
}

Test(pattern_routines, are_right_when_compiled)
{
    check_compiled(made_for(made_chain(3, 9), SPARSE));
    check_compiled(made_for(made_chain(2, 6), EMPTY_ROWS));
    check_compiled(made_for(made_star(1, 5), NOTHING));
    check_compiled(made_for(made_star(1, 1), DENSE));
    check_compiled(made_for(made_star(1, 2), HOT));
}

/* A pattern's sizes are a part of what was measured with it. */
Test(pattern_routines, have_fingerprints_by_their_sizes)
{
    static const size_t sizes[] = {1, 2, 3};
    static const size_t others[] = {1, 2, 4};
    const struct ct_setting setting = {{0}};
    struct ct_algorithm a = *ct_algorithm_find(ct_registry, "allgatherv_ring");
    uint64_t first;

    a.nranks = 3;
    a.pattern_bytes = sizes;
    first = ct_fingerprint(&a, &setting, 3, NULL);
    cr_expect_neq(first, 0);
    a.pattern_bytes = others;
    cr_expect_neq(ct_fingerprint(&a, &setting, 3, NULL), first);
}

/* Phases take as long as their largest message; a link at least as long as all
   that it carries. */
static double ratio_of(const struct ct_tree *tree, const size_t *bytes)
{
    const int p = tree->nranks;
    struct ct_message *messages = calloc((size_t)(p * p), sizeof *messages);
    double *load = calloc(2 * (size_t)tree->nnodes, sizeof *load);
    int *path = calloc(2 * (size_t)tree->nnodes, sizeof *path);
    const int n = ct_greedy_messages(tree, bytes, messages);
    double seconds = 0, longest = 0, bound = 0;

    cr_assert_geq(n, 0);
    for (int i = 0; i < n; i++) {
        const struct ct_message *m = &messages[i];
        const double size = (double)bytes[m->sender * p + m->receiver];

        if (i == 0 || m->phase != m[-1].phase) {
            seconds += longest;
            longest = 0;
        }
        longest = size > longest ? size : longest;
        for (int k = ct_route(tree, m->sender, m->receiver, path); k > 0; k--) {
            double *const at = &load[path[k - 1]];

            *at += size;
            bound = *at > bound ? *at : bound;
        }
    }
    free(messages);
    free(load);
    free(path);
    return bound > 0 ? (seconds + longest) / bound : 1;
}

/* With a barrier after each phase; tokens take no longer. */
Test(pattern_routines, are_near_the_bound_with_equal_cables)
{
    static const struct {
        enum sizes sizes;
        double mean;
    } expected[] = {{DENSE, 1.08}, {HEAVY, 1.1}, {SPARSE, 1.08}, {HOT, 1.01}};

    for (size_t i = 0; i < sizeof expected / sizeof *expected; i++) {
        uint64_t state = 14;
        double sum = 0;

        for (int k = 0; k < 40; k++) {
            struct made *made = random_made(&state, (enum form)(k % FORMS),
                                            2 + random_below(&state, 6),
                                            20 + random_below(&state, 21));
            struct ct_call_pattern *pattern = made_pattern(
                &ct_alltoallv, &state, expected[i].sizes, made->cluster.nranks);
            struct ct_wiring wiring;

            cr_assert_eq(ct_wiring_build(&made->cluster, &wiring, NULL), CT_OK);
            sum += ratio_of(&wiring.tree, pattern->bytes);
            ct_wiring_fini(&wiring);
            ct_call_pattern_free(pattern);
            free(made);
        }
        cr_expect_leq(sum / 40, expected[i].mean, "sizes %d: %.3f",
                      expected[i].sizes, sum / 40);
    }
}
