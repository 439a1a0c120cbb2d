/*
 * test_bine.c - partners and positions in base -2.
 */
#include "repo/scheme/bine.h"

#include <criterion/criterion.h>

Test(bine, partners_are_mutual_and_one_of_them_is_even)
{
    for (int p = 2; p <= 130; p += 2) {
        for (int step = 0; 1 << step < p; step++) {
            for (int rank = 0; rank < p; rank++) {
                const int partner = ct_bine_partner(rank, step, p);

                cr_expect(partner >= 0 && partner < p);
                cr_expect_neq(partner % 2, rank % 2);
                cr_expect_eq(ct_bine_partner(partner, step, p), rank, "%d of %d in step %d", rank,
                             p, step);
            }
        }
    }
}

Test(bine, positions_are_as_published_for_8)
{
    static const int expected[] = {0, 4, 6, 1, 3, 7, 5, 2};

    for (int rank = 0; rank < 8; rank++)
        cr_expect_eq(ct_bine_position(rank, 8), expected[rank]);
}

Test(bine, positions_of_partners_are_in_two_halves_of_a_run)
{
    for (int q = 2; q <= 512; q *= 2) {
        for (int step = 0; 1 << step < q; step++) {
            const int run = q >> step;

            for (int rank = 0; rank < q; rank++) {
                const int own = ct_bine_position(rank, q);
                const int other = ct_bine_position(ct_bine_partner(rank, step, q), q);

                cr_expect_eq(own / run, other / run);
                cr_expect_neq(own / (run / 2), other / (run / 2), "%d of %d in step %d", rank, q,
                              step);
            }
        }
    }
}
