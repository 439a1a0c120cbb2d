/*
 * columns.c - which columns each kind of line has. A new one is a row here
 * and a member of the structure.
 */
#include "result/columns.h"

#include "result/column_table.h"

#define IN ct_signature
static const struct ct_column signature_columns[] = {
    {"version", &ct_field_word, AT(version), "the colltune that decided"},
    {"cluster", &ct_field_word, AT(cluster), "its name"},
    {"cluster_hash", &ct_field_hash, AT(cluster_hash),
     "of its hosts, links, bandwidths and places of ranks"},
    {"ranks", &ct_field_ranks, AT(nranks), "of the cluster"},
    {"placement_hash", &ct_field_hash, AT(placement_hash), "of which ranks share a host"},
    {"mpi_version", &ct_field_text, AT(mpi_version), "what the MPI library says of itself"},
    {"mpi_version_hash", &ct_field_hash, AT(mpi_version_hash), "of all of it"},
    {"thread_level", &ct_field_thread_level, AT(thread_level),
     "MPI's support of threads while timing"},
    {"mechanism", &ct_field_word, AT(mechanism), "how calls were timed"},
    {"counts", &ct_field_counts, AT(counts),
     "how blocks differed, if they did, where a collective has counts"},
    {"timer", &ct_field_text, AT(timer), "own, or the user's program that timed"},
    {"limits", &ct_field_limits, AT(limits),
     "by which candidates were left out, if not by the usual ones"},
    {"simulated", &ct_field_yes_no, AT(is_simulated), "yes: the times are a simulator's"},
    {"reproducible", &ct_field_reproducible, AT(reproducible),
     "yes: the library reduces in one order, as with COLLTUNE_REPRODUCIBLE=1; "
     "may be missing"},
};
#undef IN

#define IN ct_result_collective
static const struct ct_column collective_columns[] = {
    {"name", &ct_field_name, AT(name), ""},
    {"complete", &ct_field_yes_no, AT(is_complete),
     "no: measuring was stopped before all was decided"},
};
#undef IN

#define IN ct_result_case
static const struct ct_column case_columns[] = {
    {"of", &ct_field_of, AT(of),
     "what its calls have in common; empty, in lines that belong to it: all calls\n"
     "#     root:RANK       roots that are like each other, by their places, and not\n"
     "#                     like rank 0; without lines range they take rank 0's choices\n"
     "#     pattern:NAME    a pattern of counts"},
    {"roots", &ct_field_rank_list, AT(ranks), "all of these roots; they were tried with the first"},
    {"gain", &ct_field_share, AT(gain),
     "the most that something else than rank 0's choice gained with two of "
     "them, times as fast"},
    {"gain_bytes", &ct_field_size, AT(gain_bytes), "at this size; empty: at none"},
    {"same_as", &ct_field_other, AT(same_as),
     "the pattern whose choice it takes, as it is near; empty: it was timed"},
    {"similarity", &ct_field_share, AT(similarity),
     "calls up to this distance take the choice (docs/reference/patterns.md)"},
};
#undef IN

#define IN ct_result_counts
static const struct ct_column counts_columns[] = {
    {"bytes", &ct_field_sizes, AT(bytes),
     "by receiver, in a line for each sender; or by rank, in one line"},
};
#undef IN

