/*
 * test_pattern_routines.c - routines for a pattern of calls: as generated, as
 * compiled, and what is found wrong with them.
 */
#include "generator/list_plan.h"
#include "repo/fingerprint.h"
#include "repo/pattern/counted_ring.h"
#include "tests/generator/compiled.h"
#include "tests/generator/made_patterns.h"

extern const struct ct_routine_maker ct_routine_alltoallv_critical;
extern const struct ct_routine_maker ct_routine_alltoallv_alltoall_based;
extern const struct ct_routine_maker ct_routine_alltoallv_greedy;
extern const struct ct_routine_maker ct_routine_allgatherv_ring;

/* The routines of both collectives for patterns of such sizes. */
static void check_patterns(struct made *made, enum sizes sizes,
                           void (*check)(struct ct_generated *generated))
{
    uint64_t state = 21;
    const struct ct_collective *const collectives[] = {&ct_alltoallv,
                                                       &ct_allgatherv};

    for (int i = 0; i < 2; i++) {
        struct ct_call_pattern *pattern =
            made_pattern(collectives[i], &state, sizes, made->cluster.nranks);
        struct ct_generated *generated = generated_for(made, pattern);

        ct_call_pattern_free(pattern);
        check(generated);
    }
    free(made);
}

static void check_made(struct ct_generated *generated)
{
    cr_expect_eq(generated->nroutines,
                 ct_collective_is(generated->pattern->collective, &ct_alltoallv)
                     ? 3
                     : 1);
    ct_generated_free(generated);
}

/* All are proved when they are made. */
Test(pattern_routines, are_right_for_any_sizes_and_number_of_ranks)
{
    for (int s = 0; s < SIZES; s++) {
        for (int n = 1; n <= 9; n += n < 4 ? 1 : 5)
            check_patterns(made_chain(3, n), (enum sizes)s, check_made);
    }
    check_patterns(made_star(4, 40), SPARSE, check_made);
}

