/*
 * entries.c - a list without repetitions.
 */
#include "driver/tuning/entries.h"

#include "driver/options/mechanism_names.h"
#include "driver/tuning/answering.h"

void ct_entries_add(struct ct_entries *entries, const struct ct_candidate *candidate,
                    double expected_s)
{
    for (int i = 0; i < entries->n; i++) {
        if (entries->at[i].candidate == candidate)
            return;
    }
    if (entries->n < CT_SEARCH_ENTRIES_MAX)
        entries->at[entries->n++] =
            (struct ct_search_entry){.candidate = candidate, .expected_s = expected_s};
}

bool ct_entries_fit(struct ct_entries *entries, const char *mechanism,
                    const struct ct_entries_time *time)
{
    const int calls = ct_mechanism_calls(mechanism);
    double round_s = 0;
    int rounds = time->most;

    for (int i = 0; i < entries->n; i++)
        round_s += calls * entries->at[i].expected_s;
    while (rounds >= time->least && (rounds + 1) * round_s > time->seconds)
        rounds--;
    entries->rounds = rounds;
    return entries->n > 1 && rounds >= time->least;
}

int ct_entries_race(struct ct_entries *entries, const struct ct_outcome *outcome, size_t bytes,
                    const char *mechanism, const char *stage)
{
    const struct ct_search_request request = {.bytes = bytes,
                                              .nentries = entries->n,
                                              .entries = entries->at,
                                              .rounds = entries->rounds,
                                              .has_warm_up = true};
    int err;

    for (int i = 0; i < entries->n; i++)
        entries->answers[i] = (struct ct_search_answer){.samples = entries->samples[i]};
    err = ct_answer(outcome, &request, mechanism, stage, entries->answers);
    return err == CT_TOO_LONG ? CT_STOPPED : err;
}
