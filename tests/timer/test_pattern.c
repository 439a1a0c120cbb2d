/*
 * test_pattern.c - sizes of blocks: what each pattern promises.
 */
#include "timer/pattern.h"

#include <criterion/criterion.h>

enum { BLOCKS_MAX = 9 };

static int64_t sum_of(const int64_t *counts, int n)
{
    int64_t sum = 0;

    for (int i = 0; i < n; i++)
        sum += counts[i];
    return sum;
}

Test(pattern, is_found_by_name)
{
    struct ct_pattern pattern = {.sizes = CT_SIZES_EQUAL};

    cr_expect(ct_pattern_find("linear", &pattern) && pattern.sizes == CT_SIZES_LINEAR);
    cr_expect(ct_pattern_find("half", &pattern) && pattern.sizes == CT_SIZES_HALF);
    cr_expect_not(ct_pattern_find("hal", &pattern));
    cr_expect_not(ct_pattern_find("", &pattern));
}

Test(pattern, has_the_mean_that_is_asked_for)
{
    for (int sizes = CT_SIZES_EQUAL; sizes <= CT_SIZES_MIXED; sizes++) {
        const struct ct_pattern pattern = {.sizes = (enum ct_sizes)sizes, .seed = 5};

        for (int n = 1; n <= BLOCKS_MAX; n++) {
            int64_t counts[BLOCKS_MAX];

            for (int64_t mean = 0; mean <= 4099; mean = 4 * mean + 3) {
                ct_pattern_fill(&pattern, n, mean, counts);
                cr_expect_leq(sum_of(counts, n), n * mean);
                cr_expect(mean == 0 || sum_of(counts, n) > n * (mean - 1),
                          "pattern %d, %d blocks of %lld: %lld", sizes, n, (long long)mean,
                          (long long)sum_of(counts, n));
            }
        }
    }
}

static void expect(enum ct_sizes sizes, int seed, const int64_t *wanted)
{
    const struct ct_pattern pattern = {.sizes = sizes, .seed = seed};
    int64_t counts[5];

    ct_pattern_fill(&pattern, 5, 12, counts);
    for (int i = 0; i < 5; i++)
        cr_expect_eq(counts[i], wanted[i], "pattern %d: block %d has %lld", (int)sizes, i,
                     (long long)counts[i]);
}

Test(pattern, has_the_sizes_that_its_name_says)
{
    expect(CT_SIZES_EQUAL, 0, (int64_t[]){12, 12, 12, 12, 12});
    expect(CT_SIZES_LINEAR, 0, (int64_t[]){4, 8, 12, 16, 20});
    expect(CT_SIZES_HOT, 0, (int64_t[]){30, 7, 7, 7, 7});
    expect(CT_SIZES_HOT, 7, (int64_t[]){7, 7, 30, 7, 7});
    expect(CT_SIZES_HALF, 0, (int64_t[]){20, 0, 20, 0, 20});
    expect(CT_SIZES_MIXED, 0, (int64_t[]){18, 0, 12, 24, 6});
}

Test(pattern, is_another_one_with_another_seed)
{
    const struct ct_pattern one = {.sizes = CT_SIZES_RANDOM, .seed = 1};
    const struct ct_pattern two = {.sizes = CT_SIZES_RANDOM, .seed = 2};
    int64_t a[5], b[5], again[5];
    int same = 0;

    ct_pattern_fill(&one, 5, 100000, a);
    ct_pattern_fill(&one, 5, 100000, again);
    ct_pattern_fill(&two, 5, 100000, b);
    for (int i = 0; i < 5; i++) {
        cr_expect_eq(a[i], again[i]);
        same += a[i] == b[i];
    }
    cr_expect_lt(same, 2);
}

Test(pattern, does_not_overflow)
{
    const struct ct_pattern pattern = {.sizes = CT_SIZES_LINEAR};
    int64_t counts[BLOCKS_MAX];

    ct_pattern_fill(&pattern, BLOCKS_MAX, INT64_C(1) << 59, counts);
    for (int i = 0; i < BLOCKS_MAX; i++)
        cr_expect_gt(counts[i], 0, "block %d", i);
}
