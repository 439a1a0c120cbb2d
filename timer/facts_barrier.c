/*
 * facts_barrier.c - of the mechanism in mechanism_barrier.c.
 */
#include "timer/facts.h"

const struct ct_mechanism_facts facts_barrier = {
    .name = "barrier",
    .source = "Faraj, Yuan 2005, section 4.3",
    .calls = 1,
};
