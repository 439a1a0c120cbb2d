/*
 * test_joined_calls.c - the logs of several ranks are the calls that they made
 * together.
 */
#include "patterns/joined_calls.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

enum { RANKS = 3 };

extern const struct ct_collective ct_alltoallv;
extern const struct ct_collective ct_allgatherv;

/* What `rank` sends to `peer` in calls of this kind. */
static size_t bytes_of(size_t kind, int rank, int peer)
{
    return 1000 * kind + 10 * (size_t)rank + (size_t)peer;
}

static void make_logs(struct ct_call_log logs[RANKS])
{
    for (int rank = 0; rank < RANKS; rank++)
        logs[rank] = (struct ct_call_log){.rank_count = RANKS};
}

static void free_logs(struct ct_call_log logs[RANKS])
{
    for (int rank = 0; rank < RANKS; rank++)
        ct_call_log_fini(&logs[rank]);
}

static void exchange(struct ct_call_log *log, int rank, size_t kind)
{
    size_t bytes[RANKS];

    for (int peer = 0; peer < RANKS; peer++)
        bytes[peer] = bytes_of(kind, rank, peer);
    ct_call_log_add(log, &ct_alltoallv, bytes);
}

static void gather(struct ct_call_log *log, int rank)
{
    const size_t bytes = 5 * (size_t)rank;

    ct_call_log_add(log, &ct_allgatherv, &bytes);
}

static void expect_runs(const struct ct_pattern_file *file, const struct ct_pattern_run *runs,
                        size_t run_count)
{
    cr_assert_eq(file->run_count, run_count);
    for (size_t i = 0; i < run_count; i++) {
        cr_expect_eq(file->runs[i].pattern, runs[i].pattern, "run %zu", i);
        cr_expect_eq(file->runs[i].call_count, runs[i].call_count, "run %zu", i);
    }
}

Test(joined_calls, equal_calls_are_one_pattern_and_calls_in_a_row_one_run)
{
    const size_t kinds[] = {1, 1, 2, 1};
    const struct ct_pattern_run runs[] = {{0, 2}, {1, 1}, {2, 2}, {0, 1}};
    struct ct_call_log logs[RANKS];
    struct ct_joined_calls joined;

    make_logs(logs);
    for (int rank = 0; rank < RANKS; rank++) {
        for (size_t i = 0; i < 4; i++) {
            exchange(&logs[rank], rank, kinds[i]);
            if (i == 2) {
                gather(&logs[rank], rank);
                gather(&logs[rank], rank);
            }
        }
    }
    cr_assert_eq(ct_joined_calls_build(logs, RANKS, &joined, NULL), 0);
    cr_assert_eq(joined.file.pattern_count, 3);
    expect_runs(&joined.file, runs, 4);
    cr_expect_eq(joined.call_count, 6);
    cr_expect_eq(joined.kept_count, 6);
    cr_expect_eq(joined.file.patterns[0].call_count, 3);
    cr_expect_str_eq(joined.file.patterns[0].name, "alltoallv_1");
    cr_expect_str_eq(joined.file.patterns[2].name, "allgatherv_3");
    for (int i = 0; i < RANKS * RANKS; i++)
        cr_expect_eq(joined.file.patterns[1].bytes[i], bytes_of(2, i / RANKS, i % RANKS));
    cr_expect_eq(joined.file.patterns[2].bytes[2], 10);
    ct_joined_calls_fini(&joined);
    free_logs(logs);
}

/* A rank that sends the same in all calls does not hide that others do not. */
Test(joined_calls, a_pattern_ends_where_any_rank_sends_something_else)
{
    const struct ct_pattern_run runs[] = {{0, 3}, {1, 2}, {2, 4}, {1, 1}};
    struct ct_call_log logs[RANKS];
    struct ct_joined_calls joined;

    make_logs(logs);
    for (int call = 0; call < 10; call++) {
        exchange(&logs[0], 0, call < 3 ? 1 : 2);
        exchange(&logs[1], 1, 1);
        exchange(&logs[2], 2, call < 5 || call == 9 ? 1 : 3);
    }
    cr_assert_eq(ct_joined_calls_build(logs, RANKS, &joined, NULL), 0);
    expect_runs(&joined.file, runs, 4);
    cr_expect_eq(joined.file.pattern_count, 3);
    cr_expect_eq(joined.file.patterns[2].bytes[0], bytes_of(2, 0, 0));
    cr_expect_eq(joined.file.patterns[2].bytes[RANKS], bytes_of(1, 1, 0));
    cr_expect_eq(joined.file.patterns[2].bytes[2 * RANKS], bytes_of(3, 2, 0));
    ct_joined_calls_fini(&joined);
    free_logs(logs);
}

