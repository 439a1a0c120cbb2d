/*
 * test_schedules.c - what communicators share: equal places, and the schedules
 * planned from them.
 */
#include "library/group/shared_places.h"
#include "library/run/schedules.h"
#include "tests/library/dealt_places.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>
#include <pthread.h>
#include <stdatomic.h>
#include <string.h>

static atomic_int nplanned;

/* Each rank sends to the next and receives from the one before. */
static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int next = (shape->rank + 1) % shape->nranks;

    atomic_fetch_add(&nplanned, 1);
    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, next, 1));
}

static bool fails;

static void plan_or_fail(struct ct_builder *builder, const struct ct_shape *shape)
{
    plan(builder, shape);
    if (fails)
        ct_builder_fail(builder, CT_ERR_MEMORY, "no memory");
}

static const struct ct_algorithm algorithm = {
    .name = "allgather_shared",
    .collective = &ct_allgather,
    .plan = plan_or_fail,
};

static const struct ct_algorithm other = {
    .name = "allgather_other",
    .collective = &ct_allgather,
    .plan = plan,
};

static const struct ct_shape shape = {.nranks = 6, .rank = 2, .root = 1, .segments = 4};

Test(schedules, are_planned_once)
{
    struct ct_shared_schedule *a = ct_schedules_take(&algorithm, &shape);
    struct ct_shared_schedule *b = ct_schedules_take(&algorithm, &shape);

    cr_assert_not_null(a);
    cr_expect_eq(a, b);
    cr_expect_eq(nplanned, 1);
    ct_schedules_give_back(a);
    cr_expect_eq(b->schedule->nranks, 6); /* still there */
    ct_schedules_give_back(b);
    a = ct_schedules_take(&algorithm, &shape);
    cr_expect_eq(nplanned, 2); /* the last one freed it */
    ct_schedules_give_back(a);
    ct_schedules_give_back(NULL);
}

static void expect_own(const struct ct_shared_schedule *known, const struct ct_algorithm *of,
                       const struct ct_shape *differs, const char *what)
{
    struct ct_shared_schedule *own = ct_schedules_take(of, differs);

    cr_expect_neq(own, known, "another %s shares the schedule", what);
    ct_schedules_give_back(own);
}

Test(schedules, differ_by_all_that_a_plan_depends_on)
{
    struct ct_places *places = dealt_places(6);
    const size_t items[6] = {1, 2, 3, 4, 5, 6};
    struct ct_shared_schedule *known = ct_schedules_take(&algorithm, &shape);
    struct ct_shape s = shape;

    expect_own(known, &other, &shape, "algorithm");
    s.nranks = 7;
    expect_own(known, &algorithm, &s, "number of ranks");
    s = shape;
    s.rank = 3;
    expect_own(known, &algorithm, &s, "rank");
    s = shape;
    s.root = 0;
    expect_own(known, &algorithm, &s, "root");
    s = shape;
    s.segments = 2;
    expect_own(known, &algorithm, &s, "number of segments");
    s = shape;
    s.keeps_order = true;
    expect_own(known, &algorithm, &s, "order of operands");
    s = shape;
    s.setting.values[0] = 1;
    expect_own(known, &algorithm, &s, "setting");
    s = shape;
    s.places = places;
    expect_own(known, &algorithm, &s, "place");
    s = shape;
    s.item_bytes = items;
    expect_own(known, &algorithm, &s, "set of sizes");
    ct_schedules_give_back(known);
    ct_places_free(places);
}

Test(schedules, of_items_are_each_their_own)
{
    const size_t items[6] = {1, 2, 3, 4, 5, 6};
    struct ct_shape s = shape;
    struct ct_shared_schedule *a, *b;

    s.item_bytes = items;
    a = ct_schedules_take(&algorithm, &s);
    b = ct_schedules_take(&algorithm, &s);
    cr_expect_neq(a, b);
    ct_schedules_give_back(a);
    ct_schedules_give_back(b);
}

Test(schedules, that_fail_leave_nothing)
{
    struct ct_shared_schedule *a;

    fails = true;
    cr_expect_null(ct_schedules_take(&algorithm, &shape));
    fails = false;
    a = ct_schedules_take(&algorithm, &shape);
    cr_assert_not_null(a);
    ct_schedules_give_back(a);
}

enum { THREADS = 4, TURNS = 2000, RANKS = 64 };

static void *take_and_give(void *unused)
{
    for (int i = 0; i < TURNS; i++) {
        struct ct_shape s = shape;
        struct ct_shared_schedule *a, *b;

        s.nranks = RANKS;
        s.rank = i % RANKS;
        a = ct_schedules_take(&algorithm, &s);
        b = ct_schedules_take(&algorithm, &s);
        if (a == NULL || a != b || a->schedule->rank != s.rank)
            return &nplanned;
        ct_schedules_give_back(a);
        ct_schedules_give_back(b);
    }
    return unused;
}

Test(schedules, are_shared_by_threads)
{
    pthread_t threads[THREADS];
    void *wrong;

    for (int i = 0; i < THREADS; i++)
        cr_assert_eq(pthread_create(&threads[i], NULL, take_and_give, NULL), 0);
    for (int i = 0; i < THREADS; i++) {
        pthread_join(threads[i], &wrong);
        cr_expect_null(wrong);
    }
}

Test(places, that_are_equal_are_shared)
{
    struct ct_places *a = ct_places_share(dealt_places(6));
    struct ct_places *b = ct_places_share(dealt_places(7));
    struct ct_places *c = ct_places_share(dealt_places(6));

    cr_expect_eq(a, c);
    cr_expect_neq(a, b);
    ct_places_give_back(a);
    cr_expect_eq(c->tree.nranks, 6); /* still there */
    ct_places_give_back(c);
    a = ct_places_share(dealt_places(7));
    cr_expect_eq(a, b);
    ct_places_give_back(b);
    ct_places_give_back(a);
    cr_expect_null(ct_places_share(NULL));
    ct_places_give_back(NULL);
}

/* Two hosts below each of two switches; `swaps` the places of two ranks, or
   the second switch has another cable. */
static struct ct_places *four_places(bool swaps, double cable)
{
    const int parent[] = {-1, 0, 0, 1, 1, 2, 2};
    const double capacity[] = {0, 1, cable, 1, 1, 1, 1};
    const uint64_t host[] = {0, 0, 0, 11, 12, 13, 14};
    const struct ct_site site = {7, parent, capacity, host, NULL};
    const uint64_t straight[] = {11, 12, 13, 14}, swapped[] = {11, 13, 12, 14};
    struct ct_places *places = NULL;

    cr_assert_eq(ct_places_find(&site, swaps ? swapped : straight, 4, NULL, &places, NULL), CT_OK);
    return places;
}

Test(places, that_differ_are_not)
{
    struct ct_places *known = ct_places_share(four_places(false, 1));
    struct ct_places *swapped = ct_places_share(four_places(true, 1));
    struct ct_places *slower = ct_places_share(four_places(false, 0.5));

    cr_expect_neq(known, swapped);
    cr_expect_neq(known, slower);
    ct_places_give_back(known);
    ct_places_give_back(swapped);
    ct_places_give_back(slower);
}
