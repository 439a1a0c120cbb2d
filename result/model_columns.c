/*
 * model_columns.c - the kinds of lines of the cost model.
 */
#include "result/column_table.h"
#include "result/columns.h"
#include "result/model_lines.h"

#define IN ct_result_model
static const struct ct_column model_columns[] = {
    {"name", &ct_field_name, AT(name),
     "a feature, counted in the schedules of all ranks, with nanoseconds for each\n"
     "#     call_ns         nanoseconds of each call\n"
     "#     rank_ns         nanoseconds of each rank of the job\n"
     "#     norm            how work, path and cables add up: 0 their sum, 1 the root of\n"
     "#                     the sum of their squares, 2 the largest\n"
     "#     error           a candidate's time over the prediction, or the reverse, within\n"
     "#                     a cell: the median, in 1/1024 doublings\n"
     "#     trusted         1; 0: it does not fit, and nothing is chosen by it"},
    {"value", &ct_field_number, AT(value), ""},
    {"low", &ct_field_number, AT(low), "95 % interval, from"},
    {"high", &ct_field_number, AT(high),
     "to; both 0: the measurements say nothing of it, or it has none"},
};
#undef IN

#define IN ct_result_fitted
static const struct ct_column fitted_columns[] = {
    {"job", &ct_field_word, AT(job), "of jobs/; cluster: the cluster's own ranks"},
    {"sizes", &ct_field_sizes, AT(sizes), "those of its residuals, ascending"},
    {"times", &ct_field_total, AT(ntimes), "how many"},
    {"factor", &ct_field_ratio, AT(factor), "its times over the model's: days differ"},
    {"ranks", &ct_field_ranks, AT(nranks), "how they lie on the cluster (repo/traits.h)"},
    {"hosts", &ct_field_ranks, AT(nhosts), ""},
    {"per_host", &ct_field_ranks, AT(per_host), ""},
    {"switches", &ct_field_ranks, AT(nswitches), ""},
    {"crossing", &ct_field_integer, AT(crossing), ""},
    {"ring", &ct_field_integer, AT(ring), ""},
    {"parts", &ct_field_count, AT(nparts), ""},
};
#undef IN

#define IN ct_result_goodness
static const struct ct_column goodness_columns[] = {
    {"collective", &ct_field_name, AT(collective), ""},
    {"cells", &ct_field_total, AT(ncells), "collectives at a size in a job"},
    {"times", &ct_field_total, AT(ntimes), "in them"},
    {"error", &ct_field_ratio, AT(error), "measured over predicted, or the reverse: the median"},
    {"cell_error", &ct_field_ratio, AT(cell_error),
     "the same without what all candidates of a cell have in common"},
};
#undef IN

#define IN ct_result_offered
static const struct ct_column offered_columns[] = {
    {"number", &ct_field_ranks, AT(number), ""},
    {"collective", &ct_field_name, AT(collective), ""},
    {"algorithm", &ct_field_algorithm, AT(choice.algorithm), ""},
    {"setting", &ct_field_setting, AT(choice.setting), ""},
    {"fingerprint", &ct_field_fingerprint, AT(choice.fingerprint), "of what it plans"},
};
#undef IN

#define IN ct_result_residual
static const struct ct_column residual_columns[] = {
    {"job", &ct_field_word, AT(job), ""},
    {"at", &ct_field_residuals, AT(at),
     "of each of the job's sizes: how much longer it took, in 1/64 doublings, then after a slash "
     "the weight in 1/16, if it is not 1; a dot: it was not timed"},
};
#undef IN

const struct ct_line_kind ct_model_line = {
    .word = "model",
    .meaning = "the cost model (docs/inside/method.md), fitted to the measurements",
    .key = "NAME",
    COLUMNS(model_columns),
    LIST(ct_result, model, ct_result_model),
    .is_new_each_time = true};

const struct ct_line_kind ct_fitted_line = {.word = "fitted",
                                            .meaning = "a job whose measurements these were",
                                            .key = "JOB",
                                            COLUMNS(fitted_columns),
                                            LIST(ct_result, fitted, ct_result_fitted),
                                            .is_new_each_time = true};

const struct ct_line_kind ct_goodness_line = {.word = "goodness",
                                              .meaning = "how well the model fits",
                                              .key = "COLLECTIVE",
                                              COLUMNS(goodness_columns),
                                              LIST(ct_result, goodness, ct_result_goodness),
                                              .is_new_each_time = true};

const struct ct_line_kind ct_offered_line = {
    .word = "offered",
    .meaning = "what ranks that were not tuned choose from: what was ever within half of the "
               "best",
    .key = "NUMBER",
    COLUMNS(offered_columns),
    LIST(ct_result, offered, ct_result_offered),
    .is_new_each_time = true};

const struct ct_line_kind ct_residual_line = {
    .word = "residual",
    .meaning = "by how much it was slower or faster in a job than the model says",
    .parent = &ct_offered_line,
    COLUMNS(residual_columns),
    LIST(ct_result_offered, residuals, ct_result_residual),
    .is_new_each_time = true};
