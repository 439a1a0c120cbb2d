/*
 * test_processors.c - what /proc says, and whose time it was.
 */
#include "base/files.h"
#include "base/processors.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <unistd.h>

static char folder[] = "/tmp/colltune-proc-XXXXXX";

static void begin(void)
{
    cr_assert_not_null(mkdtemp(folder));
}

static void end(void)
{
    ct_folder_remove(folder);
}

TestSuite(processors, .init = begin, .fini = end);

/* NAME in the folder. */
static void put(const char *name, const char *text)
{
    char *path = ct_format("%s/%s", folder, name);

    cr_assert_eq(ct_file_write(path, text, NULL), CT_OK);
    free(path);
}

Test(processors, busy_is_what_programs_ran_and_interrupts_are_none)
{
    const double tick_s = 1.0 / (double)sysconf(_SC_CLK_TCK);
    struct ct_processors now;

    put("stat", "cpu  100 20 3 4000 50 600 700 8 9 10\n"
                "cpu0 50 10 1 2000 25 300 350 4 4 5\n"
                "cpu1 50 10 2 2000 25 300 350 4 5 5\n"
                "intr 5\n");
    cr_assert(ct_processors_read(folder, &now));
    cr_expect_eq(now.n, 2);
    cr_expect_float_eq(now.busy_s, 123 * tick_s, 1e-9);
    cr_expect_float_eq(now.stolen_s, 8 * tick_s, 1e-9);
}

Test(processors, a_folder_that_is_no_proc_says_nothing)
{
    struct ct_processors now;

    cr_expect(!ct_processors_read(folder, &now));
    put("stat", "cpu 1 2 3\ncpu0 1 2 3\n");
    cr_expect(!ct_processors_read(folder, &now));
    cr_expect_eq(ct_kernel_id(folder), 0);
}

static double disturbance(double busy_s, double stolen_s, double own_s, int nprocessors, int nranks)
{
    const struct ct_interval interval = {.wall_s = 2,
                                         .busy_s = busy_s,
                                         .stolen_s = stolen_s,
                                         .own_s = own_s,
                                         .nprocessors = nprocessors,
                                         .nranks = nranks};

    return ct_interval_disturbance(&interval);
}

static void expect(double got, double wanted)
{
    cr_expect_float_eq(got, wanted, 1e-9, "%g, not %g", got, wanted);
}

Test(processors, the_jobs_own_waiting_is_no_disturbance)
{
    expect(disturbance(8, 0, 8, 4, 4), 0);
    expect(disturbance(4, 0, 4, 2, 32), 0);  /* oversubscribed */
    expect(disturbance(3.9, 0, 4, 2, 2), 0); /* ticks are coarse */
}

Test(processors, others_count_by_the_processors_that_the_job_can_use)
{
    expect(disturbance(9, 0, 8, 8, 4), 0.125);
    expect(disturbance(4, 0, 3, 2, 32), 0.25);
    expect(disturbance(0, 1, 0, 1, 1), 0.5);
    expect(disturbance(128, 0, 2, 64, 1), 1);
    expect(disturbance(1, 0, 0, 0, 1), 0);
}

Test(processors, this_machine_has_some_and_this_process_runs)
{
    struct ct_processors before, now;
    const double own_s = ct_process_seconds();

    if (!ct_processors_read(CT_PROC, &before))
        cr_skip_test();
    while (ct_process_seconds() - own_s < 0.2)
        ;
    cr_assert(ct_processors_read(CT_PROC, &now));
    cr_expect_geq(now.n, 1);
    cr_expect_geq(now.busy_s - before.busy_s, 0.1);
    cr_expect_neq(ct_kernel_id(CT_PROC), 0);
    cr_expect_eq(ct_kernel_id(CT_PROC), ct_kernel_id(CT_PROC));
}
