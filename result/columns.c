/*
 * columns.c - which columns each kind of line has. A new one is a row here
 * and a member of the structure.
 */
#include "result/columns.h"

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))
#define AT(member) offsetof(struct IN, member)

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
const struct ct_column ct_collective_name_column = {"collective", &ct_field_name, AT(name), ""};

static const struct ct_column collective_columns[] = {
    {"complete", &ct_field_yes_no, AT(is_complete),
     "no: measuring was stopped before all was decided"},
    {"candidates", &ct_field_candidates, AT(candidates),
     "of all that colltune's algorithms for it planned; may be missing"},
};
#undef IN

#define IN ct_result_range
static const struct ct_column range_columns[] = {
    {"ranks", &ct_field_ranks, AT(nranks), "of the communicator"},
    {"from_bytes", &ct_field_bytes, AT(from_bytes),
     "up to the next range; of a block, or of the vector"},
    {"algorithm", &ct_field_algorithm, AT(algorithm), "the choice; native: the MPI library's own"},
    {"setting", &ct_field_setting, AT(setting),
     "the values of its parameters, NAME=VALUE NAME=VALUE"},
    {"fingerprint", &ct_field_fingerprint, AT(fingerprint),
     "of the schedules that were verified and measured"},
    {"measured_bytes", &ct_field_bytes, AT(measured_bytes), "the size that the figures are of"},
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
    {"rounds", &ct_field_rounds, AT(figures.ratio.nrounds), "how many"},
    {"runner_up", &ct_field_candidate, AT(figures.runner_up),
     "the next best of the race that chose"},
    {"runner_up_setting", &ct_field_setting, AT(figures.runner_up_setting), ""},
    {"runner_up_s", &ct_field_second_s, 0, ""},
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
     "#     carried         never timed here, chosen at a neighbouring size\n"
     "#     native_wrong    native's results are wrong, so the fastest besides "
     "it"},
    {"disturbed", &ct_field_disturbed, AT(figures.trouble),
     "yes: the machine was busy with something else meanwhile; then the calls "
     "of the choice and of native that took over ten times the median, if "
     "there were any"},
};
#undef IN

/* The same in other lines. NOLINTBEGIN(bugprone-macro-parentheses) */
#define TIMES(at)                                                                                  \
    {"choice_s", &ct_field_seconds, AT(at.choice.seconds), ""},                                    \
        {"choice_low_s", &ct_field_seconds, AT(at.choice.low_s), ""},                              \
        {"choice_high_s", &ct_field_seconds, AT(at.choice.high_s), ""},                            \
        {"choice_samples", &ct_field_count, AT(at.choice.nsamples), ""},                           \
        {"native_s", &ct_field_seconds, AT(at.native.seconds), ""},                                \
        {"native_low_s", &ct_field_seconds, AT(at.native.low_s), ""},                              \
        {"native_high_s", &ct_field_seconds, AT(at.native.high_s), ""},                            \
        {"native_samples", &ct_field_count, AT(at.native.nsamples), ""},                           \
        {"ratio", &ct_field_ratio, AT(at.ratio.median), ""},                                       \
        {"ratio_low", &ct_field_ratio, AT(at.ratio.low), ""},                                      \
        {"ratio_high", &ct_field_ratio, AT(at.ratio.high), ""},                                    \
    {                                                                                              \
        "rounds", &ct_field_rounds, AT(at.ratio.nrounds), ""                                       \
    }
#define RUNNER_UP(at)                                                                              \
    {"runner_up", &ct_field_candidate, AT(at.runner_up), ""},                                      \
        {"runner_up_setting", &ct_field_setting, AT(at.runner_up_setting), ""},                    \
        {"runner_up_s", &ct_field_second_s, 0, ""},                                                \
    {                                                                                              \
        "runner_up_ratio", &ct_field_ratio, AT(at.behind), ""                                      \
    }
/* NOLINTEND(bugprone-macro-parentheses) */
#define IN ct_result_roots
static const struct ct_column roots_columns[] = {
    {"root", &ct_field_ranks, AT(root), "the first of them, with which they were tried"},
    {"ranks", &ct_field_rank_list, AT(ranks), "all of them"},
    {"own", &ct_field_yes_no, AT(is_own), "yes: they have lines root_range; no: rank 0's choices"},
    {"gain", &ct_field_share, AT(gain),
     "the most that something else than rank 0's choice gained with two of "
     "them, times as fast"},
    {"bytes", &ct_field_bytes, AT(bytes), "at this size; 0: at none"},
};
#undef IN

