/*
 * segment_bytes.c - values of segment_bytes, and segments for them.
 */
#include "repo/segment_bytes.h"

enum { SEGMENT_BYTES }; /* the first parameter */

static const int values[] = {0, 1024, 4096, 16384, 65536};

const struct ct_param ct_segments_param = {
    .name = "segment_bytes",
    .nvalues = sizeof values / sizeof *values,
    .values = values,
};

const struct ct_param ct_long_segments_param = {
    .name = "segment_bytes",
    .nvalues = sizeof values / sizeof *values - 1,
    .values = values + 1,
};

static const int all_values[] = {0, 1024, 4096, 8192, 16384, 65536};

const struct ct_param ct_all_segments_param = {
    .name = "segment_bytes",
    .nvalues = sizeof all_values / sizeof *all_values,
    .values = all_values,
};

static const int whole_or_8192[] = {0, 8192};

const struct ct_param ct_whole_or_8192_param = {
    .name = "segment_bytes",
    .nvalues = sizeof whole_or_8192 / sizeof *whole_or_8192,
    .values = whole_or_8192,
};

int ct_segments(size_t bytes, int segment_bytes, int nranks)
{
    int segments = 1;

    if (segment_bytes <= 0)
        return 1;
    while (segments < 64 && 2 * segments * nranks <= 16384 &&
           bytes > (size_t)segments * (size_t)segment_bytes)
        segments *= 2;
    return segments;
}

bool ct_segments_divide(int segment_bytes, size_t piece_bytes)
{
    return segment_bytes == 0 || (size_t)segment_bytes < piece_bytes;
}

bool ct_segments_divide_vector(const struct ct_problem *problem)
{
    return ct_segments_divide(problem->setting.values[SEGMENT_BYTES], problem->bytes);
}

int ct_segments_by_ranks(const struct ct_problem *problem)
{
    return ct_segments(problem->bytes, problem->setting.values[SEGMENT_BYTES], problem->nranks);
}

int ct_segments_of_vector(const struct ct_problem *problem)
{
    return ct_segments(problem->bytes, problem->setting.values[SEGMENT_BYTES], 1);
}

size_t ct_half_bytes(const struct ct_problem *problem)
{
    return problem->bytes - problem->bytes / 2;
}

bool ct_segments_divide_halves(const struct ct_problem *problem)
{
    return problem->nranks > 3 &&
           ct_segments_divide(problem->setting.values[SEGMENT_BYTES], ct_half_bytes(problem));
}

int ct_segments_of_halves(const struct ct_problem *problem)
{
    return ct_segments(ct_half_bytes(problem), problem->setting.values[SEGMENT_BYTES], 2);
}
