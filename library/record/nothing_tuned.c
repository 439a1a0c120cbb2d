/*
 * nothing_tuned.c - for a library that nothing was tuned for: it only records, and
 * every call is native.
 */
#include "library/tuned.h"

static const struct ct_dispatch dispatch[] = {{NULL, NULL}};

const struct ct_tuned ct_tuned = {
    .machine = "nothing",
    .dispatch = dispatch,
};
