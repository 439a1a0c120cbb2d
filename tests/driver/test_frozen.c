/*
 * test_frozen.c - journals of two versions, and what is left of them without
 * the drift of the machine.
 */
#include "driver/journal/frozen.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* The candidates that are known. */
static void make_known(struct ct_frozen *frozen)
{
    ct_candidate_named(&frozen->candidates, "alltoall", "alltoall_a", "");
    ct_candidate_named(&frozen->candidates, "alltoall", "alltoall_b", "x=1");
}

static int read_texts(const char *const *texts, int n, struct ct_frozen *frozen)
{
    char names[2][40];
    char *paths[2];
    struct ct_diag diag = {""};
    int err;

    for (int i = 0; i < n; i++) {
        int fd;

        paths[i] = strcpy(names[i], "/tmp/colltune-journal-XXXXXX");
        fd = mkstemp(paths[i]);
        cr_assert_geq(fd, 0);
        cr_assert_eq(write(fd, texts[i], strlen(texts[i])), (ssize_t)strlen(texts[i]));
        close(fd);
    }
    err = ct_frozen_read(frozen, paths, n, true, &diag);
    for (int i = 0; i < n; i++)
        unlink(paths[i]);
    return err;
}

/* A timer of the user's own may have a coarse clock. */
Test(frozen, leaves_out_what_took_no_time)
{
    static const char *const texts[] = {"# colltune measurements 3: ranks=4\n"
                                        "collective,algorithm,setting,bytes,mechanism,race,"
                                        "batch,warm_s,seconds\n"
                                        "alltoall,alltoall_a,,64,barrier,1,0,0,0;0;0\n"
                                        "alltoall,alltoall_b,x=1,64,barrier,1,0,0,4;5\n"};
    struct ct_frozen frozen = {0};

    make_known(&frozen);
    cr_assert_eq(read_texts(texts, 1, &frozen), CT_OK);
    cr_assert_eq(frozen.nlines, 1);
    cr_expect_eq(frozen.lines[0].n, 2);
    ct_frozen_fini(&frozen);
}

Test(frozen, reads_journals_of_two_versions)
{
    static const char *const texts[] = {"# colltune measurements 2: ranks=4\n"
                                        "collective,algorithm,setting,bytes,mechanism,race,"
                                        "batch,warm_s,seconds\n"
                                        "# timer: own\n"
                                        "alltoall,alltoall_a,,64,barrier,1,0,0,1;2;3\n"
                                        "alltoall,alltoall_b,unknown,64,barrier,1,0,0,1\n"
                                        "alltoall,alltoall_b,,1,,0,-1,0,dropped: it hung\n"
                                        "alltoall,alltoall_b,,1,,0,-1,0,verified\n",
                                        "# colltune measurements 3: ranks=4\n"
                                        "collective,algorithm,setting,bytes,mechanism,race,"
                                        "batch,warm_s,seconds\n"
                                        "alltoall,alltoall_b,x=1,1,barrier,1,0,0.5,4;5\n"
                                        "alltoall,alltoall_b,x=1,1,window,2,0,0.5,6\n"};
    struct ct_frozen frozen = {0};

    make_known(&frozen);
    cr_assert_eq(read_texts(texts, 2, &frozen), CT_OK);
    cr_assert_eq(frozen.nlines, 2);
    cr_expect_eq(frozen.ncells, 2);
    cr_expect_eq(frozen.nunknown, 1);
    cr_expect_eq(frozen.lines[0].bytes, 1);
    cr_expect_eq(frozen.lines[0].journal, 1);
    cr_expect_eq(frozen.lines[0].n, 2);
    cr_expect_float_eq(frozen.lines[0].logs[1], log(5), 1e-12);
    cr_expect_eq(frozen.lines[1].n, 3);
    ct_frozen_fini(&frozen);
}

Test(frozen, refuses_what_is_no_journal)
{
    struct ct_frozen frozen = {0};

    cr_expect_eq(read_texts((const char *const[]){"a,b,c\n1,2,3\n"}, 1, &frozen), CT_ERR_INPUT);
    ct_frozen_fini(&frozen);
}