Test(joined_calls, keeps_the_calls_before_there_are_too_many_patterns)
{
    struct ct_call_log logs[RANKS];
    struct ct_joined_calls joined;

    make_logs(logs);
    for (size_t call = 0; call < 1200; call++) {
        exchange(&logs[0], 0, call);
        exchange(&logs[1], 1, 1);
        exchange(&logs[2], 2, 1);
    }
    cr_expect_eq(logs[0].kept_count, CT_LOG_PATTERNS_MAX);
    cr_assert_eq(ct_joined_calls_build(logs, RANKS, &joined, NULL), 0);
    cr_expect_eq(joined.file.pattern_count, CT_LOG_PATTERNS_MAX);
    cr_expect_eq(joined.kept_count, CT_LOG_PATTERNS_MAX);
    cr_expect_eq(joined.call_count, 1200);
    cr_expect_eq(joined.end, CT_LOG_MANY_PATTERNS);
    ct_joined_calls_fini(&joined);
    free_logs(logs);
}

/* Each rank has few rows, but together they are many patterns. */
Test(joined_calls, keeps_what_a_file_has_room_for)
{
    struct ct_call_log logs[RANKS];
    struct ct_joined_calls joined;

    make_logs(logs);
    for (size_t call = 0; call < 2000; call++) {
        exchange(&logs[0], 0, call % 40);
        exchange(&logs[1], 1, call / 40);
        exchange(&logs[2], 2, 1);
    }
    cr_expect_eq(logs[0].end, CT_LOG_WHOLE);
    cr_assert_eq(ct_joined_calls_build(logs, RANKS, &joined, NULL), 0);
    cr_expect_eq(joined.file.pattern_count, CT_LOG_PATTERNS_MAX);
    cr_expect_eq(joined.kept_count, CT_LOG_PATTERNS_MAX);
    cr_expect_eq(joined.end, CT_LOG_MANY_PATTERNS);
    ct_joined_calls_fini(&joined);
    free_logs(logs);
}

Test(joined_calls, a_log_has_so_many_runs_and_no_more)
{
    struct ct_call_log logs[RANKS];
    struct ct_joined_calls joined;

    make_logs(logs);
    for (size_t call = 0; call < CT_LOG_RUNS_MAX + 10; call++) {
        for (int rank = 0; rank < RANKS; rank++)
            exchange(&logs[rank], rank, call % 2);
    }
    cr_assert_eq(ct_joined_calls_build(logs, RANKS, &joined, NULL), 0);
    cr_expect_eq(joined.file.run_count, CT_LOG_RUNS_MAX);
    cr_expect_eq(joined.kept_count, CT_LOG_RUNS_MAX);
    cr_expect_eq(joined.end, CT_LOG_MANY_RUNS);
    ct_joined_calls_fini(&joined);
    free_logs(logs);
}

Test(joined_calls, refuses_logs_of_different_numbers_of_calls)
{
    struct ct_call_log logs[RANKS];
    struct ct_joined_calls joined;
    struct ct_diag diag = {""};

    make_logs(logs);
    for (int rank = 0; rank < RANKS; rank++)
        exchange(&logs[rank], rank, 1);
    exchange(&logs[2], 2, 1);
    cr_expect_eq(ct_joined_calls_build(logs, RANKS, &joined, &diag), CT_ERR_INVALID);
    cr_expect_str_eq(diag.text, "rank 0 made 1 call on a communicator, rank 2 2");
    free_logs(logs);
}

Test(joined_calls, refuses_logs_of_different_collectives)
{
    struct ct_call_log logs[RANKS];
    struct ct_joined_calls joined;
    struct ct_diag diag = {""};

    make_logs(logs);
    for (int rank = 0; rank < RANKS; rank++) {
        exchange(&logs[rank], rank, 1);
        if (rank == 1)
            gather(&logs[rank], rank);
        else
            exchange(&logs[rank], rank, 2);
    }
    cr_expect_eq(ct_joined_calls_build(logs, RANKS, &joined, &diag), CT_ERR_INVALID);
    cr_expect_str_eq(diag.text, "ranks 0 and 1 called different collectives in "
                                "call 2 of a communicator");
    free_logs(logs);
}

Test(joined_calls, joins_logs_of_no_calls_to_an_empty_file)
{
    struct ct_call_log logs[RANKS];
    struct ct_joined_calls joined;

    make_logs(logs);
    cr_assert_eq(ct_joined_calls_build(logs, RANKS, &joined, NULL), 0);
    cr_expect_eq(joined.file.pattern_count, 0);
    cr_expect_eq(joined.kept_count, 0);
    ct_joined_calls_fini(&joined);
}
