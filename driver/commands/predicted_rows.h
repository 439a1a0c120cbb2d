/*
 * predicted_rows.h - what calls of a job are predicted to take, cell by cell.
 */
#ifndef CT_DRIVER_COMMANDS_PREDICTED_ROWS_H
#define CT_DRIVER_COMMANDS_PREDICTED_ROWS_H

#include "base/text.h"
#include "driver/folder/job_ranks.h"
#include "model/ranking.h"
#include "result/result.h"

/* A collective at a size. */
struct ct_predicted_row {
    const struct ct_collective *collective;
    size_t bytes;
    int error;                       /* of predicted times, the median in 1/CT_LOG_ONE doublings */
    const struct ct_offered *choice; /* native unless something surely gains */
    int64_t ns;
    int64_t low_ns, high_ns; /* two of three times are expected within */
    int64_t native_ns;       /* 0: not known */
};

/*
 * row      in: collective, bytes and error; out: the rest
 * is_any   out: false: no candidate applies, and nothing else is set
 * returns  0 or CT_ERR_MEMORY
 */
int ct_predicted_row_find(const struct ct_calibration *calibration,
                          const struct ct_job_ranks *ranks, struct ct_predicted_row *row,
                          bool *is_any, struct ct_diag *diag);

/* Text, or values separated by commas: a head, then a line for each row. */
void ct_predicted_add_head(struct ct_text *text, bool is_csv);
void ct_predicted_add_row(struct ct_text *text, const struct ct_predicted_row *row, bool is_csv);

/* Add the row to sizes that are drawn. Returns 0 or CT_ERR_MEMORY. */
int ct_predicted_add_size(struct ct_result_case *of, const struct ct_predicted_row *row,
                          struct ct_diag *diag);

#endif
