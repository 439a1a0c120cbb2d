/*
 * findings.h - what an examination found, one line each.
 */
#ifndef CT_DRIVER_ROLLOUT_FINDINGS_H
#define CT_DRIVER_ROLLOUT_FINDINGS_H

#include "base/text.h"

enum ct_finding { CT_FINDING_OK, CT_FINDING_DISTURBED, CT_FINDING_WARN, CT_FINDING_FAIL };
#define CT_FINDINGS 4

struct ct_findings {
    struct ct_text text; /* lines: "warn  the kernel ..." */
    int n[CT_FINDINGS];
};

/* Add a line. */
void ct_findings_add(struct ct_findings *findings, enum ct_finding finding, const char *format, ...)
    CT_PRINTF(3, 4);

#endif
