/*
 * test_frozen.c - journals of two versions, and what is left of them without
 * the drift of the machine.
 */
#include "bench/search/frozen.h"

#include <criterion/criterion.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool name_line(void *ctx, const char *collective, const char *algorithm, const char *setting,
                      struct ct_frozen_line *line)
{
    (void)ctx;
    line->collective = strcmp(collective, "alltoall") == 0 ? 0 : 1;
    line->candidate = algorithm[0] - 'a';
    return strcmp(setting, "unknown") != 0;
}

static int read_text(const char *text, struct ct_frozen *frozen, int journal)
{
    char path[] = "/tmp/colltune-journal-XXXXXX";
    const int fd = mkstemp(path);
    struct ct_diag diag = {""};
    int err;

    cr_assert_geq(fd, 0);
    cr_assert_eq(write(fd, text, strlen(text)), (ssize_t)strlen(text));
    close(fd);
    err = ct_frozen_read(frozen, path, journal, name_line, NULL, &diag);
    unlink(path);
    return err;
}

Test(frozen, reads_journals_of_two_versions)
{
    struct ct_frozen frozen = {0};

    cr_assert_eq(read_text("# colltune measurements 2: ranks=4\n"
                           "collective,algorithm,setting,bytes,mechanism,race,"
                           "batch,warm_s,seconds\n"
                           "# timer: own\n"
                           "alltoall,a,,64,barrier,1,0,0,1;2;3\n"
                           "alltoall,b,unknown,64,barrier,1,0,0,1\n"
                           "alltoall,b,,1,,0,-1,0,dropped: it hung\n"
                           "alltoall,b,,1,,0,-1,0,verified\n",
                           &frozen, 0),
                 CT_OK);
    cr_assert_eq(read_text("# colltune measurements 3: ranks=4\n"
                           "collective,algorithm,setting,bytes,mechanism,race,"
                           "batch,warm_s,seconds\n"
                           "alltoall,b,x=1,1,barrier,1,0,0.5,4;5\n"
                           "alltoall,b,x=1,1,window,2,0,0.5,6\n",
                           &frozen, 1),
                 CT_OK);
    cr_assert_eq(frozen.nlines, 2);
    cr_expect_eq(frozen.nunknown, 1);
    ct_frozen_sort(&frozen);
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

    cr_expect_eq(read_text("a,b,c\n1,2,3\n", &frozen, 0), CT_ERR_INPUT);
    ct_frozen_fini(&frozen);
}

static double median_of(const struct ct_frozen_line *lines, int n, int candidate)
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
    double spread;

    memset(lines, 0, sizeof lines);
    for (int i = 0; i < 2 * LINES; i++) {
        const double drift = 0.4 * sin(i * 6.283 / LINES);

        lines[i].candidate = i % 3;
        lines[i].journal = i / LINES;
        lines[i].n = 1;
        lines[i].logs = calloc(1, sizeof *lines[i].logs);
        lines[i].logs[0] = 0.1 * (i % 3) + drift + (i < LINES ? 0 : log(2));
    }
    cr_assert_eq(ct_frozen_detrend(lines, 2 * LINES, &spread, &diag), CT_OK);
    for (int c = 1; c < 3; c++) {
        const double apart = median_of(lines, 2 * LINES, c) - median_of(lines, 2 * LINES, 0);

        cr_expect_float_eq(apart, 0.1 * c, 0.02, "candidate %d: %.3f", c, apart);
    }
    for (int i = 0; i < 2 * LINES; i++) {
        const double off =
            lines[i].logs[0] - 0.1 * lines[i].candidate - median_of(lines, 2 * LINES, 0);

        cr_expect_lt(fabs(off), 0.1, "line %d: %.3f", i, off);
    }
    cr_expect_gt(spread, 0.2, "%.3f", spread);
    for (int i = 0; i < 2 * LINES; i++)
        free(lines[i].logs);
}
