/*
 * test_progress.c - the line says what is timed, how much is decided and what
 * is left.
 */
#include "base/process.h"
#include "driver/session/progress.h"

#include <criterion/criterion.h>
#include <criterion/redirect.h>
#include <stdio.h>

/* 100 of 300 seconds of calls are done, half of them from a journal. */
static struct ct_progress on_the_way(double began_s_ago)
{
    const struct ct_progress progress = {.ncells = 36,
                                         .ndecided = 12,
                                         .done_s = 100,
                                         .left_s = 200,
                                         .start_s = ct_clock_s() - began_s_ago,
                                         .start_done_s = 50};

    return progress;
}

static struct ct_candidate_set candidates;
static struct ct_asked_race race;

static void make_race(void)
{
    cr_redirect_stderr();
    race = (struct ct_asked_race){
        .n = 1,
        .records = {{.candidate = ct_candidate_named(&candidates, "alltoall",
                                                     "alltoall_ring_barrier", "barriers=4"),
                     .bytes = 1024}}};
}

Test(progress, says_what_is_timed_how_much_is_decided_and_what_is_left, .init = make_race)
{
    struct ct_progress progress = on_the_way(25);

    ct_progress_show(&progress, "look", &race);
    fflush(stderr);
    cr_assert_stderr_eq_str("alltoall of 1024 bytes, look: alltoall_ring_barrier barriers=4; "
                            "12 of 36 sizes decided, about 100 s left\n");
}

Test(progress, ends_with_the_budget, .init = make_race)
{
    struct ct_progress progress = on_the_way(25);
    struct ct_asked_race two = race;

    two.n = 2;
    progress.stop_s = ct_clock_s() + 40;
    ct_progress_show(&progress, "confirm", &two);
    fflush(stderr);
    cr_assert_stderr_eq_str("alltoall of 1024 bytes, confirm: 2 candidates; "
                            "12 of 36 sizes decided, about 40 s left\n");
}

Test(progress, does_not_guess_from_the_first_second, .init = make_race)
{
    struct ct_progress progress = on_the_way(0.5);

    ct_progress_show(&progress, "look", &race);
    ct_progress_show(&progress, "look", &race); /* too soon for another line */
    fflush(stderr);
    cr_assert_stderr_eq_str("alltoall of 1024 bytes, look: "
                            "alltoall_ring_barrier barriers=4; "
                            "12 of 36 sizes decided\n");
}

Test(progress, is_silent_when_told_so, .init = make_race)
{
    struct ct_progress progress = on_the_way(100);

    progress.is_quiet = true;
    ct_progress_show(&progress, "look", &race);
    ct_progress_clear(&progress);
    fflush(stderr);
    cr_assert_stderr_eq_str("");
}
