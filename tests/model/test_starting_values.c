/*
 * test_starting_values.c - which coefficients are taken for which machine.
 */
#include "model/fit/starting_values.h"
#include "tests/repo/made_places.h"

#include <criterion/criterion.h>
#include <string.h>

/* Two hosts below a switch; 0: the bandwidth is not known. */
static const struct ct_starting_values *values_for(double bandwidth, const uint64_t *hosts,
                                                   bool is_simulated)
{
    struct made_site made = {.site = {.nnodes = 0}};
    struct ct_places *places;
    const struct ct_starting_values *values;

    site_node(&made, -1, 0, 0);
    site_node(&made, 0, bandwidth, 1);
    site_node(&made, 0, bandwidth, 2);
    places = places_on(&made, hosts, 4);
    values = ct_starting_values_for(places, is_simulated);
    ct_places_free(places);
    return values;
}

Test(starting_values, are_of_a_machine_like_this)
{
    static const uint64_t two[] = {1, 1, 2, 2}, one[] = {1, 1, 1, 1};

    cr_expect_str_eq(values_for(1.25e8, two, false)->name, "a slow network");
    cr_expect_str_eq(values_for(1.25e10, two, false)->name, "a fast network");
    cr_expect_str_eq(values_for(0, two, false)->name, "a fast network");
    cr_expect_str_eq(values_for(1.25e8, one, false)->name, "one node");
    cr_expect_str_eq(values_for(1.25e8, two, true)->name, "a simulated network");
}

Test(starting_values, leave_no_feature_out)
{
    static const uint64_t two[] = {1, 1, 2, 2}, one[] = {1, 1, 1, 1};
    const struct ct_starting_values *const all[] = {
        values_for(1e8, two, false), values_for(1e10, two, false), values_for(1e8, one, false),
        values_for(1e8, two, true), NULL};

    for (int k = 0; all[k] != NULL; k++) {
        const struct ct_cost_model model = ct_starting_model(all[k], 1);

        for (int i = 0; i < CT_FEATURES; i++)
            cr_expect_gt(model.coefficient[i], 0, "%s: %s", all[k]->name, ct_feature_facts[i].name);
        cr_expect(model.call_ns > 0 && model.rank_ns > 0, "%s", all[k]->name);
        cr_expect_gt(strlen(all[k]->from), 10);
    }
}

Test(starting_values, do_not_add_up_what_ranks_do_side_by_side)
{
    static const uint64_t two[] = {1, 1, 2, 2};
    const struct ct_starting_values *values = values_for(1e10, two, false);
    struct ct_cost_model one = ct_starting_model(values, 1), all = ct_starting_model(values, 1000);

    cr_expect_eq(all.coefficient[CT_MESSAGES_BETWEEN], one.coefficient[CT_MESSAGES_BETWEEN] / 1000);
    cr_expect_lt(all.rank_ns, one.rank_ns);
    cr_expect_eq(all.coefficient[CT_ROUNDS], one.coefficient[CT_ROUNDS]);
    values = values_for(1e8, two, false);
    one = ct_starting_model(values, 1);
    all = ct_starting_model(values, 1000);
    cr_expect_eq(all.coefficient[CT_MESSAGES_BETWEEN], one.coefficient[CT_MESSAGES_BETWEEN],
                 "measured on processors shared");
}
