/*
 * decisions_check.h - faults in decisions.csv: those between its lines, and
 * how all of them are reported.
 */
#ifndef CT_RESULT_DECISIONS_CHECK_H
#define CT_RESULT_DECISIONS_CHECK_H

#include "result/result.h"

/* What is checked, and where its faults are reported. */
struct ct_decisions_place {
    const char *name; /* of the file */
    int line;
    struct ct_diag *diag;
};

/*
 * Report "FILE:LINE: SENTENCE".
 *
 * sentence  on the heap: freed; NULL: out of memory
 * returns   CT_ERR_INPUT, or CT_ERR_MEMORY
 */
int ct_decisions_fail(const struct ct_decisions_place *place, char *sentence);

/* Check that native has no fingerprint, and all else has one. */
int ct_decisions_check_choice(const struct ct_decisions_place *place,
                              const struct ct_result_choice *choice);

/* Check that the lines of the cost model agree with each other. */
int ct_model_lines_check(struct ct_decisions_place *place, const struct ct_result *result);

/* Check that the lines agree with each other. Each is right by itself. */
int ct_decisions_check(const char *name, const struct ct_result *result, struct ct_diag *diag);

#endif
