/*
 * setting_numbers.h - numbers for settings of algorithms, by their names without the
 * collective's.
 */
#ifndef CT_MODEL_FIT_SETTING_NUMBERS_H
#define CT_MODEL_FIT_SETTING_NUMBERS_H

#include "repo/candidate.h"

/* All zero: none yet. */
struct ct_setting_numbers {
    int n;
    uint64_t *settings; /* hashes of the names of algorithms with their settings */
    uint64_t *names;    /* the same of the algorithms */
    int *algorithm;     /* by setting: equal numbers for one algorithm */
};

/* The number of a candidate's setting, which is added if it is new; -1: out of memory. */
int ct_setting_number(struct ct_setting_numbers *numbers, const struct ct_candidate *candidate);

void ct_setting_numbers_fini(struct ct_setting_numbers *numbers);

#endif
