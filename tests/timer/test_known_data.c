/*
 * test_known_data.c - data that any rank computes of any other.
 */
#include "timer/known_data.h"

#include <criterion/criterion.h>
#include <string.h>

#define BYTES 20000 /* more than is compared at a time */

static const struct ct_known words = {.seed = 5};
static const struct ct_known doubles = {.seed = 5, .reduces = true, .element_bytes = 8};
static const struct ct_known single = {.seed = 5, .reduces = true, .element_bytes = 1};

static struct ct_content content(int first, int last, int item)
{
    return (struct ct_content){first, last, item};
}

static void fill(const struct ct_known *known, int rank, int item, unsigned char *block,
                 size_t bytes)
{
    const struct ct_content own = content(rank, rank, item);

    ct_known_fill(known, &own, block, bytes);
}

static bool are_equal(const struct ct_known *known, int rank, int item,
                      const struct ct_known *other, int other_rank, int other_item)
{
    unsigned char a[64], b[64];

    fill(known, rank, item, a, sizeof a);
    fill(other, other_rank, other_item, b, sizeof b);
    return memcmp(a, b, sizeof a) == 0;
}

Test(known_data, differs_by_rank_item_and_seed)
{
    const struct ct_known other_seed = {.seed = 6};

    cr_expect(are_equal(&words, 1, 2, &words, 1, 2));
    cr_expect(!are_equal(&words, 1, 2, &words, 2, 1));
    cr_expect(!are_equal(&words, 1, 2, &words, 2, 2));
    cr_expect(!are_equal(&words, 1, 2, &words, 1, 3));
    cr_expect(!are_equal(&words, 1, 2, &other_seed, 1, 2));
    cr_expect(!are_equal(&doubles, 1, 2, &doubles, 2, 2));
    cr_expect(!are_equal(&doubles, 1, 2, &doubles, 1, 3));
}

Test(known_data, begins_with_the_same_bytes_in_every_length)
{
    unsigned char whole[64];

    fill(&words, 3, 4, whole, sizeof whole);
    for (size_t n = 0; n <= sizeof whole; n++) {
        unsigned char part[64 + 1];

        part[n] = 0xee;
        fill(&words, 3, 4, part, n);
        cr_expect_eq(memcmp(part, whole, n), 0, "%zu bytes", n);
        cr_expect_eq(part[n], 0xee, "beyond %zu bytes", n);
    }
}

Test(known_data, knows_sums_of_doubles_in_any_order)
{
    static double sum[BYTES / 8], one[BYTES / 8];
    const struct ct_content all = content(0, 1023, 9);
    unsigned char wanted;

    for (int rank = 1023; rank >= 0; rank--) {
        fill(&doubles, rank, 9, (unsigned char *)one, BYTES);
        for (int i = 0; i < BYTES / 8; i++)
            sum[i] += one[i];
    }
    cr_expect_eq(ct_known_compare(&doubles, &all, (const unsigned char *)sum, BYTES, &wanted),
                 BYTES);
}

Test(known_data, knows_sums_of_bytes_that_wrap)
{
    unsigned char sum[7] = {0}, one[7];
    const struct ct_content some = content(2, 301, 0);
    unsigned char wanted;

    for (int rank = 2; rank <= 301; rank++) {
        fill(&single, rank, 0, one, sizeof one);
        for (size_t i = 0; i < sizeof one; i++)
            sum[i] = (unsigned char)(sum[i] + one[i]);
    }
    cr_expect_eq(ct_known_compare(&single, &some, sum, sizeof sum, &wanted), sizeof sum);
}

Test(known_data, has_no_contribution_of_zero)
{
    for (int rank = 0; rank < 300; rank++) {
        unsigned char bytes[7];
        double values[7];

        fill(&single, rank, rank % 3, bytes, sizeof bytes);
        fill(&doubles, rank, rank % 3, (unsigned char *)values, sizeof values);
        for (int i = 0; i < 7; i++) {
            cr_expect_neq(bytes[i], 0, "rank %d", rank);
            cr_expect_gt(values[i], 0, "rank %d", rank);
        }
    }
}

Test(known_data, finds_the_first_wrong_byte)
{
    static const size_t places[] = {0, 1, 4095, 4096, 12345, BYTES - 1};
    static unsigned char block[BYTES];
    const struct ct_content own = content(1, 1, 1);

    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        unsigned char right, wanted = 0;
        size_t at;

        ct_known_fill(&words, &own, block, BYTES);
        right = block[places[i]];
        block[places[i]] ^= 1;
        block[BYTES - 1] ^= 2;
        at = ct_known_compare(&words, &own, block, BYTES, &wanted);
        cr_expect_eq(at, places[i], "%zu, not %zu", at, places[i]);
        cr_expect_eq(wanted, right, "%d, not %d", wanted, right);
    }
}
