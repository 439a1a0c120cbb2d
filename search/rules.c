/*
 * rules.c - the figures that the search goes by.
 */
#include "search/rules.h"

const struct ct_search_options ct_search_defaults = {
    .long_s = 0.05,
    .request_s = 0.5,
    .overhead_s = 0.002,
    .look_calls = 5,
    .distrust = 0.75,
    .tails = 0.02,
    .tails_per_s = 0.3,
    .tails_most = 0.7,
    .flat = 4,
    .near_short = 1.6,
    .near_long = 1.15,
    .max_heats = 40,
    .few_loss = 0.001,
    .stop_loss = 0.002,
    .level = 1.6,
    .tie = 0.02,
    .keep = 0.01,
    .keep_native = 0.015,
    .gain = 0.01,
    .disturbed = 0.1,
    .margin_s = 5e-8,
    .confirm_heats = 45,
    .confirm_level = 2.6,
    .at_limit = 1.03,
    .at_limit_long = 1.05,
    .least_limit_s = 0.02,
    .first_look = 1.25,
    .first_look_disturbed = 2,
    .resolution = 0.02,
    .resolution_bytes = 16,
    .surprise = 0.1,
    .sliver = 1.2,
    .max_depth = 2,
};

struct ct_search_options ct_search_contended(void)
{
    struct ct_search_options options = ct_search_defaults;

    options.near_long = 1.3;
    return options;
}
