/*
 * record.c - COLLECTIVE,ALGORITHM,PARAM,BYTES,BATCH,SECONDS;SECONDS;... or,
 * for the seconds, "dropped: REASON" or "verified".
 */
#include "driver/record.h"

#include "base/text.h"

#include <ctype.h>
#include <math.h>
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

bool ct_record_read(const char *line, struct ct_record *record)
{
    int at = 0;

    memset(record, 0, sizeof *record);
    if (sscanf(line, "%*[a-z],%127[A-Za-z0-9_],%d,%zu,%d,%n", record->algorithm,
               &record->param, &record->bytes, &record->batch, &at) != 4 ||
        at == 0)
        return false;
    if (strcmp(line + at, VERIFIED) == 0)
        return record->batch == CT_BATCH_NONE;
    if (strncmp(line + at, DROPPED, strlen(DROPPED)) != 0)
        return read_samples(line + at, record);
    record->reason = ct_format("%s", line + at + strlen(DROPPED));
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

    ct_text_add(&buffer, "%.*s,%s,%d,%zu,%d",
                (int)strcspn(record->algorithm, "_"), record->algorithm,
                record->algorithm, record->param, record->bytes, record->batch);
    add_values(&buffer, record);
    return ct_text_take(&buffer, line, diag);
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