/* Those that generate nothing for a pattern, and the other way round. */
Test(pattern_routines, are_named_after_pattern_and_cluster)
{
    struct made *made = made_star(1, 4);
    uint64_t state = 22;
    struct ct_call_pattern *pattern =
        made_pattern(&ct_alltoallv, &state, DENSE, 4);
    struct ct_generated *g = generated_for(made, pattern);

    cr_assert_eq(g->nroutines, 3);
    cr_expect_str_eq(ct_generated_find(g, &ct_routine_alltoallv_critical)->name,
                     "alltoallv_critical_keys_made_up");
    cr_expect_str_eq(
        ct_generated_find(g, &ct_routine_alltoallv_alltoall_based)->name,
        "alltoallv_alltoall_based_keys_made_up");
    cr_expect_str_eq(ct_generated_find(g, &ct_routine_alltoallv_greedy)->name,
                     "alltoallv_greedy_keys_made_up");
    ct_generated_free(g);
    g = generated_from(made);
    cr_expect_null(ct_generated_find(g, &ct_routine_alltoallv_critical));
    cr_expect_null(ct_generated_find(g, &ct_routine_allgatherv_ring));
    ct_generated_free(g);
    ct_call_pattern_free(pattern);
    free(made);
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

Test(pattern_routines, have_equal_bytes_for_equal_input)
{
    struct made *made = made_chain(4, 20);
    uint64_t state = 24;
    struct ct_call_pattern *pattern =
        made_pattern(&ct_alltoallv, &state, HEAVY, 20);
    struct ct_generated *a = generated_for(made, pattern);
    struct ct_generated *b = generated_for(made, pattern);

    for (int i = 0; i < a->nroutines; i++)
        cr_expect_str_eq(a->routines[i].text, b->routines[i].text);
    ct_generated_free(a);
    ct_generated_free(b);
    ct_call_pattern_free(pattern);
    free(made);
}

static void expect_same_plans(const struct loaded *loaded, int i)
{
    const struct ct_algorithm *algorithm = loaded->algorithms[i];
    const int nranks = loaded->generated->wiring.tree.nranks;

    for (int k = 0; k < ct_settings_count(algorithm->params) * nranks; k++) {
        const struct ct_shape shape = {
            .nranks = nranks,
            .rank = k % nranks,
            .setting = ct_settings_at(algorithm->params, k / nranks),
            .segments = 4,
        };
        struct ct_schedule *emitted, *kept;

        cr_assert_eq(ct_algorithm_plan(algorithm, &shape, &emitted, NULL),
                     CT_OK);
        cr_assert_eq(ct_routine_plan(&loaded->generated->routines[i], &shape,
                                     &kept, NULL),
                     CT_OK);
        cr_expect(same_schedules(emitted, kept), "%s: rank %d", algorithm->name,
                  shape.rank);
        ct_schedule_free(emitted);
        ct_schedule_free(kept);
    }
}

static void check_compiled(struct ct_generated *generated)
{
    const struct ct_call_pattern *pattern = generated->pattern;
    struct ct_diag diag = {""};
    struct loaded loaded;

    load_routines(&loaded, generated);
    for (int i = 0; i < generated->nroutines; i++) {
        const struct ct_algorithm *algorithm = loaded.algorithms[i];

        cr_expect_str_eq(algorithm->pattern, pattern->name);
        cr_expect_arr_eq(
            algorithm->pattern_bytes, pattern->bytes,
            ct_call_pattern_entries(pattern->collective, pattern->rank_count) *
                sizeof *pattern->bytes);
        cr_expect_not_null(algorithm->contention_free);
        cr_expect_eq(prove_loaded(&loaded, i, &diag), CT_OK, "%s", diag.text);
        expect_same_plans(&loaded, i);
    }
    unload_routines(&loaded);
}

Test(pattern_routines, plan_as_generated_when_compiled)
{
    check_patterns(made_chain(3, 9), SPARSE, check_compiled);
    check_patterns(made_chain(2, 6), EMPTY_ROWS, check_compiled);
    check_patterns(made_star(1, 5), NOTHING, check_compiled);
    check_patterns(made_star(1, 1), DENSE, check_compiled);
    check_patterns(made_star(1, 2), HOT, check_compiled);
}

/* Messages share cables that are faster than hosts: no claim. */
Test(pattern_routines, claim_no_contention_where_cables_are_equal)
{
    uint64_t state = 28;
    struct made *made = made_chain(2, 8);
    struct ct_call_pattern *pattern =
        made_pattern(&ct_alltoallv, &state, DENSE, 8);

    for (int uplink = 1; uplink <= 2; uplink++) {
        struct loaded loaded;
        struct ct_generated *g;

        for (int i = 1; i < made->cluster.nnodes; i++)
            made->nodes[i].cable.bandwidth = 12.5e6;
        made->nodes[1].cable.bandwidth *= uplink;
        g = generated_for(made, pattern);
        load_routines(&loaded, g);
        for (int i = 0; i < g->nroutines; i++) {
            const bool shares =
                uplink == 2 &&
                g->routines[i].maker == &ct_routine_alltoallv_critical;

            cr_expect_eq(loaded.algorithms[i]->contention_free == NULL, shares,
                         "%s, uplink %d", g->routines[i].name, uplink);
            cr_expect_eq(prove_loaded(&loaded, i, NULL), CT_OK);
        }
        unload_routines(&loaded);
    }
    ct_call_pattern_free(pattern);
    free(made);
}

/* Without token `number` of those for rendezvous. */
static int prove_without(struct ct_generated *g, struct ct_routine *routine,
                         int number)
{
    struct ct_list_plan *plan = routine->state;
    struct ct_listed_token *tokens = plan->tokens[1].tokens;
    const struct ct_listed_token token = tokens[number];
    int *const n = &plan->schedule.ntokens[CT_SEPARATE_RENDEZVOUS];
    const size_t after = (size_t)(*n - number - 1) * sizeof *tokens;
    int err;

    memmove(&tokens[number], &tokens[number + 1], after);
    (*n)--;
    err = ct_routine_prove(&g->wiring, routine, NULL);
    (*n)++;
    memmove(&tokens[number + 1], &tokens[number], after);
    tokens[number] = token;
    return err;
}

static void check_tokens(struct ct_generated *g)
{
    for (int i = 0; i < g->nroutines; i++) {
        struct ct_routine *routine = &g->routines[i];
        const struct ct_list_plan *plan = routine->state;
        const int n = plan->schedule.ntokens[CT_SEPARATE_RENDEZVOUS];

        cr_expect_gt(n, 0);
        for (int k = 0; k < n; k++)
            cr_expect_eq(prove_without(g, routine, k), CT_ERR_INVALID,
                         "%s is not wrong without token %d", routine->name, k);
        cr_expect_eq(ct_routine_prove(&g->wiring, routine, NULL), CT_OK);
    }
    ct_generated_free(g);
}

Test(pattern_routines, are_found_wrong_without_any_of_their_tokens)
{
    struct made *made = made_chain(3, 8);
    uint64_t state = 25;
    struct ct_call_pattern *pattern =
        made_pattern(&ct_alltoallv, &state, DENSE, 8);

    check_tokens(generated_for(made, pattern));
    ct_call_pattern_free(pattern);
    free(made);
}

static void expect_fault(struct ct_generated *g, const char *expected)
{
    struct ct_diag diag = {""};

    cr_expect_eq(ct_routine_prove(&g->wiring, &g->routines[0], &diag),
                 CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, expected), "'%s' for '%s'", diag.text,
                       expected);
}

