/*
 * tuned_calibration.h - the cost model in tuned.c, for ranks that were not tuned.
 */
#ifndef CT_RESULT_TUNED_CALIBRATION_H
#define CT_RESULT_TUNED_CALIBRATION_H

#include "result/tuned_tables.h"

/* Declare the algorithms of candidates that no choice declares. */
void ct_tuned_calibration_declare(struct ct_text *text, const struct ct_result *result);

/* `calibration` and its tables; nothing where no model fits. */
void ct_tuned_calibration_add(struct ct_tuned_file *file);

#endif