#define IN ct_result_range
static const struct ct_column root_range_columns[] = {
    {"root", &ct_field_ranks, AT(root), "the first of the roots"},
    {"ranks", &ct_field_ranks, AT(nranks), ""},
    {"from_bytes", &ct_field_bytes, AT(from_bytes), ""},
    {"algorithm", &ct_field_algorithm, AT(algorithm), ""},
    {"setting", &ct_field_setting, AT(setting), ""},
    {"fingerprint", &ct_field_fingerprint, AT(fingerprint), ""},
    {"measured_bytes", &ct_field_bytes, AT(measured_bytes), ""},
    TIMES(figures),
    RUNNER_UP(figures),
    {"basis", &ct_field_basis, AT(figures.basis), ""},
    {"disturbed", &ct_field_disturbed, AT(figures.trouble), ""},
};
#undef IN

#define IN ct_result_size
static const struct ct_column size_columns[] = {
    {"ranks", &ct_field_ranks, AT(nranks), "of the communicator"},
    {"bytes", &ct_field_bytes, AT(bytes), "one of the fixed sizes"},
    {"algorithm", &ct_field_algorithm, AT(algorithm), "the choice"},
    {"setting", &ct_field_setting, AT(setting), ""},
    TIMES(figures),
    {"limit_s", &ct_field_seconds, AT(limit_s),
     "the least time that bandwidths allow; empty up to the largest size at "
     "which a time is below it: there buffers hide what cables need"},
    {"latency_s", &ct_field_seconds, AT(latency_s), "the least time that latencies allow"},
    RUNNER_UP(figures),
    {"basis", &ct_field_basis, AT(figures.basis), ""},
    {"disturbed", &ct_field_disturbed, AT(figures.trouble), ""},
    {"busy_s", &ct_field_busy, AT(busy_s),
     "what the choice's messages need on the busiest link; may be missing"},
};
#undef IN

#define IN ct_result_range
static const struct ct_column rival_columns[] = {
    {"ranks", &ct_field_ranks, AT(nranks), "of the communicator"},
    {"bytes", &ct_field_bytes, AT(measured_bytes), "one of the fixed sizes"},
    {"algorithm", &ct_field_algorithm, AT(algorithm), ""},
    {"setting", &ct_field_setting, AT(setting), ""},
    {"fingerprint", &ct_field_fingerprint, AT(fingerprint), ""},
    {"seconds", &ct_field_seconds, AT(figures.choice.seconds), "its time when it was timed last"},
    {"busy_s", &ct_field_seconds, AT(busy_s), "what its messages need on the busiest link"},
};
#undef IN

