/*
 * facts_arrival.c - of the mechanism in mechanism_arrival.c.
 */
#include "timer/facts.h"

const struct ct_mechanism_facts facts_arrival = {
    .name = "arrival",
    .source = "Faraj, Patarasuk, Yuan 2008",
    .calls = 1,
    .has_spread = true,
};
