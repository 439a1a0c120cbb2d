/*
 * test_race_line.c - a race as it is asked for and answered.
 */
#include "driver/journal/race_line.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <stdlib.h>

static struct ct_candidate_set candidates;

static struct ct_asked_race race_of(int n, int rounds)
{
    static const char *const names[] = {"alltoall_ring", "alltoall_native", "alltoall_bruck"};
    struct ct_asked_race race = {.rounds = rounds, .calls = 1, .n = n};

    for (int i = 0; i < n; i++) {
        race.records[i].candidate =
            ct_candidate_named(&candidates, "alltoall", names[i], i == 0 ? "segment_bytes=0" : "");
        snprintf(race.records[i].mechanism, sizeof race.records[i].mechanism,
                 "arrival spread=0.001");
        race.records[i].bytes = 4096;
    }
    return race;
}

static void check_line(const struct ct_asked_race *race, int first, int n, const char *wanted)
{
    char *line = ct_race_line(race, first, n, 41);

    cr_assert_not_null(line);
    cr_expect_str_eq(line, wanted, "%s", line);
    free(line);
}

Test(race_line, asks_for_all_or_for_some)
{
    struct ct_asked_race race = race_of(3, 7);

    race.settles = true;
    race.entries[0].has_warm_up = race.entries[0].is_verified = true;
    race.entries[2].has_warm_up = true;
    check_line(&race, 0, 3,
               "race alltoall bytes=4096 rounds=7 mechanism=arrival "
               "spread=0.001 calls=1 limit=41 settle=1 | alltoall_ring "
               "segment_bytes=0 verify=1 | alltoall_native warmup=0 | "
               "alltoall_bruck");
    race.settles = false;
    race.calls = 10;
    check_line(&race, 1, 1,
               "race alltoall bytes=4096 rounds=7 mechanism=arrival "
               "spread=0.001 calls=10 limit=41 | alltoall_native warmup=0");
}

Test(race_line, reads_times_and_failures)
{
    struct ct_asked_race race = race_of(3, 2);
    struct ct_diag diag;

    cr_assert_eq(ct_race_read(&race, 0, 3,
                              "raced | w=0.5 late=1 0.25 1e-6 | wrong rank 1: "
                              "byte 7 is 3, not 4 | 0 0.125\r",
                              &diag),
                 CT_OK, "%s", diag.text);
    cr_expect(race.records[0].warm_s == 0.5);
    cr_expect_eq(race.records[0].nsamples, 2);
    cr_expect(race.records[0].samples[1] == 1e-6);
    cr_expect_null(race.records[0].reason);
    cr_assert_not_null(race.records[1].reason);
    cr_expect_str_eq(race.records[1].reason, "wrong rank 1: byte 7 is 3, not 4");
    cr_expect_eq(race.records[1].nsamples, 0);
    cr_expect(race.records[2].warm_s == 0);
    cr_expect(race.records[2].samples[0] == 0);
    cr_expect(race.records[2].samples[1] == 0.125);
    ct_race_fini(&race);
}

Test(race_line, takes_an_untimed_call_alone)
{
    struct ct_asked_race race = race_of(1, 0);

    cr_assert_eq(ct_race_read(&race, 0, 1, "raced | w=2.5", NULL), CT_OK);
    cr_expect(race.records[0].warm_s == 2.5);
    cr_expect_eq(race.records[0].nsamples, 0);
    cr_expect_null(race.records[0].reason);
    ct_race_fini(&race);
}

Test(race_line, drops_an_entry_whose_times_are_none)
{
    static const char *const times[] = {
        "nan",  "-1e-6",      "inf",         "1 2 3", "1 x",   "",           "w=1",
        "w= 1", "1 2 late=1", "samples 1 2", "1,2",   "w=x 1", "error none", "w=-1 1",
    };

    for (size_t i = 0; i < sizeof times / sizeof times[0]; i++) {
        struct ct_asked_race race = race_of(2, 2);
        char *answer = ct_format("raced | %s | 1 2", times[i]);

        cr_assert_eq(ct_race_read(&race, 0, 2, answer, NULL), CT_OK);
        cr_expect_not_null(race.records[0].reason, "%s", answer);
        cr_expect_eq(race.records[0].nsamples, 0, "%s", answer);
        cr_expect_null(race.records[1].reason, "%s", answer);
        cr_expect_eq(race.records[1].nsamples, 2, "%s", answer);
        ct_race_fini(&race);
        free(answer);
    }
}

Test(race_line, refuses_answers_to_something_else)
{
    static const char *const answers[] = {
        "error request too long", "raced",   "raced | 1",
        "raced | 1 | 2 | 3",      "ok",      "raced 1 | 2 | 3",
        "races | 1 | 2",          "| 1 | 2", "",
    };

    for (size_t i = 0; i < sizeof answers / sizeof answers[0]; i++) {
        struct ct_asked_race race = race_of(2, 1);
        struct ct_diag diag = {""};

        cr_expect_eq(ct_race_read(&race, 0, 2, answers[i], &diag), CT_ERR_INVALID, "%s",
                     answers[i]);
        cr_expect_str_eq(diag.text, answers[i]);
        cr_expect_null(race.records[0].reason);
        ct_race_fini(&race);
    }
}

Test(race_line, counts_calls)
{
    struct ct_asked_race race = race_of(2, 5);

    race.entries[0].has_warm_up = true;
    race.entries[0].expected_s = 2;
    race.entries[1].expected_s = 1;
    cr_expect_eq(ct_race_calls(&race, 0), 6);
    cr_expect_eq(ct_race_calls(&race, 1), 5);
    cr_expect(ct_race_expected(&race) == 17);
    race.settles = true;
    cr_expect_eq(ct_race_calls(&race, 1), 10);
    race.calls = 10;
    cr_expect_eq(ct_race_calls(&race, 1), 55);
}
