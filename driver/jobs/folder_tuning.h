/*
 * folder_tuning.h - one machine folder is tuned: the whole way from the cluster file to
 * the library.
 */
#ifndef CT_DRIVER_JOBS_FOLDER_TUNING_H
#define CT_DRIVER_JOBS_FOLDER_TUNING_H

#include "driver/options/options.h"

/*
 * Tune the folder that the options name, and say on standard output how much was
 * measured.
 *
 * returns  0, CT_STOPPED when interrupted, or another enum ct_status
 */
int ct_tune_folder(const struct ct_options *options, struct ct_diag *diag);

/*
 * The same without a timer: only if the measurements in the folder answer all that the
 * options ask for.
 *
 * is_done  out: false: they do not, and nothing was written
 */
int ct_tune_silently(const struct ct_options *options, bool *is_done, struct ct_diag *diag);

#endif