#define IN ct_result_range
static const struct ct_column range_columns[] = {
    {"from_bytes", &ct_field_bytes, AT(from_bytes),
     "up to the next range of the case; of a block, or of the vector"},
    {"algorithm", &ct_field_algorithm, AT(choice.algorithm),
     "the choice; native: the MPI library's own"},
    {"setting", &ct_field_setting, AT(choice.setting),
     "the values of its parameters, NAME=VALUE NAME=VALUE"},
    {"fingerprint", &ct_field_fingerprint, AT(choice.fingerprint),
     "of the schedules that were verified and measured"},
    {"measured_bytes", &ct_field_bytes, AT(measured_bytes),
     "the size that the figures are of; of a pattern, the average block"},
    {"choice_s", &ct_field_seconds, AT(figures.choice.seconds), "time of the choice"},
    {"choice_low_s", &ct_field_seconds, AT(figures.choice.low_s),
     "95 % confidence interval of this median, from"},
    {"choice_high_s", &ct_field_seconds, AT(figures.choice.high_s), "to"},
    {"choice_samples", &ct_field_count, AT(figures.choice.nsamples), "how many"},
    {"native_s", &ct_field_seconds, AT(figures.native.seconds),
     "time of native, timed in turn with the choice"},
    {"native_low_s", &ct_field_seconds, AT(figures.native.low_s), ""},
    {"native_high_s", &ct_field_seconds, AT(figures.native.high_s), ""},
    {"native_samples", &ct_field_count, AT(figures.native.nsamples), ""},
    {"ratio", &ct_field_ratio, AT(figures.ratio.median),
     "native / choice, the median of rounds that timed both"},
    {"ratio_low", &ct_field_ratio, AT(figures.ratio.low),
     "95 % confidence interval of this median, from"},
    {"ratio_high", &ct_field_ratio, AT(figures.ratio.high), "to"},
    {"rounds", &ct_field_count, AT(figures.ratio.nrounds), "how many"},
    {"runner_up", &ct_field_candidate, AT(figures.runner_up),
     "the next best of the race that chose"},
    {"runner_up_setting", &ct_field_setting, AT(figures.runner_up_setting), ""},
    {"runner_up_ratio", &ct_field_ratio, AT(figures.behind),
     "its time over the choice's, in rounds that timed both"},
    {"basis", &ct_field_basis, AT(figures.basis),
     "what the choice rests on:\n"
     "#     undecided       native, as nothing else is known\n"
     "#     native          nothing beat it\n"
     "#     confirmed       the interval of the ratio is above 1, in rounds "
     "that\n"
     "#                     took no part in the choice; the times are from "
     "these\n"
     "#     first_look      far faster in its first calls, not confirmed\n"
     "#     predicted       not measured, or too little: what the cost model expects to\n"
     "#                     take least; native, unless another should gain a tenth\n"
     "#     carried         never timed here, chosen for other sizes or another pattern\n"
     "#     native_wrong    native's results are wrong, so the fastest besides "
     "it"},
    {"disturbed", &ct_field_disturbed, AT(figures.trouble),
     "yes: the machine was busy with something else meanwhile; then the calls "
     "of the choice and of native that took over ten times the median, if "
     "there were any"},
    {"predicted_s", &ct_field_predicted, AT(figures.predicted.seconds),
     "time of the choice if its basis is predicted: expected by the cost model, not "
     "measured"},
    {"predicted_low_s", &ct_field_predicted, AT(figures.predicted.low_s),
     "95 % interval of this expectation, from"},
    {"predicted_high_s", &ct_field_predicted, AT(figures.predicted.high_s), "to"},
    {"predicted_native_s", &ct_field_predicted, AT(figures.predicted_native_s),
     "the same of native"},
};
#undef IN

#define IN ct_result_size
static const struct ct_column size_columns[] = {
    {"bytes", &ct_field_bytes, AT(bytes), "one of the fixed sizes"},
    {"algorithm", &ct_field_algorithm, AT(algorithm), "the choice"},
    {"setting", &ct_field_setting, AT(setting), ""},
    {"choice_s", &ct_field_seconds, AT(figures.choice.seconds), ""},
    {"choice_low_s", &ct_field_seconds, AT(figures.choice.low_s), ""},
    {"choice_high_s", &ct_field_seconds, AT(figures.choice.high_s), ""},
    {"choice_samples", &ct_field_count, AT(figures.choice.nsamples), ""},
    {"native_s", &ct_field_seconds, AT(figures.native.seconds), ""},
    {"native_low_s", &ct_field_seconds, AT(figures.native.low_s), ""},
    {"native_high_s", &ct_field_seconds, AT(figures.native.high_s), ""},
    {"native_samples", &ct_field_count, AT(figures.native.nsamples), ""},
    {"ratio", &ct_field_ratio, AT(figures.ratio.median), ""},
    {"ratio_low", &ct_field_ratio, AT(figures.ratio.low), ""},
    {"ratio_high", &ct_field_ratio, AT(figures.ratio.high), ""},
    {"rounds", &ct_field_count, AT(figures.ratio.nrounds), ""},
    {"limit_s", &ct_field_seconds, AT(limit_s),
     "the least time that bandwidths allow; empty up to the largest size at "
     "which a time is below it: there buffers hide what cables need"},
    {"latency_s", &ct_field_seconds, AT(latency_s), "the least time that latencies allow"},
    {"runner_up", &ct_field_candidate, AT(figures.runner_up), ""},
    {"runner_up_setting", &ct_field_setting, AT(figures.runner_up_setting), ""},
    {"runner_up_ratio", &ct_field_ratio, AT(figures.behind), ""},
    {"basis", &ct_field_basis, AT(figures.basis), ""},
    {"disturbed", &ct_field_disturbed, AT(figures.trouble), ""},
    {"predicted_s", &ct_field_predicted, AT(figures.predicted.seconds), ""},
    {"predicted_low_s", &ct_field_predicted, AT(figures.predicted.low_s), ""},
    {"predicted_high_s", &ct_field_predicted, AT(figures.predicted.high_s), ""},
    {"predicted_native_s", &ct_field_predicted, AT(figures.predicted_native_s), ""},
};
#undef IN

#define IN ct_result_mechanism
static const struct ct_column mechanism_columns[] = {
    {"bytes", &ct_field_bytes, AT(bytes), "one of the fixed sizes"},
    {"mechanism", &ct_field_word, AT(mechanism), "how calls were timed"},
    {"algorithm", &ct_field_algorithm, AT(algorithm), "the choice"},
    {"setting", &ct_field_setting, AT(setting), ""},
    {"choice_s", &ct_field_seconds, AT(choice_s), ""},
    {"native_s", &ct_field_seconds, AT(native_s), ""},
    {"best", &ct_field_candidate, AT(best), "the fastest that it timed"},
    {"best_setting", &ct_field_setting, AT(best_setting), ""},
    {"best_s", &ct_field_seconds, AT(best_s), ""},
};
#undef IN

