/*
 * The distance of calls from counts.
 */
#include "repo/call_counts.h"
#include "tests/repo/descriptors.h"

#include <criterion/criterion.h>
#include <math.h>

static const size_t square[] = {10, 20, 30, 40, 50, 60, 70, 80, 90};
static const size_t line[] = {100, 0, 300};

static struct ct_call_counts squares_of(const size_t *bytes)
{
    return (struct ct_call_counts){"keys", &ct_alltoallv, 3, bytes, 0};
}

static struct ct_call_counts lines_of(const size_t *bytes)
{
    return (struct ct_call_counts){"heads", &ct_allgatherv, 3, bytes, 0};
}

static void expect(double got, double wanted)
{
    cr_expect_float_eq(got, wanted, 1e-12, "%g, not %g", got, wanted);
}

Test(call_counts, a_rank_sees_its_row_and_its_column)
{
    const struct ct_call_counts keys = squares_of(square);
    const size_t same[] = {40, 50, 60, 20, 50, 80};
    const size_t other[] = {40, 50, 60 + 15, 20 - 15, 50, 80};

    expect(ct_call_counts_distance(&keys, 1, same), 0);
    expect(ct_call_counts_distance(&keys, 1, other), 30.0 / 300.0);
    cr_expect(ct_call_counts_distance(&keys, 0, same) > 0);
}

Test(call_counts, all_ranks_see_what_all_contribute)
{
    const struct ct_call_counts heads = lines_of(line);
    const size_t other[] = {60, 0, 320};

    for (int rank = 0; rank < 3; rank++)
        expect(ct_call_counts_distance(&heads, rank, other), 60.0 / 400.0);
    expect(ct_call_counts_distance(&heads, 0, line), 0);
}

Test(call_counts, of_no_bytes_only_none_are_near)
{
    const size_t none[] = {0, 0, 0}, some[] = {0, 1, 0};
    const struct ct_call_counts empty = lines_of(none);

    expect(ct_call_counts_distance(&empty, 0, none), 0);
    cr_expect(isinf(ct_call_counts_distance(&empty, 0, some)));
}

Test(call_counts, patterns_are_apart_by_all_their_bytes)
{
    size_t later[9];
    const struct ct_call_counts keys = squares_of(square);
    const struct ct_call_counts others = squares_of(later);
    const struct ct_call_counts heads = lines_of(line);

    for (int i = 0; i < 9; i++)
        later[i] = square[i] + (i == 4 ? 45 : 0);
    expect(ct_call_counts_apart(&keys, &keys), 0);
    expect(ct_call_counts_apart(&keys, &others), 45.0 / 450.0);
    expect(ct_call_counts_apart(&others, &keys), 45.0 / 495.0);
    cr_expect(isinf(ct_call_counts_apart(&keys, &heads)));
}

/* What ranks find by their own holds for all of them together. */
Test(call_counts, no_rank_further_off_means_the_call_is_not)
{
    size_t call[9];
    const struct ct_call_counts keys = squares_of(square);
    const struct ct_call_counts made = squares_of(call);
    double most = 0;

    for (int i = 0; i < 9; i++)
        call[i] = square[i] + (size_t)(i * 7 % 5);
    for (int rank = 0; rank < 3; rank++) {
        size_t own[6];

        for (int i = 0; i < 3; i++) {
            own[i] = call[rank * 3 + i];
            own[3 + i] = call[i * 3 + rank];
        }
        most = fmax(most, ct_call_counts_distance(&keys, rank, own));
    }
    cr_expect(most > 0);
    cr_expect_leq(ct_call_counts_apart(&keys, &made), most);
}

Test(call_counts, mean_and_hash_are_of_the_bytes)
{
    const size_t none[] = {0, 0, 0}, few[] = {1, 0, 0};
    struct ct_call_counts heads = lines_of(line);
    const struct ct_call_counts other = lines_of(few);
    const uint64_t hash = ct_call_counts_hash(&heads);

    cr_expect_eq(ct_call_counts_mean(&heads), 134);
    cr_expect_eq(ct_call_counts_mean(&other), 1);
    heads.name = "renamed";
    cr_expect_eq(ct_call_counts_hash(&heads), hash);
    cr_expect_neq(ct_call_counts_hash(&other), hash);
    heads.bytes = none;
    cr_expect_eq(ct_call_counts_mean(&heads), 1);
}
