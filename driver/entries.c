/*
 * entries.c - a list without repetitions.
 */
#include "driver/entries.h"

#include <string.h>

static bool is_same(const struct ct_search_entry *a,
                    const struct ct_search_entry *b)
{
    return a->algorithm == b->algorithm &&
           memcmp(&a->setting, &b->setting, sizeof a->setting) == 0;
}

int ct_entries_add(struct ct_entries *entries, int algorithm,
                   const struct ct_search_setting *setting, double expected_s)
{
    const struct ct_search_entry entry = {
        .algorithm = algorithm, .setting = *setting, .expected_s = expected_s};

    for (int i = 0; i < entries->n; i++) {
        if (is_same(&entries->at[i], &entry))
            return i;
    }
    if (entries->n == CT_SEARCH_ENTRIES_MAX)
        return -1;
    entries->at[entries->n] = entry;
    return entries->n++;
}

int ct_entries_rounds(const struct ct_entries *entries,
                      const struct ct_entries_time *time)
{
    double round_s = 0;
    int rounds = time->most;

    for (int i = 0; i < entries->n; i++)
        round_s += time->calls * entries->at[i].expected_s;
    while (rounds >= time->least && (rounds + 1) * round_s > time->seconds)
        rounds--;
    return rounds >= time->least ? rounds : 0;
}
