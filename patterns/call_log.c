/*
 * call_log.c - what one rank notes of the calls with counts on a communicator.
 */
#include "patterns/call_log.h"

#include "base/array.h"
#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

static size_t row_numbers(const struct ct_call_log *log)
{
    return 1 + (size_t)log->rank_count;
}

int ct_call_log_patterns_max(int rank_count)
{
    const size_t room = CT_PATTERN_NUMBERS_MAX / ((size_t)rank_count * (size_t)rank_count);

    return room < CT_LOG_PATTERNS_MAX ? (int)room : CT_LOG_PATTERNS_MAX;
}

static bool is_row(const void *rows, int position, const void *key)
{
    const struct ct_call_log *log = rows;
    const size_t n = row_numbers(log);

    return memcmp(log->rows + (size_t)position * n, key, n * sizeof *log->rows) == 0;
}

static enum ct_log_end grow_rows(struct ct_call_log *log)
{
    uint64_t *rows;

    if (log->row_count == ct_call_log_patterns_max(log->rank_count))
        return CT_LOG_MANY_PATTERNS;
    rows = ct_array_grow(log->rows, log->row_count, row_numbers(log) * sizeof *rows);
    if (rows == NULL)
        return CT_LOG_NO_MEMORY;
    log->rows = rows;
    return CT_LOG_WHOLE;
}

/* Put the call where the next row would be. */
static void fill_row(uint64_t *row, const struct ct_call_log *log,
                     const struct ct_collective *collective, const size_t *bytes)
{
    const int n = ct_call_pattern_has_pairs(collective) ? log->rank_count : 1;

    memset(row, 0, row_numbers(log) * sizeof *row);
    row[0] = (uint64_t)ct_collective_number(collective);
    for (int i = 0; i < n; i++)
        row[1 + i] = bytes[i];
}

/*
 * The row of a call, a new one if there is none like it.
 *
 * scratch  for one row
 */
static enum ct_log_end find_row(struct ct_call_log *log, const uint64_t *scratch, int *row)
{
    const size_t size = row_numbers(log) * sizeof *scratch;
    const uint64_t hash = ct_hash(CT_HASH_START, scratch, size);
    enum ct_log_end end;

    *row = ct_hash_index_find(&log->index, hash, is_row, log, scratch);
    if (*row >= 0)
        return CT_LOG_WHOLE;
    end = grow_rows(log);
    if (end != CT_LOG_WHOLE)
        return end;
    *row = log->row_count;
    memcpy(log->rows + (size_t)*row * row_numbers(log), scratch, size);
    if (ct_hash_index_add(&log->index, hash, *row) != 0)
        return CT_LOG_NO_MEMORY;
    log->row_count++;
    return CT_LOG_WHOLE;
}

static enum ct_log_end add_to_run(struct ct_call_log *log, int row)
{
    struct ct_log_run *runs = log->runs;

    if (log->run_count > 0 && runs[log->run_count - 1].row == (uint64_t)row) {
        runs[log->run_count - 1].calls++;
        return CT_LOG_WHOLE;
    }
    if (log->run_count == CT_LOG_RUNS_MAX)
        return CT_LOG_MANY_RUNS;
    runs = ct_array_grow(runs, log->run_count, sizeof *runs);
    if (runs == NULL)
        return CT_LOG_NO_MEMORY;
    log->runs = runs;
    runs[log->run_count++] = (struct ct_log_run){(uint64_t)row, 1};
    return CT_LOG_WHOLE;
}

static enum ct_log_end add(struct ct_call_log *log, const struct ct_collective *collective,
                           const size_t *bytes)
{
    uint64_t *scratch = malloc(row_numbers(log) * sizeof *scratch);
    enum ct_log_end end;
    int row;

    if (scratch == NULL)
        return CT_LOG_NO_MEMORY;
    fill_row(scratch, log, collective, bytes);
    end = find_row(log, scratch, &row);
    free(scratch);
    return end == CT_LOG_WHOLE ? add_to_run(log, row) : end;
}

void ct_call_log_add(struct ct_call_log *log, const struct ct_collective *collective,
                     const size_t *bytes)
{
    log->call_count++;
    if (log->end == CT_LOG_WHOLE)
        log->end = add(log, collective, bytes);
    if (log->end == CT_LOG_WHOLE)
        log->kept_count++;
}

void ct_call_log_fini(struct ct_call_log *log)
{
    free(log->rows);
    free(log->runs);
    ct_hash_index_fini(&log->index);
    *log = (struct ct_call_log){.rank_count = log->rank_count};
}
