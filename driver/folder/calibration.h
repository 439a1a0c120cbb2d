/*
 * calibration.h - what predictions rest on: the cost model of a machine folder, or values
 * that are shipped.
 */
#ifndef CT_DRIVER_FOLDER_CALIBRATION_H
#define CT_DRIVER_FOLDER_CALIBRATION_H

#include "model/ranking.h"
#include "result/result.h"

/* All zero: nothing to free. */
struct ct_folder_calibration {
    struct ct_calibration calibration;
    struct ct_offered *offered;
    struct ct_calibrated_job *jobs;
    struct ct_residual *residuals;
    int noffered, njobs, nresiduals;
};

/*
 * That of decisions.csv, without candidates that this colltune does not have.
 *
 * of       out: ct_folder_calibration_free, after failures too
 * returns  0, CT_ERR_INPUT: there is no model, or CT_ERR_MEMORY
 */
int ct_folder_calibration_read(const struct ct_result *result, struct ct_folder_calibration *of,
                               struct ct_diag *diag);

/* Native and all algorithms that are not dominated, with all their settings, without
   residuals. Returns 0 or CT_ERR_MEMORY. */
int ct_folder_calibration_shipped(const struct ct_cost_model *model,
                                  struct ct_folder_calibration *of, struct ct_diag *diag);
void ct_folder_calibration_free(struct ct_folder_calibration *of);

#endif
