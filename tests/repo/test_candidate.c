/*
 * test_candidate.c - a candidate is in a set once, whoever names it.
 */
#include "repo/candidate.h"

#include <criterion/criterion.h>
#include <stdio.h>

static const struct ct_algorithm *bruck(void)
{
    return ct_algorithm_find(ct_registry, "alltoall_bruck");
}

Test(candidate, is_the_same_by_words_and_by_algorithm)
{
    struct ct_candidate_set set = {.n = 0};
    const struct ct_setting setting = ct_settings_at(bruck()->params, 0);
    char text[CT_SETTING_TEXT];
    const struct ct_candidate *named, *made;

    ct_setting_text(bruck()->params, &setting, text);
    named = ct_candidate_named(&set, "alltoall", "alltoall_bruck", text);
    cr_assert_not_null(named);
    cr_expect_null(named->algorithm);
    made = ct_candidate_of(&set, bruck()->collective, bruck(), &setting);
    cr_expect_eq(made, named);
    cr_expect_eq(made->algorithm, bruck());
    cr_expect(ct_setting_is_equal(&made->setting, &setting));
    cr_expect_str_eq(made->text, text);
    cr_expect_eq(set.n, 1);
    ct_candidate_set_fini(&set);
}

Test(candidate, has_the_next_number_and_keeps_its_address)
{
    struct ct_candidate_set set = {.n = 0};
    const struct ct_candidate *first = NULL;

    for (int i = 0; i < 1000; i++) {
        char text[32];
        const struct ct_candidate *candidate;

        snprintf(text, sizeof text, "radix=%d", i);
        candidate = ct_candidate_named(&set, "bcast", "bcast_tree", text);
        cr_assert_not_null(candidate);
        cr_assert_eq(candidate->number, i);
        if (i == 0)
            first = candidate;
    }
    cr_expect_eq(ct_candidate_named(&set, "bcast", "bcast_tree", "radix=0"), first);
    cr_expect_str_eq(first->words, "bcast_tree radix=0");
    ct_candidate_set_fini(&set);
}

Test(candidate, native_has_orders_too)
{
    struct ct_candidate_set set = {.n = 0};
    struct ct_setting setting = {{0}};
    const struct ct_collective *collective = bruck()->collective;
    const struct ct_candidate *native, *other;

    native = ct_candidate_of(&set, collective, NULL, &setting);
    setting.values[CT_SETTING_ORDER] = CT_DEPTH_FIRST;
    other = ct_candidate_of(&set, collective, NULL, &setting);
    cr_assert(native != NULL && other != NULL && native != other);
    cr_expect_str_eq(native->words, "alltoall_native");
    cr_expect_str_eq(other->words, "alltoall_native order=depth_first");
    cr_expect(ct_candidate_is_native(native));
    cr_expect_not(ct_candidate_is_native(other));
    cr_expect(ct_candidate_is_reordered(native, other));
    cr_expect_not(
        ct_candidate_is_native(ct_candidate_named(&set, "alltoall", "alltoall_bruck", "")));
    ct_candidate_set_fini(&set);
}