#define IN ct_result_mechanism
static const struct ct_column mechanism_columns[] = {
    {"ranks", &ct_field_ranks, AT(nranks), "of the communicator"},
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

#define IN ct_result_pattern
static const struct ct_column pattern_columns[] = {
    {"pattern", &ct_field_name, AT(name), "its name"},
    {"ranks", &ct_field_ranks, AT(choice.nranks), "of the communicator"},
    {"bytes", &ct_field_bytes, AT(choice.measured_bytes), "of the average block"},
    {"same_as", &ct_field_other, AT(same_as),
     "the pattern whose choice it takes, as it is near; empty: it was timed"},
    {"similarity", &ct_field_share, AT(similarity),
     "calls up to this distance take the choice (docs/patterns.md)"},
    {"algorithm", &ct_field_algorithm, AT(choice.algorithm), "the choice"},
    {"setting", &ct_field_setting, AT(choice.setting), ""},
    {"fingerprint", &ct_field_fingerprint, AT(choice.fingerprint), ""},
    TIMES(choice.figures),
    RUNNER_UP(choice.figures),
    {"basis", &ct_field_basis, AT(choice.figures.basis), "carried: it takes another's choice"},
    {"disturbed", &ct_field_disturbed, AT(choice.figures.trouble), ""},
};
#undef IN

#define IN ct_result_counts
static const struct ct_column counts_columns[] = {
    {"pattern", &ct_field_name, AT(pattern), "whose"},
    {"bytes", &ct_field_sizes, AT(bytes),
     "by receiver, in a line for each sender; or by rank, in one line"},
};
#undef IN

#define IN ct_result_run
static const struct ct_column run_columns[] = {
    {"pattern", &ct_field_name, AT(pattern), "what they have"},
    {"calls", &ct_field_total, AT(ncalls), "how many"},
};
#undef IN

const struct ct_line_kind ct_signature_line = {"signature",
                                               "what the decisions hold for, a line for each KEY",
                                               false,
                                               signature_columns,
                                               COUNT(signature_columns),
                                               {0}};

const struct ct_line_kind ct_collective_line = {"collective",
                                                "a collective, before the lines that are about it",
                                                true,
                                                collective_columns,
                                                COUNT(collective_columns),
                                                {0}};

#define IN ct_provenance
static const struct ct_column provenance_columns[] = {
    {"KEY", &ct_field_word, AT(key), ""},
    {"VALUE", &ct_field_text, AT(value), ""},
};
#undef IN

const struct ct_line_kind ct_provenance_line = {
    "provenance",
    "how the decisions came about; nothing depends on these lines, which are "
    "last",
    false,
    provenance_columns,
    COUNT(provenance_columns),
    {0}};

#define LIST(member, type)                                                                         \
    {                                                                                              \
        offsetof(struct ct_result_collective, member),                                             \
            offsetof(struct ct_result_collective, n##member), sizeof(struct type),                 \
            offsetof(struct type, line)                                                            \
    }

static const struct ct_line_kind range_line = {
    "range",       "what runs from a size on", true,
    range_columns, COUNT(range_columns),       LIST(ranges, ct_result_range)};

static const struct ct_line_kind size_line = {"size",
                                              "what was measured at the fixed sizes",
                                              true,
                                              size_columns,
                                              COUNT(size_columns),
                                              LIST(sizes, ct_result_size)};

static const struct ct_line_kind rival_line = {
    "rival",
    "what else was about as fast there, and may suit other, similar ranks "
    "better",
    true,
    rival_columns,
    COUNT(rival_columns),
    LIST(rivals, ct_result_range)};

static const struct ct_line_kind roots_line = {
    "roots",
    "roots that are like each other, by their places, and not like rank 0",
    true,
    roots_columns,
    COUNT(roots_columns),
    LIST(roots, ct_result_roots)};

static const struct ct_line_kind root_range_line = {"root_range",
                                                    "the same as range, with such roots",
                                                    true,
                                                    root_range_columns,
                                                    COUNT(root_range_columns),
                                                    LIST(root_ranges, ct_result_range)};

static const struct ct_line_kind mechanism_line = {
    "mechanism",
    "what other mechanisms than the one that decided measured",
    true,
    mechanism_columns,
    COUNT(mechanism_columns),
    LIST(mechanisms, ct_result_mechanism)};

const struct ct_line_kind ct_spent_line = {"spent",
                                           "where the time of tuning went",
                                           true,
                                           spent_columns,
                                           COUNT(spent_columns),
                                           LIST(spent, ct_result_spent)};

static const struct ct_line_kind left_out_line = {
    "left_out",       "what was left out",     true,
    left_out_columns, COUNT(left_out_columns), LIST(left_out, ct_result_left_out)};

static const struct ct_line_kind pattern_line = {"pattern",
                                                 "what runs for calls with a pattern of counts",
                                                 true,
                                                 pattern_columns,
                                                 COUNT(pattern_columns),
                                                 {offsetof(struct ct_result_collective, patterns),
                                                  offsetof(struct ct_result_collective, npatterns),
                                                  sizeof(struct ct_result_pattern),
                                                  offsetof(struct ct_result_pattern, choice.line)}};

static const struct ct_line_kind counts_line = {
    "counts",       "the bytes of a pattern", true,
    counts_columns, COUNT(counts_columns),    LIST(counts, ct_result_counts)};

static const struct ct_line_kind run_line = {
    "run",
    "calls in a row, where the choice is by the call's number",
    true,
    run_columns,
    COUNT(run_columns),
    LIST(runs, ct_result_run)};

const struct ct_line_kind *const ct_list_lines[] = {
    &range_line,    &size_line,     &rival_line,   &roots_line,  &root_range_line, &mechanism_line,
    &ct_spent_line, &left_out_line, &pattern_line, &counts_line, &run_line,        NULL};