Test(pattern_routines,
     are_found_wrong_when_their_messages_are_not_the_pattern_s)
{
    struct made *made = made_chain(2, 6);
    uint64_t state = 26;
    struct ct_call_pattern *pattern =
        made_pattern(&ct_alltoallv, &state, EMPTY_ROWS, 6);
    struct ct_generated *g = generated_for(made, pattern);
    struct ct_list_plan *plan = g->routines[0].state;
    struct ct_listed_message *messages = plan->list.listed;
    struct ct_listed_message kept = messages[1];

    messages[1] = messages[0];
    expect_fault(g, "the pair has another message");
    messages[1] = kept;
    messages[1].sender = 0;
    expect_fault(g, "the pair has no bytes");
    messages[1] = kept;
    messages[1].end = 1;
    expect_fault(g, "it ends out of its time");
    messages[1] = kept;
    messages[0].end = plan->schedule.nmessages;
    expect_fault(g, "no room for it on the link");
    plan->schedule.nmessages--;
    messages[0].end = plan->schedule.nmessages;
    expect_fault(g, "no ");
    plan->schedule.nmessages++;
    ct_generated_free(g);
    ct_call_pattern_free(pattern);
    free(made);
}

/* A pattern's sizes are a part of what was measured with it. */
Test(pattern_routines, have_fingerprints_by_their_sizes)
{
    static const size_t sizes[] = {1, 2, 3};
    static const size_t others[] = {1, 2, 4};
    const struct ct_setting setting = {{0}};
    struct ct_algorithm a = {
        .name = "allgatherv_made",
        .collective = &ct_allgatherv,
        .params = {&ct_ring_allgather_param},
        .nranks = 3,
        .pattern_bytes = sizes,
        .plan = ct_algorithm_find(ct_registry, "allgatherv_ring")->plan,
    };
    uint64_t first;

    first = ct_fingerprint(&a, &setting, 3, NULL);
    cr_expect_neq(first, 0);
    a.pattern_bytes = others;
    cr_expect_neq(ct_fingerprint(&a, &setting, 3, NULL), first);
}

/* When the last rank has all blocks: a link carries one message at a time. */
static double ring_time(const struct ct_counted_ring *ring, int segment_bytes,
                        int most)
{
    const int p = ring->nranks;
    double *got = calloc((size_t)(p * p * most), sizeof *got);
    double *idle = calloc((size_t)p, sizeof *idle); /* of the edge to i */
    double last = 0;

    for (int k = 0; k < p - 1; k++) {
        for (int i = 0; i < p; i++) {
            const int block = (i - k - 1 + 2 * p) % p;
            const int from = (i - 1 + p) % p;
            const int n = ct_counted_ring_messages(ring, ring->order[block],
                                                   segment_bytes, most);
            const double seconds = (double)ring->bytes[ring->order[block]] / n;

            for (int s = 0; s < n; s++) {
                const double ready = got[(from * p + block) * most + s];

                if (idle[i] < ready)
                    idle[i] = ready;
                idle[i] += seconds;
                got[(i * p + block) * most + s] = idle[i];
                if (idle[i] > last)
                    last = idle[i];
            }
        }
    }
    free(got);
    free(idle);
    return last;
}

/* No link can carry less than all blocks but one. */
static double ring_bound(const struct ct_counted_ring *ring)
{
    size_t sum = 0, least = ring->bytes[0];

    for (int i = 0; i < ring->nranks; i++) {
        sum += ring->bytes[i];
        least = ring->bytes[i] < least ? ring->bytes[i] : least;
    }
    return (double)(sum - least);
}

static void expect_ring(enum sizes sizes, double whole, double segmented)
{
    uint64_t state = 27;
    struct ct_call_pattern *pattern =
        made_pattern(&ct_allgatherv, &state, sizes, 32);
    uint16_t order[32];
    const struct ct_counted_ring ring = {32, order, pattern->bytes};
    double ratio;

    for (int i = 0; i < 32; i++)
        order[i] = (uint16_t)i;
    ratio = ring_time(&ring, 0, 1) / ring_bound(&ring);
    cr_expect(ratio > 1 && ratio < whole, "sizes %d whole: %.3f", sizes, ratio);
    ratio = ring_time(&ring, 4096, 64) / ring_bound(&ring);
    cr_expect(ratio > 1 - 1e-9 && ratio < segmented,
              "sizes %d in segments: %.3f", sizes, ratio);
    ct_call_pattern_free(pattern);
}

Test(counted_ring, is_near_the_bound_in_segments_by_size)
{
    expect_ring(DENSE, 1.9, 1.001);
    expect_ring(HEAVY, 8.4, 1.02);
    expect_ring(SPARSE, 10.4, 1.14);
}

Test(counted_ring, divides_large_blocks_only)
{
    static const size_t bytes[] = {0, 1, 4096, 4097, 100000, 10000000};
    static const int expected[] = {1, 1, 1, 2, 32, 64};
    static const uint16_t order[] = {0, 1, 2, 3, 4, 5};
    const struct ct_counted_ring ring = {6, order, bytes};

    for (int i = 0; i < 6; i++) {
        cr_expect_eq(ct_counted_ring_messages(&ring, i, 4096, 64), expected[i]);
        cr_expect_eq(ct_counted_ring_messages(&ring, i, 0, 64), 1);
        cr_expect_leq(ct_counted_ring_messages(&ring, i, 4096, 2), 2);
    }
}
