/*
 * Fingerprints: a changed step, tag, span, order or segment count is noticed,
 * for every algorithm of the registry.
 */
#include "repo/fingerprint.h"
#include "tests/repo/descriptors.h"
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>

/* What the plan below does, all but one at a time as in `usual`. */
static struct variant {
    int peer_shift, first, units, tokens, fences, readers, skip;
    bool ordered, is_segmented;
} variant;
static const struct variant usual = {.peer_shift = 1, .units = 1};

static int two_segments(const struct ct_problem *problem)
{
    return problem->bytes >= 1024 ? 2 : 1;
}

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int to = (shape->rank + variant.peer_shift) % p;
    const int from = (shape->rank + p - variant.peer_shift) % p;

    ct_send(builder, to, ct_span(CT_SEND, variant.first, variant.units));
    if (variant.fences)
        ct_fence(builder);
    ct_recv(builder, from, ct_span(CT_RECV, variant.first, variant.units));
    if (variant.readers > 0) {
        const int readers[] = {to, (to + 1) % p == shape->rank ? (to + 2) % p : (to + 1) % p};

        ct_post(builder, readers, variant.readers, ct_span(CT_SEND, 0, 2));
        ct_fetch(builder, from, ct_span(CT_SEND, 0, 2), variant.skip, ct_span(CT_RECV, 0, 1));
    }
    if (variant.tokens) {
        ct_token_send(builder, to);
        ct_token_recv(builder, from);
    }
}

static const struct ct_setting none = {{0}};

static uint64_t fingerprint_of(struct variant v)
{
    const struct ct_algorithm algorithm = {.name = "alltoall_invented",
                                           .collective = &ct_alltoall,
                                           .ordered = v.ordered,
                                           .segments = v.is_segmented ? two_segments : NULL,
                                           .plan = plan};

    variant = v;
    return ct_fingerprint(&algorithm, &none, 5, NULL);
}

Test(fingerprint, differs_for_each_thing_that_is_planned)
{
    struct variant variants[11];
    const int n = 11;

    for (int i = 0; i < n; i++)
        variants[i] = usual;
    variants[1].peer_shift = 2;
    variants[2].first = 1;
    variants[3].units = 2;
    variants[4].tokens = 1;
    variants[5].fences = 1;
    variants[6].ordered = true;
    variants[7].is_segmented = true;
    variants[8].readers = 1;
    variants[9].readers = 2;
    variants[10] = variants[9];
    variants[10].skip = 1;
    for (int i = 0; i < n; i++) {
        const uint64_t hash = fingerprint_of(variants[i]);

        cr_expect_eq(hash, fingerprint_of(variants[i]), "variant %d", i);
        for (int k = 0; k < i; k++)
            cr_expect_neq(hash, fingerprint_of(variants[k]), "%d and %d", i, k);
    }
}

static void plan_wrongly(struct ct_builder *builder, const struct ct_shape *shape)
{
    ct_send(builder, shape->nranks, ct_span(CT_SEND, 0, 1));
}

Test(fingerprint, is_0_when_planning_fails)
{
    const struct ct_algorithm algorithm = {
        .name = "alltoall_wrong", .collective = &ct_alltoall, .plan = plan_wrongly};

    cr_expect_eq(ct_fingerprint(&algorithm, &none, 4, NULL), 0);
}

static int odd_root;

/* The root's vector goes to all others, those after it first. */
static void plan_from_root(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;

    if (shape->rank != shape->root)
        ct_recv(builder, shape->root, ct_span(CT_RECV, 0, 1));
    for (int i = 1; i < p && shape->rank == shape->root; i++)
        ct_send(builder, (shape->root + (shape->root == odd_root ? p - i : i)) % p,
                ct_span(CT_SEND, 0, 1));
}

Test(fingerprint, differs_where_only_some_roots_are_planned_otherwise)
{
    struct ct_collective rooted = ct_allgather;
    const struct ct_algorithm algorithm = {
        .name = "allgather_root", .collective = &rooted, .plan = plan_from_root};
    uint64_t hashes[4];

    rooted.is_rooted = true;
    for (int i = 0; i < 4; i++) {
        odd_root = i * 2;
        hashes[i] = ct_fingerprint(&algorithm, &none, 5, NULL);
        for (int k = 0; k < i; k++)
            cr_expect_neq(hashes[i], hashes[k], "%d and %d", i, k);
    }
}

