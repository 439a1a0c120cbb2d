/*
 * test_progress.c - the line says what is timed, how far it is, what is left.
 */
#include "base/process.h"
#include "driver/session/progress.h"

#include <criterion/criterion.h>
#include <criterion/redirect.h>
#include <stdio.h>

/* Half of the second of two parts is done, the first came from a journal. */
static struct ct_progress half_way(double began_s_ago)
{
    const struct ct_progress progress = {.nparts = 2,
                                         .part = 1,
                                         .stage = "sizes",
                                         .done = 50,
                                         .total = 100,
                                         .candidate = "alltoall_ring_barrier",
                                         .setting = "barriers=4",
                                         .bytes = 1024,
                                         .start_s = ct_clock_s() - began_s_ago,
                                         .start_share = 0.5};

    return progress;
}

Test(progress, says_what_is_timed_how_far_it_is_and_what_is_left,
     .init = cr_redirect_stderr)
{
    struct ct_progress progress = half_way(100);

    ct_progress_show(&progress);
    fflush(stderr);
    cr_assert_stderr_eq_str(
        "sizes 50/100: alltoall_ring_barrier (barriers=4), 1024 "
        "bytes, about 100 s left in all\n");
}

Test(progress, does_not_guess_from_the_first_second, .init = cr_redirect_stderr)
{
    struct ct_progress progress = half_way(0.5);

    progress.setting[0] = '\0';
    ct_progress_show(&progress);
    ct_progress_show(&progress); /* too soon for another line */
    fflush(stderr);
    cr_assert_stderr_eq_str(
        "sizes 50/100: alltoall_ring_barrier, 1024 bytes\n");
}

Test(progress, is_silent_when_told_so, .init = cr_redirect_stderr)
{
    struct ct_progress progress = half_way(100);

    progress.is_quiet = true;
    ct_progress_show(&progress);
    ct_progress_clear(&progress);
    fflush(stderr);
    cr_assert_stderr_eq_str("");
}
