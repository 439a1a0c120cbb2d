/*
 * race_line.c - race COLLECTIVE key=value ... | ALGORITHM key=value ... | ...
 */
#include "driver/journal/race_line.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ANSWER "raced"
#define LATE "late="
#define WARM "w="

char *ct_race_line(const struct ct_asked_race *race, int first, int n, double limit_s)
{
    const struct ct_record *head = &race->records[first];
    struct ct_text line = {0};
    char *whole;

    ct_text_add(&line, "race %s bytes=%zu rounds=%d mechanism=%s calls=%d limit=%.0f",
                head->candidate->collective, head->bytes, race->rounds, head->mechanism,
                race->calls, limit_s);
    if (race->settles)
        ct_text_add(&line, " settle=1");
    for (int i = first; i < first + n; i++) {
        const struct ct_race_entry *entry = &race->entries[i];

        ct_text_add(&line, " | %s", race->records[i].candidate->words);
        if (!entry->has_warm_up)
            ct_text_add(&line, " warmup=0");
        if (entry->is_verified)
            ct_text_add(&line, " verify=1");
    }
    return ct_text_take(&line, &whole, NULL) == CT_OK ? whole : NULL;
}

/* A number of seconds at `*at`, which is moved behind it. */
static bool read_seconds(const char **at, double *seconds)
{
    char *end;

    *seconds = strtod(*at, &end);
    if (end == *at || (*end != ' ' && *end != '\0') || !isfinite(*seconds) || *seconds < 0)
        return false;
    *at = end + strspn(end, " ");
    return true;
}

/* [w=SECONDS] [late=N] SECONDS ... */
static bool read_times(const char *text, int rounds, struct ct_record *record)
{
    record->nsamples = 0;
    if (strncmp(text, WARM, strlen(WARM)) == 0) {
        text += strlen(WARM);
        if (!read_seconds(&text, &record->warm_s))
            return false;
    }
    if (strncmp(text, LATE, strlen(LATE)) == 0) {
        text += strcspn(text, " ");
        text += strspn(text, " ");
    }
    while (*text != '\0') {
        if (record->nsamples == rounds || !read_seconds(&text, &record->samples[record->nsamples]))
            return false;
        record->nsamples++;
    }
    return rounds == 0 || record->nsamples > 0;
}

/* One entry's part of the answer. What cannot be read is why it failed. */
static int read_entry(const char *text, int rounds, struct ct_record *record)
{
    record->samples = malloc(((size_t)rounds + 1) * sizeof *record->samples);
    if (record->samples == NULL)
        return CT_ERR_MEMORY;
    if (read_times(text, rounds, record))
        return CT_OK;
    record->nsamples = 0;
    record->warm_s = 0;
    record->reason = ct_format("%s", text[0] == '\0' ? "no times" : text);
    return record->reason == NULL ? CT_ERR_MEMORY : CT_OK;
}

/* Split the copy of an answer at its bars; how many parts, at most `most`. */
static int split(char *text, char **parts, int most)
{
    int n = 0;

    for (char *bar = strchr(text, '|'); bar != NULL && n < most;) {
        char *end = bar;

        while (end > text && (end[-1] == ' ' || end[-1] == '\r'))
            end--;
        *end = '\0';
        text = bar + 1 + strspn(bar + 1, " ");
        parts[n++] = text;
        bar = strchr(text, '|');
    }
    text[strcspn(text, "\r")] = '\0';
    return n;
}

int ct_race_read(struct ct_asked_race *race, int first, int n, const char *answer,
                 struct ct_diag *diag)
{
    char *parts[CT_RACE_MAX + 1];
    char *copy = ct_format("%s", answer);
    int err = CT_OK;

    if (copy == NULL)
        return ct_diag_memory(diag);
    if (split(copy, parts, CT_RACE_MAX + 1) != n || strcmp(copy, ANSWER) != 0) {
        ct_diag_set(diag, CT_ERR_INVALID, "%.900s", answer);
        free(copy);
        return CT_ERR_INVALID;
    }
    for (int i = 0; i < n && err == CT_OK; i++) {
        err = read_entry(parts[i], race->rounds, &race->records[first + i]);
        if (err != CT_OK)
            ct_diag_memory(diag);
    }
    free(copy);
    return err;
}

int ct_race_calls(const struct ct_asked_race *race, int entry)
{
    return race->entries[entry].has_warm_up + race->rounds * (race->calls + race->settles);
}

double ct_race_expected(const struct ct_asked_race *race)
{
    double sum = 0;

    for (int i = 0; i < race->n; i++)
        sum += ct_race_calls(race, i) * race->entries[i].expected_s;
    return sum;
}

void ct_race_fini(struct ct_asked_race *race)
{
    for (int i = 0; i < race->n; i++)
        ct_record_fini(&race->records[i]);
}
