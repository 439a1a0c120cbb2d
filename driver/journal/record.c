/*
 * record.c - COLLECTIVE,ALGORITHM,SETTING,BYTES,MECHANISM,RACE,BATCH,WARM,
 * SECONDS;SECONDS;... or, for the seconds, "dropped: REASON" or "verified".
 */
#include "driver/journal/record.h"

#include "base/text.h"

#include <ctype.h>
#include <errno.h>
#include <limits.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DROPPED "dropped: "
#define VERIFIED "verified"

/* Numbers separated by semicolons; none at all, too. */
static bool read_samples(const char *text, struct ct_record *record)
{
    size_t n = text[0] != '\0';
    char *end;

    for (const char *c = text; *c != '\0'; c++)
        n += *c == ';';
    record->samples = malloc((n + 1) * sizeof *record->samples);
    if (record->samples == NULL)
        return false;
    for (size_t i = 0; i < n; i++) {
        const double seconds = strtod(text, &end);

        if (end == text || *end != (i + 1 < n ? ';' : '\0') || !isfinite(seconds) || seconds < 0)
            return false;
        record->samples[i] = seconds;
        text = end + 1;
    }
    record->nsamples = (int)n;
    return true;
}

/* The text up to the next comma; where the next begins, NULL if it does not
   fit or there is none. */
static const char *read_field(const char *line, char *field, size_t size)
{
    const size_t length = line == NULL ? size : strcspn(line, ",");

    if (length >= size || line[length] != ',')
        return NULL;
    memcpy(field, line, length);
    field[length] = '\0';
    return line + length + 1;
}

/* A whole number and a comma; where the next field begins, NULL if it is not
   one of these. */
static const char *read_integer(const char *line, long long least, long long most, long long *value)
{
    char *end;

    if (line == NULL || isspace((unsigned char)line[0]))
        return NULL;
    errno = 0;
    *value = strtoll(line, &end, 10);
    if (errno != 0 || end == line || *end != ',' || *value < least || *value > most)
        return NULL;
    return end + 1;
}

static const char *read_seconds(const char *line, double *seconds)
{
    char *end;

    if (line == NULL || isspace((unsigned char)line[0]))
        return NULL;
    *seconds = strtod(line, &end);
    if (end == line || *end != ',' || !isfinite(*seconds) || *seconds < 0)
        return NULL;
    return end + 1;
}

/* Up to the last field; where that begins, NULL if these are never written. */
static const char *read_head(const char *line, struct ct_candidate_set *set,
                             struct ct_record *record)
{
    char collective[64], name[CT_ALGORITHM_TEXT], setting[CT_SETTING_TEXT];
    long long bytes = 0, race = 0, batch = 0;

    line = read_field(line, collective, sizeof collective);
    line = read_field(line, name, sizeof name);
    line = read_field(line, setting, sizeof setting);
    line = read_integer(line, 0, LLONG_MAX, &bytes);
    line = read_field(line, record->mechanism, sizeof record->mechanism);
    line = read_integer(line, 0, INT_MAX, &race);
    line = read_integer(line, CT_BATCH_NONE, INT_MAX, &batch);
    line = read_seconds(line, &record->warm_s);
    record->bytes = (size_t)bytes;
    record->race = (int)race;
    record->batch = (int)batch;
    if (line == NULL || name[0] == '\0')
        return NULL;
    record->candidate = ct_candidate_named(set, collective, name, setting);
    return line;
}

bool ct_record_read(const char *line, struct ct_candidate_set *set, struct ct_record *record)
{
    memset(record, 0, sizeof *record);
    line = read_head(line, set, record);
    if (line == NULL || record->candidate == NULL ||
        (record->race == 0) != (record->batch == CT_BATCH_NONE))
        return false;
    if (strncmp(line, DROPPED, strlen(DROPPED)) == 0) {
        record->reason = ct_format("%s", line + strlen(DROPPED));
        return record->reason != NULL;
    }
    if (record->race == 0)
        return strcmp(line, VERIFIED) == 0;
    return read_samples(line, record);
}

void ct_record_add_text(const struct ct_record *record, struct ct_text *text)
{
    ct_text_add(text, "%s,%s,%s,%zu,%s,%d,%d,%.9g,", record->candidate->collective,
                record->candidate->name, record->candidate->text, record->bytes, record->mechanism,
                record->race, record->batch, record->warm_s);
    if (record->reason != NULL) {
        ct_text_add(text, DROPPED);
        for (const char *c = record->reason; *c != '\0'; c++)
            ct_text_add(text, "%c", iscntrl((unsigned char)*c) ? ' ' : *c);
    } else if (record->race == 0) {
        ct_text_add(text, VERIFIED);
    }
    for (int i = 0; i < record->nsamples; i++)
        ct_text_add(text, "%s%.9g", i == 0 ? "" : ";", record->samples[i]);
    ct_text_add(text, "\n");
}

/* As the file holds it: a resumed run sees the same. */
static double as_written(double seconds)
{
    char text[32];

    snprintf(text, sizeof text, "%.9g", seconds);
    return strtod(text, NULL);
}

void ct_record_round(struct ct_record *record)
{
    record->warm_s = as_written(record->warm_s);
    for (int i = 0; i < record->nsamples; i++)
        record->samples[i] = as_written(record->samples[i]);
}

int ct_record_copy(const struct ct_record *record, struct ct_record *copy)
{
    *copy = *record;
    copy->samples = malloc(((size_t)record->nsamples + 1) * sizeof *record->samples);
    copy->reason = record->reason == NULL ? NULL : ct_format("%s", record->reason);
    if (copy->samples == NULL || (record->reason != NULL && copy->reason == NULL)) {
        ct_record_fini(copy);
        return CT_ERR_MEMORY;
    }
    for (int i = 0; i < record->nsamples; i++)
        copy->samples[i] = record->samples[i];
    return CT_OK;
}

void ct_record_fini(struct ct_record *record)
{
    free(record->samples);
    free(record->reason);
}
