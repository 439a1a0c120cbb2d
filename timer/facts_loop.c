/*
 * facts_loop.c - of the mechanism in mechanism_loop.c.
 */
#include "timer/facts.h"

const struct ct_mechanism_facts facts_loop = {
    .name = "loop",
    .source = "Gropp, Lusk 1999 (Mpptest); Faraj, Yuan 2005",
    .calls = 10,
};
