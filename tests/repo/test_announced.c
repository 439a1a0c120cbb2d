/*
 * test_announced.c - private counts: which plans are right by what the ranks
 * are told of each other's blocks.
 */
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

#include <string.h>

/* Are all plans right; or else all wrong for this reason? With the first
   setting. */
static void expect_check(const struct ct_algorithm *algorithm, const char *fault)
{
    static const int nranks[] = {4, 5, 7, 8, 13};
    const struct ct_planner planner = ct_planner_of(algorithm);

    for (size_t i = 0; i < sizeof nranks / sizeof *nranks; i++) {
        const struct ct_shape shape = {
            .nranks = nranks[i], .segments = 1, .setting = ct_settings_at(algorithm->params, 0)};
        struct ct_diag diag = {""};
        const int err = ct_plan_check(&planner, &shape, NULL, NULL, &diag);

        cr_expect_eq(err, fault == NULL ? CT_OK : CT_ERR_INVALID, "%s, %d ranks: %s",
                     algorithm->name, shape.nranks, diag.text);
        cr_expect(fault == NULL || strstr(diag.text, fault) != NULL, "%s, %d ranks: %s",
                  algorithm->name, shape.nranks, diag.text);
    }
}

/* All blocks but those for the rank two on. */
static void plan_others(struct ct_builder *b, const struct ct_shape *shape)
{
    const int p = shape->nranks;

    ct_copy(b, ct_span(CT_SEND, shape->rank, 1), ct_span(CT_RECV, shape->rank, 1));
    for (int i = 1; i < p; i++) {
        const int to = (shape->rank + i) % p;
        const int from = (shape->rank - i + p) % p;

        if (i == 2)
            continue;
        ct_send(b, to, ct_span(CT_SEND, to, 1));
        ct_recv(b, from, ct_span(CT_RECV, from, 1));
    }
}

/* That one goes by way of the rank between, from scratch to scratch, then into
   `got`. */
static void plan_relayed(struct ct_builder *b, const struct ct_shape *shape, struct ct_span got)
{
    const int p = shape->nranks;
    const int next = (shape->rank + 1) % p;
    const int last = (shape->rank - 1 + p) % p;

    ct_copy(b, ct_span(CT_SEND, (shape->rank + 2) % p, 1), ct_span(CT_SCRATCH, 0, 1));
    ct_fence(b);
    ct_send(b, next, ct_span(CT_SCRATCH, 0, 1));
    ct_recv(b, last, ct_span(CT_SCRATCH, 1, 1));
    ct_fence(b);
    ct_send(b, next, ct_span(CT_SCRATCH, 1, 1));
    ct_recv(b, last, got);
    ct_fence(b);
}

static struct ct_span place_of_relayed(const struct ct_shape *shape)
{
    const int p = shape->nranks;

    return ct_span(CT_RECV, (shape->rank - 2 + p) % p, 1);
}

/* The scratch blocks are for the blocks that they hold. */
static void set_items(struct ct_builder *b, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    const int r = shape->rank;
    const int items[] = {r * p + (r + 2) % p, (r - 1 + p) % p * p + (r + 1) % p,
                         (r - 2 + p) % p * p + r};

    ct_scratch_items(b, CT_SCRATCH, items, 3);
}

static void relay_any(struct ct_builder *b, const struct ct_shape *shape)
{
    plan_others(b, shape);
    plan_relayed(b, shape, ct_span(CT_SCRATCH, 2, 1));
    ct_copy(b, ct_span(CT_SCRATCH, 2, 1), place_of_relayed(shape));
}

static void relay_items(struct ct_builder *b, const struct ct_shape *shape)
{
    set_items(b, shape);
    relay_any(b, shape);
}

/* From the other rank's scratch to its place. */
static void relay_any_straight(struct ct_builder *b, const struct ct_shape *shape)
{
    plan_others(b, shape);
    plan_relayed(b, shape, place_of_relayed(shape));
}

