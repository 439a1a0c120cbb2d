/*
 * decided.h - what tuning decided, as a result that can be written and read.
 */
#ifndef CT_DRIVER_DECIDED_DECIDED_H
#define CT_DRIVER_DECIDED_DECIDED_H

#include "driver/spaces/outcome.h"
#include "result/result.h"

/*
 * Of a run that has ended, without the picture of links
 * (driver/folder/link_picture.h).
 *
 * result   out: ct_result_free
 * returns  0; CT_ERR_SYSTEM if no timer ever answered; CT_ERR_MEMORY
 */
int ct_decided_result(const struct ct_tuning *tuning, struct ct_result **result,
                      struct ct_diag *diag);

#endif
