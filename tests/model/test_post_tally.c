/*
 * test_post_tally.c - what is counted of posts that are read where they are.
 */
#include "model/post_tally.h"
#include "repo/builder.h"
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>

extern const struct ct_algorithm bcast_shared;

/* One copy: what is fetched is the same, and nothing is posted in bytes but short posts. */
Test(post_tally, of_posts_that_are_read_where_they_are_count_one_copy)
{
    struct ct_places *places = places_of_window(8);
    struct ct_problem problem = {
        .collective = bcast_shared.collective, .nranks = 8, .bytes = 100000, .places = places};
    struct ct_features two, one;

    cr_assert_eq(ct_features_count(&bcast_shared, &problem, NULL, &two, NULL, NULL), CT_OK);
    problem.setting.values[2] = 1;
    cr_assert(ct_algorithm_applies(&bcast_shared, &problem));
    cr_assert_eq(ct_features_count(&bcast_shared, &problem, NULL, &one, NULL, NULL), CT_OK);
    cr_expect_eq(two.of[CT_BYTES_POSTED], 100000);
    cr_expect_eq(one.of[CT_BYTES_POSTED], 0);
    cr_expect_eq(one.of[CT_BYTES_FETCHED], two.of[CT_BYTES_FETCHED]);
    cr_expect_eq(one.of[CT_POSTS], two.of[CT_POSTS]);
    ct_places_free(places);
}

/* A post that stands for segments is as long as one of them. */
Test(post_tally, of_posts_of_segments_short_ones_are_copied)
{
    struct ct_places *places = places_of_window(8);
    const struct ct_grid grid = {.block_bytes = 96000, .element_bytes = 1};
    const struct ct_schedule schedule = {.nranks = 8, .units_per_block = 1, .reads_posts = true};
    const struct ct_step step = {.action = CT_DO_POST, .src = ct_span(CT_SEND, 0, 1)};
    struct ct_post_tally tally;
    struct ct_features one = {{0}}, eight = {{0}};

    cr_assert_eq(ct_post_tally_init(&tally, places, &grid, NULL), CT_OK);
    ct_post_tally_add(&tally, &schedule, &step, 1, one.of);
    ct_post_tally_add(&tally, &schedule, &step, 8, eight.of);
    cr_expect_eq(one.of[CT_BYTES_POSTED], 0);
    cr_expect_eq(eight.of[CT_BYTES_POSTED], 96000);
    ct_post_tally_fini(&tally);
    ct_places_free(places);
}