#define IN ct_result_spent
static const struct ct_column spent_columns[] = {
    {"bytes", &ct_field_bytes, AT(bytes), "one of the fixed sizes"},
    {"stage", &ct_field_stage, AT(stage), "of the search"},
    {"requests", &ct_field_total, AT(nrequests), "to the timer"},
    {"calls", &ct_field_total, AT(ncalls), "untimed ones included"},
    {"seconds", &ct_field_seconds, AT(seconds), "of these calls"},
};
#undef IN

#define IN ct_result_left_out
static const struct ct_column left_out_columns[] = {
    {"what", &ct_field_what, AT(what),
     "wrong: results differed, so at no size; dropped: from the size on; "
     "untried: the options left it out from the size on"},
    {"algorithm", &ct_field_algorithm, AT(algorithm),
     "native, if wrong: at the size and up to those next to it; if dropped: "
     "nothing could be compared from the size on"},
    {"setting", &ct_field_setting, AT(setting), ""},
    {"bytes", &ct_field_bytes, AT(from_bytes), "the size"},
    {"reason", &ct_field_text, AT(reason), "what happened there"},
};
#undef IN

#define IN ct_result_run
static const struct ct_column run_columns[] = {
    {"of", &ct_field_of, AT(of), "the case that they are of"},
    {"calls", &ct_field_total, AT(ncalls), "how many"},
};
#undef IN

#define IN ct_provenance
static const struct ct_column provenance_columns[] = {
    {"KEY", &ct_field_word, AT(key), ""},
    {"VALUE", &ct_field_text, AT(value), ""},
};
#undef IN

const struct ct_line_kind ct_signature_line = {
    .word = "signature",
    .meaning = "what the decisions hold for, a line for each KEY",
    COLUMNS(signature_columns)};

const struct ct_line_kind ct_collective_line = {
    .word = "collective",
    .meaning = "a collective, before the lines that are about it",
    .key = "COLLECTIVE",
    COLUMNS(collective_columns),
    LIST(ct_result, collectives, ct_result_collective)};

const struct ct_line_kind ct_case_line = {
    .word = "case",
    .meaning = "calls with choices of their own, before the lines that are about them",
    .parent = &ct_collective_line,
    .key = "OF",
    COLUMNS(case_columns),
    LIST(ct_result_collective, cases, ct_result_case)};

static const struct ct_line_kind counts_line = {.word = "counts",
                                                .meaning = "the bytes of a pattern",
                                                .parent = &ct_case_line,
                                                COLUMNS(counts_columns),
                                                LIST(ct_result_case, counts, ct_result_counts)};

static const struct ct_line_kind range_line = {.word = "range",
                                               .meaning = "what runs from a size on",
                                               .parent = &ct_case_line,
                                               COLUMNS(range_columns),
                                               LIST(ct_result_case, ranges, ct_result_range)};

static const struct ct_line_kind size_line = {.word = "size",
                                              .meaning = "what was measured at the fixed sizes",
                                              .parent = &ct_case_line,
                                              .key = "BYTES",
                                              COLUMNS(size_columns),
                                              LIST(ct_result_case, sizes, ct_result_size)};

static const struct ct_line_kind mechanism_line = {
    .word = "mechanism",
    .meaning = "what other mechanisms than the one that decided measured",
    .parent = &ct_collective_line,
    COLUMNS(mechanism_columns),
    LIST(ct_result_collective, mechanisms, ct_result_mechanism)};

static const struct ct_line_kind left_out_line = {
    .word = "left_out",
    .meaning = "what was left out",
    .parent = &ct_collective_line,
    COLUMNS(left_out_columns),
    LIST(ct_result_collective, left_out, ct_result_left_out)};

static const struct ct_line_kind run_line = {
    .word = "run",
    .meaning = "calls in a row, where the choice is by the call's number",
    .parent = &ct_collective_line,
    COLUMNS(run_columns),
    LIST(ct_result_collective, runs, ct_result_run)};

static const struct ct_line_kind spent_line = {.word = "spent",
                                               .meaning = "where the time of tuning went",
                                               .parent = &ct_collective_line,
                                               COLUMNS(spent_columns),
                                               LIST(ct_result_collective, spent, ct_result_spent),
                                               .is_new_each_time = true};

static const struct ct_line_kind provenance_line = {
    .word = "provenance",
    .meaning = "how the decisions came about; nothing depends on these lines, which are "
               "last",
    COLUMNS(provenance_columns),
    LIST(ct_result, provenance, ct_provenance),
    .is_new_each_time = true};

const struct ct_line_kind *const ct_list_lines[] = {
    &provenance_line,  &ct_collective_line, &ct_case_line,     &counts_line,
    &range_line,       &size_line,          &mechanism_line,   &left_out_line,
    &run_line,         &spent_line,         &ct_model_line,    &ct_fitted_line,
    &ct_goodness_line, &ct_offered_line,    &ct_residual_line, NULL};
