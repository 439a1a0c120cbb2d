/*
 * test_closed_forms.c - what algorithms send, counted by the checker.
 */
#include "tests/repo/algorithm_checks.h"

/* Messages and units sent by all ranks together, p of them. */

/* Rounds of doubling: ceil(log2 p). */
static long rounds(long p)
{
    long n = 0;

    while (1L << n < p)
        n++;
    return n;
}

/* The largest power of two <= p, and its logarithm. */
static long power(long p)
{
    return 1L << (rounds(p + 1) - 1);
}

static long power_log(long p)
{
    return rounds(power(p));
}

static long all_pairs(long p, long s)
{
    return p * (p - 1) * s;
}

static long twice_all_pairs(long p, long s)
{
    return 2 * p * (p - 1) * s;
}

static long log_messages(long p, long s)
{
    return p * rounds(p) * s;
}

/* Block j goes as many ways as it has bits. */
static long bruck_units(long p, long s)
{
    long bits = 0;

    for (long j = 0; j < p; j++) {
        for (long rest = j; rest > 0; rest /= 2)
            bits += rest % 2;
    }
    return p * bits * s;
}

static long folded(long p, long s)
{
    return (power(p) * power_log(p) + 2 * (p - power(p))) * s;
}

/* Each rank that rests gets all blocks, its own with them. */
static long folded_units(long p, long s)
{
    return (power(p) * (p - 1) + (p - power(p)) * p) * s;
}

static long halved_and_doubled(long p, long s)
{
    return (2 * power(p) * power_log(p) + 4 * (p - power(p))) * s;
}

static long halved_and_doubled_units(long p, long s)
{
    const long q = power(p);

    return (2 * q * (q - 1) + (p - q) * (3 * (q / 2) + q)) * s;
}

static long mesh_messages(long p, long s)
{
    long x = 1;

    for (long i = 2; i * i <= p; i++)
        x = p % i == 0 ? i : x;
    return p * (x - 1 + p / x - 1) * s;
}

static long tree_both_ways(long p, long s)
{
    return 2 * (p - 1) * s;
}

struct closed_form {
    const char *name;
    long (*messages)(long p, long segments);
    long (*units)(long p, long segments);
};

static const struct closed_form closed_forms[] = {
    {"alltoall_simple", all_pairs, all_pairs},
    {"alltoall_spread", all_pairs, all_pairs},
    {"alltoall_ring", all_pairs, all_pairs},
    {"alltoall_ring_barrier", all_pairs, all_pairs},
    {"alltoall_ring_light", all_pairs, all_pairs},
    {"alltoall_pair", all_pairs, all_pairs},
    {"alltoall_bruck", log_messages, bruck_units},
    {"allgather_ring", all_pairs, all_pairs},
    {"allgather_recursive_doubling", folded, folded_units},
    {"allgather_bruck", log_messages, all_pairs},
    {"allgather_mesh_2d", mesh_messages, all_pairs},
    {"allreduce_reduce_bcast", tree_both_ways, tree_both_ways},
    {"allreduce_recursive_doubling", folded, folded},
    {"allreduce_rabenseifner", halved_and_doubled, halved_and_doubled_units},
    {"allreduce_ring", twice_all_pairs, twice_all_pairs},
};

static void check_counts(const struct closed_form *form,
                         const struct ct_algorithm *algorithm,
                         struct ct_shape shape)
{
    const long messages = form->messages(shape.nranks, shape.segments);
    const long units = form->units(shape.nranks, shape.segments);
    struct ct_check_counts counts = {0};

    check(algorithm, shape, &counts);
    cr_expect_eq(counts.messages, messages,
                 "%s, %d ranks, %d segments: %ld messages, not %ld", form->name,
                 shape.nranks, shape.segments, counts.messages, messages);
    cr_expect_eq(counts.units_sent, units,
                 "%s, %d ranks, %d segments: %ld units, not %ld", form->name,
                 shape.nranks, shape.segments, counts.units_sent, units);
}

Test(closed_forms, give_the_messages_and_units_that_algorithms_send)
{
    static const int nranks[] = {1, 2,  3,  4,  5,  6,  7,
                                 8, 12, 13, 16, 21, 32, 33};

    for (size_t i = 0; i < sizeof closed_forms / sizeof *closed_forms; i++) {
        const struct closed_form *form = &closed_forms[i];
        const struct ct_named found = find_by_name(form->name);
        const struct ct_algorithm *a = found.algorithm;
        const struct ct_setting first = ct_named_setting_at(&found, 0);

        for (size_t j = 0; j < sizeof nranks / sizeof *nranks; j++) {
            if (!applies(a, nranks[j], LARGE, first))
                continue;
            for (int s = 1; s <= (a->segments == NULL ? 1 : 2); s++)
                check_counts(form, a,
                             (struct ct_shape){.nranks = nranks[j],
                                               .setting = first,
                                               .segments = s});
        }
    }
}

/* Barriers of each value that applies, in order; returns how many. */
static int barrier_counts(int nranks, long barriers[static 16])
{
    const struct ct_named found = find_by_name("alltoall_ring_barrier");
    const struct ct_algorithm *a = found.algorithm;
    int n = 0;

    for (int i = 0; i < ct_settings_count(ct_named_params(&found)); i++) {
        const struct ct_setting setting = ct_named_setting_at(&found, i);
        struct ct_check_counts counts = {0};

        if (!applies(a, nranks, 1, setting))
            continue;
        check(a,
              (struct ct_shape){
                  .nranks = nranks, .setting = setting, .segments = 1},
              &counts);
        barriers[n++] = counts.barriers;
    }
    return n;
}

Test(closed_forms,
     ring_has_each_number_of_barriers_once_and_the_last_in_all_gaps)
{
    static const long for_7[] = {1, 2, 4, 5};
    static const long for_10[] = {1, 2, 4, 8};
    long barriers[16];

    cr_expect_eq(barrier_counts(1, barriers), 0);
    cr_expect_eq(barrier_counts(2, barriers), 0);
    cr_expect_eq(barrier_counts(3, barriers), 1);
    cr_expect_eq(barriers[0], 1);
    cr_expect_eq(barrier_counts(7, barriers), 4);
    cr_expect_arr_eq(barriers, for_7, sizeof for_7);
    cr_expect_eq(barrier_counts(10, barriers), 4);
    cr_expect_arr_eq(barriers, for_10, sizeof for_10);
}

Test(closed_forms, light_barrier_is_one_token_a_rank_between_two_rounds)
{
    const struct ct_named found = find_by_name("alltoall_ring_light");
    struct ct_check_counts counts = {0};

    check(found.algorithm,
          (struct ct_shape){.nranks = 9,
                            .setting = ct_named_setting_at(&found, 0),
                            .segments = 1},
          &counts);
    cr_expect_eq(counts.tokens, 9 * 7, "%ld tokens", counts.tokens);
}
