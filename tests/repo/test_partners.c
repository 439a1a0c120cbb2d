/*
 * test_partners.c - who meets whom in rounds of one message each way.
 */
#include "repo/scheme/partners.h"

#include <criterion/criterion.h>
#include <stdlib.h>

static bool is_power(int p)
{
    return (p & (p - 1)) == 0;
}

/* Whom a rank sends to, its partner receives from. */
static void expect_matched(const struct ct_rounds *rounds, int p, int round, bool both_ways)
{
    for (int rank = 0; rank < p; rank++) {
        const struct ct_partners mine = rounds->partners(p, rank, round);

        cr_assert_eq(mine.to < 0, mine.from < 0);
        cr_assert_lt(mine.to, p, "round %d of %d ranks", round, p);
        if (mine.to < 0)
            continue;
        cr_expect_eq(rounds->partners(p, mine.to, round).from, rank,
                     "round %d of %d ranks: %d to %d", round, p, rank, mine.to);
        if (both_ways)
            cr_expect_eq(mine.to, mine.from);
    }
}

/* In all rounds together, a rank sends once to each other one. */
static void expect_all_met(const struct ct_rounds *rounds, int p, int rank)
{
    int *met = calloc((size_t)p, sizeof *met);

    cr_assert_not_null(met);
    for (int round = 0; round < rounds->count(p); round++) {
        const int to = rounds->partners(p, rank, round).to;

        if (to >= 0)
            met[to]++;
    }
    for (int i = 0; i < p; i++)
        cr_expect_eq(met[i], i != rank, "%d ranks: %d meets %d %d times", p, rank, i, met[i]);
    free(met);
}

static void expect_rounds(const struct ct_rounds *rounds, int p, bool both_ways)
{
    for (int round = 0; round < rounds->count(p); round++)
        expect_matched(rounds, p, round, both_ways);
    for (int rank = 0; rank < p; rank++)
        expect_all_met(rounds, p, rank);
}

Test(rounds, let_each_rank_send_once_to_each_other)
{
    for (int p = 1; p <= 130; p++) {
        expect_rounds(&ct_shift_rounds, p, false);
        expect_rounds(&ct_one_factor_rounds, p, true);
        if (is_power(p))
            expect_rounds(&ct_pair_rounds, p, true);
    }
}

Test(rounds, are_as_few_as_they_can_be)
{
    for (int p = 1; p <= 16; p++) {
        cr_expect_eq(ct_shift_rounds.count(p), p - 1);
        cr_expect_eq(ct_pair_rounds.count(p), p - 1);
        cr_expect_eq(ct_one_factor_rounds.count(p), p % 2 == 0 ? p - 1 : p);
    }
}

Test(rounds, have_each_number_of_barriers_up_to_the_gaps_once)
{
    static const struct {
        int nranks;
        int largest; /* value that applies; 0: none */
    } cases[] = {{1, 0}, {2, 0}, {3, 1}, {4, 2}, {6, 4}, {7, 8}, {66, 64}};

    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        for (int k = 1; k < ct_barriers_param.nvalues; k++) {
            const int value = ct_barriers_param.values[k];
            const struct ct_problem problem = {
                .nranks = cases[i].nranks,
                .setting = {{CT_ROUNDS_SHIFT, CT_SEPARATION_BARRIER, value}}};

            cr_expect_eq(ct_rounds_apply(&problem), value <= cases[i].largest,
                         "%d ranks, %d barriers", cases[i].nranks, value);
        }
    }
}
