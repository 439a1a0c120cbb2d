/*
 * test_wired_check.c - what is proved of rings, trees and orders of random
 * wirings, and what is found wrong.
 */
#include "checker/wired_check.h"
#include "repo/scheme/wired_order.h"
#include "tests/generator/unequal_trees.h"

Test(wired_check, accepts_random_trees_of_all_forms)
{
    uint64_t state = 31;

    for (int i = 0; i < 400; i++) {
        struct ct_places *places = random_places(&state, i, i % 40 == 0 ? 64 : 12);
        struct ct_diag diag = {""};

        cr_expect_eq(ct_wired_check(&places->tree, &diag), CT_OK, "%s", diag.text);
        ct_places_free(places);
    }
}

/* The order of ranks jumps to and fro between the switches. */
Test(wired_check, finds_a_ring_wrong_that_is_not_depth_first)
{
    struct made *made = made_chain(3, 9);
    struct ct_wiring *wiring = wiring_of(&made->cluster);
    uint16_t *order = ct_wired_order(&wiring->tree);
    struct ct_diag diag = {""};

    cr_assert_not_null(order);
    cr_expect_eq(ct_ring_check(&wiring->tree, order, &diag), CT_OK);
    order[1] = order[0];
    cr_expect_eq(ct_ring_check(&wiring->tree, order, &diag), CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, "is in it twice"), "%s", diag.text);
    for (int i = 0; i < 9; i++)
        order[i] = (uint16_t)i;
    cr_expect_eq(ct_ring_check(&wiring->tree, order, &diag), CT_ERR_INVALID);
    cr_expect_not_null(strstr(diag.text, "shares a link"), "%s", diag.text);
    free(order);
    wiring_free(wiring);
    free(made);
}
