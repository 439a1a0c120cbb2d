/*
 * restarted.h - `tune --restart`: nothing that was there before counts, also if
 * it is interrupted and gone on with.
 */
#ifndef CT_DRIVER_RESTARTED_H
#define CT_DRIVER_RESTARTED_H

#include "base/status.h"

#include <stdbool.h>

/*
 * Begin: measurements.csv is set aside, and decisions.csv counts for nothing
 * up to ct_restarted_end.
 *
 * dir  of the cluster's own ranks, or of a job; it need not be there
 */
int ct_restarted_begin(const char *dir, struct ct_diag *diag);

/* True if the folder's decisions are from before a restart. */
bool ct_restarted(const char *dir);

/* There are new decisions. */
void ct_restarted_end(const char *dir);

#endif
