/*
 * test_lanes.c - the fewest lanes for messages of which some follow others.
 */
#include "checker/lanes.h"

#include <criterion/criterion.h>
#include <stddef.h>

enum { MESSAGES = 40 };

static bool follow_after(const void *context, int earlier, int later)
{
    const int *distance = context;

    return later - earlier >= *distance;
}

static int lanes_of(const struct ct_lane_users *users)
{
    int nlanes = -1;

    cr_assert_eq(ct_lanes_count(users, &nlanes), CT_OK);
    return nlanes;
}

Test(lanes, are_as_many_as_messages_are_at_the_same_time)
{
    int messages[MESSAGES];

    for (int i = 0; i < MESSAGES; i++)
        messages[i] = i;
    for (int distance = 1; distance <= MESSAGES; distance++) {
        const struct ct_lane_users users = {MESSAGES, messages, follow_after, &distance};

        cr_expect_eq(lanes_of(&users), distance);
    }
}

/* 2 follows 0 and 1, 3 only 0: whoever gives 2 the place of 0 has none for
   3. */
static bool follow_with_care(const void *context, int earlier, int later)
{
    (void)context;
    return (later == 2 && earlier < 2) || (later == 3 && earlier == 0);
}

Test(lanes, are_shared_such_that_all_find_one)
{
    static const int messages[] = {0, 1, 2, 3};
    const struct ct_lane_users users = {4, messages, follow_with_care, NULL};

    cr_expect_eq(lanes_of(&users), 2);
}

Test(lanes, are_none_for_no_messages)
{
    const struct ct_lane_users users = {0, NULL, follow_with_care, NULL};

    cr_expect_eq(lanes_of(&users), 0);
}