static bool skips_empty;

/* Each rank sends its item to the next, unless it has no bytes. */
static void plan_by_counts(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int from = (shape->rank + p - 1) % p;

    if (!skips_empty || shape->item_bytes[shape->rank] > 0)
        ct_send(builder, (shape->rank + 1) % p, ct_span(CT_SEND, 0, 1));
    if (!skips_empty || shape->item_bytes[from] > 0)
        ct_recv(builder, from, ct_span(CT_RECV, from, 1));
}

Test(fingerprint, differs_where_only_some_counts_are_planned_otherwise)
{
    const struct ct_algorithm algorithm = {.name = "allgather_counts",
                                           .collective = &ct_allgather,
                                           .by_counts = true,
                                           .plan = plan_by_counts};
    uint64_t usual_one;

    skips_empty = false;
    usual_one = ct_fingerprint(&algorithm, &none, 4, NULL);
    skips_empty = true;
    cr_expect_neq(ct_fingerprint(&algorithm, &none, 4, NULL), usual_one);
    cr_expect_neq(usual_one, 0);
}

static bool is_even(const struct ct_problem *problem)
{
    return problem->nranks % 2 == 0;
}

Test(fingerprint, does_not_plan_what_does_not_apply)
{
    const struct ct_algorithm algorithm = {.name = "alltoall_wrong",
                                           .collective = &ct_alltoall,
                                           .applies = is_even,
                                           .plan = plan_wrongly};

    cr_expect_neq(ct_fingerprint(&algorithm, &none, 5, NULL), 0);
}

Test(fingerprint, tells_all_candidates_of_the_registry_apart)
{
    static const int nranks[] = {1, 2, 3, 8, 32, 100};
    enum { MOST = 4000 };
    uint64_t seen[MOST];

    for (size_t k = 0; k < sizeof nranks / sizeof nranks[0]; k++) {
        int n = 0;

        for (int i = 0; ct_registry[i] != NULL; i++) {
            const struct ct_param *const *params = ct_registry[i]->params;

            for (int v = 0; v < ct_settings_count(params); v++) {
                const struct ct_setting setting = ct_settings_at(params, v);

                cr_assert_lt(n, MOST);
                seen[n] = ct_fingerprint(ct_registry[i], &setting, nranks[k], NULL);
                cr_expect_neq(seen[n], 0, "%s", ct_registry[i]->name);
                for (int j = 0; j < n; j++)
                    cr_expect_neq(seen[n], seen[j], "%s, %d ranks", ct_registry[i]->name,
                                  nranks[k]);
                n++;
            }
        }
    }
}

Test(fingerprint, of_a_list_depends_on_the_number_of_ranks)
{
    cr_expect_eq(ct_fingerprint_list(ct_registry, 6, NULL),
                 ct_fingerprint_list(ct_registry, 6, NULL));
    cr_expect_neq(ct_fingerprint_list(ct_registry, 6, NULL),
                  ct_fingerprint_list(ct_registry, 7, NULL));
}

/* What was measured before an algorithm had a parameter stays valid. */
Test(fingerprint, is_as_before_a_parameter_was_added)
{
    struct ct_places *places = places_of(16);
    int n = 0;

    for (int i = 0; ct_registry[i] != NULL; i++) {
        const struct ct_algorithm *now = ct_registry[i];
        int last = ct_params_count(now->params) - 1;
        struct ct_algorithm before = *now;
        const struct ct_named names[] = {{.algorithm = now}, {.algorithm = &before}};

        if (last < 0 || !now->params[last]->is_added)
            continue;
        for (; last >= 0 && now->params[last]->is_added; last--)
            before.params[last] = NULL;
        for (int k = 0; k < ct_settings_count(before.params); k++) {
            const struct ct_setting setting = ct_settings_at(before.params, k);

            cr_expect_eq(ct_fingerprint(now, &setting, 16, places),
                         ct_fingerprint(&before, &setting, 16, places), "%s", now->name);
        }
        cr_expect_eq(ct_fingerprint_before(&names[0], 16, places),
                     ct_fingerprint_of(&names[1], 16, places), "%s", now->name);
        cr_expect_neq(ct_fingerprint_of(&names[0], 16, places),
                      ct_fingerprint_of(&names[1], 16, places), "%s", now->name);
        n++;
    }
    cr_expect_gt(n, 0);
    ct_places_free(places);
}