static uint64_t plans_now(void *ctx, const char *name, bool is_before)
{
    (void)ctx, (void)is_before;
    return strcmp(name, "alltoall_native") == 0 ? 0 : 0xab;
}

/* Journals of format 2 do not say what was planned. */
Test(frozen, leaves_out_what_is_planned_otherwise_now)
{
    static const char *const texts[] = {"# colltune measurements 3: ranks=4\n"
                                        "alltoall,alltoall_native,,64,barrier,1,0,0,1\n"
                                        "# algorithm: alltoall_a 00000000000000cd\n"
                                        "alltoall,alltoall_a,,64,barrier,1,0,0,2\n"
                                        "alltoall,alltoall_b,x=1,64,barrier,1,0,0,3\n"
                                        "# algorithm: alltoall_a 00000000000000ab\n"
                                        "alltoall,alltoall_a,,64,barrier,2,0,0,4\n",
                                        "# colltune measurements 2: ranks=4\n"
                                        "alltoall,alltoall_b,x=1,64,barrier,1,0,0,5\n"};
    struct ct_frozen frozen = {.fingerprints = {plans_now, NULL}};

    ct_candidate_named(&frozen.candidates, "alltoall", "alltoall_native", "");
    make_known(&frozen);
    cr_assert_eq(read_texts(texts, 2, &frozen), CT_OK);
    cr_assert_eq(frozen.nlines, 3);
    for (int i = 0; i < 3; i++)
        cr_expect_eq(frozen.lines[i].place, i);
    cr_expect_str_eq(frozen.lines[0].candidate->name, "alltoall_native");
    cr_expect_str_eq(frozen.lines[1].candidate->name, "alltoall_a");
    cr_expect_str_eq(frozen.lines[2].candidate->name, "alltoall_b");
    cr_expect_eq(frozen.lines[2].journal, 1);
    ct_frozen_fini(&frozen);
}

static double median_of(const struct ct_frozen_line *lines, int n,
                        const struct ct_candidate *candidate)
{
    double *logs;
    const int k = ct_frozen_samples(lines, n, candidate, &logs);
    double median;

    cr_assert_gt(k, 0);
    median = logs[k / 2];
    free(logs);
    return median;
}

/* Three candidates in turn, 10 % apart, while the machine slows down by half
   and recovers; a second journal on a machine twice as slow. */
Test(frozen, takes_out_what_candidates_share)
{
    enum { TURNS = 20, LINES = 3 * TURNS };
    struct ct_frozen_line lines[2 * LINES];
    struct ct_diag diag = {""};
    const struct ct_candidate candidates[3] = {{.number = 0}, {.number = 1}, {.number = 2}};
    struct ct_frozen_cell cell = {.lines = lines, .n = 2 * LINES};

    memset(lines, 0, sizeof lines);
    for (int i = 0; i < 2 * LINES; i++) {
        const double drift = 0.4 * sin(i * 6.283 / LINES);

        lines[i].candidate = &candidates[i % 3];
        lines[i].journal = i / LINES;
        lines[i].n = 1;
        lines[i].logs = calloc(1, sizeof *lines[i].logs);
        lines[i].logs[0] = 0.1 * (i % 3) + drift + (i < LINES ? 0 : log(2));
    }
    cr_assert_eq(ct_frozen_detrend(&cell, &diag), CT_OK);
    for (int c = 1; c < 3; c++) {
        const double apart = median_of(lines, 2 * LINES, &candidates[c]) -
                             median_of(lines, 2 * LINES, &candidates[0]);

        cr_expect_float_eq(apart, 0.1 * c, 0.02, "candidate %d: %.3f", c, apart);
    }
    for (int i = 0; i < 2 * LINES; i++) {
        const double off =
            lines[i].logs[0] - 0.1 * (i % 3) - median_of(lines, 2 * LINES, &candidates[0]);

        cr_expect_lt(fabs(off), 0.1, "line %d: %.3f", i, off);
    }
    cr_expect_gt(cell.spread, 0.2, "%.3f", cell.spread);
    for (int i = 0; i < 2 * LINES; i++)
        free(lines[i].logs);
}
