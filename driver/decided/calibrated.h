/*
 * calibrated.h - the cost model of a machine folder: fitted to its measurements and those of
 * its jobs.
 */
#ifndef CT_DRIVER_DECIDED_CALIBRATED_H
#define CT_DRIVER_DECIDED_CALIBRATED_H

#include "driver/folder/machine.h"

/*
 * Put it into the folder's result, in place of the one there. Where the earlier
 * model was fitted to more than is measured here, that one (kept_model.h); where there are no
 * measurements, and in a job's own folder, the result stays as it is.
 *
 * returns  0 or an enum ct_status
 */
int ct_calibrated_set(const struct ct_machine *machine, struct ct_result *result,
                      struct ct_diag *diag);

/* The same of the folder's decisions.csv, which is written again if that changes it. Returns
   as ct_machine_check. */
int ct_calibrated_renew(const struct ct_machine *machine, struct ct_diag *diag);

#endif