static void relay_items_straight(struct ct_builder *b, const struct ct_shape *shape)
{
    set_items(b, shape);
    relay_any_straight(b, shape);
}

/* Nothing comes into a scratch block that lies before one that is used. */
static void relay_beyond_a_hole(struct ct_builder *b, const struct ct_shape *shape)
{
    const int items[] = {0, shape->rank}; /* from rank 0 to here */

    relay_items(b, shape);
    ct_fence(b);
    ct_scratch_items(b, CT_SCRATCH + 1, items, 2);
    ct_copy(b, ct_span(CT_RECV, 0, 1), ct_span(CT_SCRATCH + 1, 1, 1));
}

static void expect_relay(void (*plan)(struct ct_builder *, const struct ct_shape *),
                         enum ct_announcement announces, const char *fault)
{
    const struct ct_algorithm relay = {
        .name = "relay", .collective = &ct_alltoallv, .announces = announces, .plan = plan};

    expect_check(&relay, fault);
}

Test(announced, sizes_are_as_many_as_a_plan_needs)
{
    expect_relay(relay_any, CT_ANNOUNCES_LARGEST, NULL);
    expect_relay(relay_any, CT_ANNOUNCES_SIZES, NULL);
    expect_relay(relay_items, CT_ANNOUNCES_SIZES, NULL);
    expect_relay(relay_items_straight, CT_ANNOUNCES_SIZES, NULL);
}

Test(announced, sizes_are_missed_where_a_plan_needs_more)
{
    expect_relay(relay_any, CT_ANNOUNCES_NOTHING, "scratch, where a rank knows only the sizes");
    expect_relay(relay_items, CT_ANNOUNCES_LARGEST, "scratch 0 is for items");
    expect_relay(relay_any_straight, CT_ANNOUNCES_LARGEST, "the sender does not know its size");
}

Test(announced, sizes_come_into_all_scratch_blocks)
{
    expect_relay(relay_beyond_a_hole, CT_ANNOUNCES_SIZES, "nothing comes into unit 0 of scratch 1");
}

Test(announced, sizes_are_told_where_algorithms_need_them)
{
    const struct {
        const char *name;
        enum ct_announcement less;
        const char *fault;
    } algorithms[] = {
        {"alltoallv_padded_bruck", CT_ANNOUNCES_NOTHING, "scratch, where"},
        {"alltoallv_tuna", CT_ANNOUNCES_LARGEST, "is for items"},
        {"gatherv_binomial", CT_ANNOUNCES_NOTHING, "scratch, where"},
        {"gatherv_binomial", CT_ANNOUNCES_LARGEST, "is for items"},
        {"scatterv_binomial", CT_ANNOUNCES_LARGEST, "is for items"},
    };

    for (size_t i = 0; i < sizeof algorithms / sizeof *algorithms; i++) {
        const struct ct_algorithm *found = ct_algorithm_find(ct_registry, algorithms[i].name);
        struct ct_algorithm less;

        cr_assert_not_null(found, "no %s", algorithms[i].name);
        less = *found;
        less.announces = algorithms[i].less;
        expect_check(&less, algorithms[i].fault);
    }
}

/* Above, all ranks would call native, so they are not tuned for it. */
Test(announced, algorithms_apply_to_buffers_of_some_megabytes)
{
    const struct ct_algorithm *tuna = ct_algorithm_find(ct_registry, "alltoallv_tuna");
    const struct ct_setting two = ct_settings_at(tuna->params, 0);

    cr_expect(applies(tuna, 4, CT_ANNOUNCED_MAX / 4, two));
    cr_expect_not(applies(tuna, 4, CT_ANNOUNCED_MAX / 4 + 1, two));
    cr_expect_not(applies(tuna, 4, (size_t)-1, two));
    cr_expect_not(applies(tuna, 2, 1, two));
}
