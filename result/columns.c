/*
 * columns.c - which columns each kind of line has. A new one is a row here
 * and a member of the structure.
 */
#include "result/columns.h"

#include "result/result.h"

#include <stdlib.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))
#define AT(member) offsetof(struct IN, member)

#define IN ct_signature
static const struct ct_column signature_columns[] = {
    {"version", &ct_field_word, AT(version), "the colltune that decided"},
    {"cluster", &ct_field_word, AT(cluster), "its name"},
    {"cluster_hash", &ct_field_hash, AT(cluster_hash),
     "of its hosts, links, bandwidths and places of ranks"},
    {"ranks", &ct_field_ranks, AT(nranks), "of the cluster"},
    {"placement_hash", &ct_field_hash, AT(placement_hash),
     "of which ranks share a host"},
    {"mpi_version", &ct_field_text, AT(mpi_version),
     "what the MPI library says of itself"},
    {"mpi_version_hash", &ct_field_hash, AT(mpi_version_hash), "of all of it"},
    {"thread_level", &ct_field_thread_level, AT(thread_level),
     "MPI's support of threads while timing"},
    {"mechanism", &ct_field_word, AT(mechanism), "how calls were timed"},
    {"timer", &ct_field_text, AT(timer),
     "own, or the user's program that timed"},
    {"simulated", &ct_field_yes_no, AT(is_simulated),
     "yes: the times are a simulator's"},
};
#undef IN

#define IN ct_result_collective
const struct ct_column ct_collective_name_column = {
    "collective", &ct_field_name, AT(name), ""};

static const struct ct_column collective_columns[] = {
    {"complete", &ct_field_yes_no, AT(is_complete),
     "no: measuring was stopped, what was undecided is native"},
};
#undef IN

#define IN ct_result_range
static const struct ct_column range_columns[] = {
    {"ranks", &ct_field_ranks, AT(nranks), "of the communicator"},
    {"from_bytes", &ct_field_bytes, AT(from_bytes),
     "up to the next range; of a block, or of the vector"},
    {"algorithm", &ct_field_algorithm, AT(algorithm),
     "the choice; native: the MPI library's own"},
    {"setting", &ct_field_setting, AT(setting),
     "the values of its parameters, NAME=VALUE NAME=VALUE"},
    {"fingerprint", &ct_field_fingerprint, AT(fingerprint),
     "of the schedules that were verified and measured"},
    {"measured_bytes", &ct_field_bytes, AT(measured_bytes),
     "the size that the figures are of"},
    {"choice_s", &ct_field_seconds, AT(choice_s), "time of the choice"},
    {"choice_samples", &ct_field_count, AT(choice_samples), "behind it"},
    {"native_s", &ct_field_seconds, AT(native_s),
     "time of native, timed in turn with the choice"},
    {"native_samples", &ct_field_count, AT(native_samples), "behind it"},
    {"runner_up", &ct_field_candidate, AT(runner_up), "the next best"},
    {"runner_up_setting", &ct_field_setting, AT(runner_up_setting), ""},
    {"runner_up_s", &ct_field_seconds, AT(runner_up_s),
     "its time when it was timed last"},
    {"beyond_noise", &ct_field_yes_no, AT(is_beyond_noise),
     "yes: the choice is faster than native by more than the noise"},
};
#undef IN

#define IN ct_result_size
static const struct ct_column size_columns[] = {
    {"ranks", &ct_field_ranks, AT(nranks), "of the communicator"},
    {"bytes", &ct_field_bytes, AT(bytes), "one of the fixed sizes"},
    {"algorithm", &ct_field_algorithm, AT(algorithm), "the choice"},
    {"setting", &ct_field_setting, AT(setting), ""},
    {"choice_s", &ct_field_seconds, AT(choice_s), "time of the choice"},
    {"choice_samples", &ct_field_count, AT(choice_samples), ""},
    {"native_s", &ct_field_seconds, AT(native_s), "time of native"},
    {"native_samples", &ct_field_count, AT(native_samples), ""},
    {"limit_s", &ct_field_seconds, AT(limit_s),
     "the least time that bandwidths allow"},
    {"latency_s", &ct_field_seconds, AT(latency_s),
     "the least time that latencies allow"},
    {"best", &ct_field_candidate, AT(best), "the fastest besides native"},
    {"best_setting", &ct_field_setting, AT(best_setting), ""},
    {"best_s", &ct_field_seconds, AT(best_s), "its time"},
    {"beyond_noise", &ct_field_yes_no, AT(is_beyond_noise), ""},
};
#undef IN

#define IN ct_result_left_out
static const struct ct_column left_out_columns[] = {
    {"what", &ct_field_what, AT(is_wrong),
     "wrong: results differed, so at no size; dropped: from the size on"},
    {"algorithm", &ct_field_algorithm, AT(algorithm),
     "native: nothing could be compared from the size on"},
    {"setting", &ct_field_setting, AT(setting), ""},
    {"bytes", &ct_field_bytes, AT(from_bytes), "the size"},
    {"reason", &ct_field_text, AT(reason), "what happened there"},
};
#undef IN

const struct ct_line_kind ct_signature_line = {
    "signature", "what the decisions hold for, a line for each KEY", false,
    signature_columns, COUNT(signature_columns)};

const struct ct_line_kind ct_collective_line = {
    "collective", "a collective, before the lines that are about it", true,
    collective_columns, COUNT(collective_columns)};

const struct ct_line_kind ct_range_line = {"range", "what runs from a size on",
                                           true, range_columns,
                                           COUNT(range_columns)};

const struct ct_line_kind ct_size_line = {
    "size", "what was measured at the fixed sizes", true, size_columns,
    COUNT(size_columns)};

const struct ct_line_kind ct_left_out_line = {"left_out", "what was given up",
                                              true, left_out_columns,
                                              COUNT(left_out_columns)};

void ct_columns_fini(const struct ct_line_kind *kind, void *members)
{
    for (int i = 0; i < kind->ncolumns; i++) {
        const struct ct_column *column = &kind->columns[i];
        void *member = (char *)members + column->offset;

        if (column->field->is_text)
            free(*(char **)member);
    }
}
