/*
 * record.c - COLLECTIVE,ALGORITHM,SETTING,BYTES,BATCH,SECONDS;SECONDS;... or,
 * for the seconds, "dropped: REASON" or "verified".
 */
#include "driver/session/record.h"

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

/* Numbers separated by semicolons. */
static bool read_samples(const char *text, struct ct_record *record)
{
    size_t n = 1;
    char *end;

    for (const char *c = text; *c != '\0'; c++)
        n += *c == ';';
    record->samples = malloc(n * sizeof *record->samples);
    if (record->samples == NULL)
        return false;
    for (size_t i = 0; i < n; i++) {
        const double seconds = strtod(text, &end);

        if (end == text || *end != (i + 1 < n ? ';' : '\0') ||
            !isfinite(seconds) || seconds < 0)
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

/* "BYTES,BATCH,"; where the next field begins, NULL if they are no numbers
   that are ever written. */
static const char *read_numbers(const char *line, struct ct_record *record)
{
    unsigned long long bytes;
    long batch;
    char *end;

    errno = 0;
    bytes = strtoull(line, &end, 10);
    if (!isdigit((unsigned char)line[0]) || *end != ',' || bytes > SIZE_MAX / 2)
        return NULL;
    line = end + 1;
    batch = strtol(line, &end, 10);
    if (isspace((unsigned char)line[0]) || end == line || *end != ',' ||
        errno != 0 || batch < CT_BATCH_NONE || batch > INT_MAX)
        return NULL;
    record->bytes = (size_t)bytes;
    record->batch = (int)batch;
    return end + 1;
}

bool ct_record_read(const char *line, struct ct_record *record)
{
    memset(record, 0, sizeof *record);
    line = read_field(line, record->collective, sizeof record->collective);
    line = read_field(line, record->algorithm, sizeof record->algorithm);
    line = read_field(line, record->setting, sizeof record->setting);
    if (line != NULL)
        line = read_numbers(line, record);
    if (line == NULL || record->algorithm[0] == '\0')
        return false;
    if (strcmp(line, VERIFIED) == 0)
        return record->batch == CT_BATCH_NONE;
    if (strncmp(line, DROPPED, strlen(DROPPED)) != 0)
        return read_samples(line, record);
    record->reason = ct_format("%s", line + strlen(DROPPED));
    return record->reason != NULL;
}

static void add_values(struct ct_text *line, const struct ct_record *record)
{
    if (record->nsamples == 0 && record->reason == NULL)
        ct_text_add(line, "," VERIFIED);
    if (record->reason != NULL) {
        ct_text_add(line, "," DROPPED);
        for (const char *c = record->reason; *c != '\0'; c++)
            ct_text_add(line, "%c", iscntrl((unsigned char)*c) ? ' ' : *c);
    }
    for (int i = 0; i < record->nsamples; i++)
        ct_text_add(line, "%c%.9g", i == 0 ? ',' : ';', record->samples[i]);
    ct_text_add(line, "\n");
}

int ct_record_text(const struct ct_record *record, char **line,
                   struct ct_diag *diag)
{
    struct ct_text buffer = {0};

    ct_text_add(&buffer, "%s,%s,%s,%zu,%d", record->collective,
                record->algorithm, record->setting, record->bytes,
                record->batch);
    add_values(&buffer, record);
    return ct_text_take(&buffer, line, diag);
}

char *ct_record_candidate(const struct ct_record *record,
                          char text[CT_CANDIDATE_TEXT])
{
    snprintf(text, CT_CANDIDATE_TEXT, "%s%s%s", record->algorithm,
             record->setting[0] == '\0' ? "" : " ", record->setting);
    return text;
}

bool ct_record_is_native(const struct ct_record *record)
{
    const size_t length = strlen(record->collective);

    return strncmp(record->algorithm, record->collective, length) == 0 &&
           strcmp(record->algorithm + length, "_native") == 0;
}

int ct_record_copy(const struct ct_record *record, struct ct_record *copy)
{
    *copy = *record;
    copy->samples =
        malloc(((size_t)record->nsamples + 1) * sizeof *record->samples);
    copy->reason =
        record->reason == NULL ? NULL : ct_format("%s", record->reason);
    if (copy->samples == NULL ||
        (record->reason != NULL && copy->reason == NULL)) {
        ct_record_fini(copy);
        return CT_ERR_MEMORY;
    }
    for (int i = 0; i < record->nsamples; i++) {
        char text[32]; /* as the file holds it: a resumed run sees the same */

        snprintf(text, sizeof text, "%.9g", record->samples[i]);
        copy->samples[i] = strtod(text, NULL);
    }
    return CT_OK;
}

void ct_record_fini(struct ct_record *record)
{
    free(record->samples);
    free(record->reason);
}
