/*
 * facts_window.c - of the mechanism in mechanism_window.c.
 */
#include "timer/facts.h"

const struct ct_mechanism_facts facts_window = {
    .name = "window",
    .source = "Worsch, Reussner, Augustin 2002; Hunold, Carpen-Amarie 2016",
    .calls = 1,
};
