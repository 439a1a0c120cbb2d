/*
 * record.h - one line of the journal.
 */
#ifndef CT_DRIVER_JOURNAL_RECORD_H
#define CT_DRIVER_JOURNAL_RECORD_H

#include "base/text.h"
#include "driver/options/mechanism_names.h"
#include "repo/candidate.h"

#include <stdbool.h>

/* The batch of a comparison of results that is no part of a race. */
#define CT_BATCH_NONE (-1)

/* One answer of the timer: an entry of a race, or a comparison of results. */
struct ct_record {
    const struct ct_candidate *candidate; /* of the journal's set */
    size_t bytes;
    char mechanism[CT_MECHANISM_TEXT]; /* "": of no race */
    int race;                          /* its number, from 1; 0: of no race */
    int batch;                         /* of the candidate at this size */
    double warm_s;                     /* of the untimed call; 0: there was none */
    int nsamples;                      /* 0: dropped, or only compared, or only an untimed call */
    bool is_disturbed;                 /* other programs ran on the hosts meanwhile */
    bool confirms;                     /* its rounds took no part in the choice that they are of */
    double *samples;                   /* seconds */
    char *reason;                      /* why the candidate was dropped, or NULL */
};

/*
 * Understand a line without its newline.
 *
 * set      gets the candidate
 * record   out: owned by the caller, ct_record_fini, after failures too
 * returns  false: not a measurement, or out of memory
 */
bool ct_record_read(const char *line, struct ct_candidate_set *set, struct ct_record *record);

/* Add the line with its newline. */
void ct_record_add_text(const struct ct_record *record, struct ct_text *text);

/* Give its times the nine digits that its line has, so that a later run sees the same. */
void ct_record_round(struct ct_record *record);

/* A copy of its own. Returns CT_ERR_MEMORY, and then there is none. */
int ct_record_copy(const struct ct_record *record, struct ct_record *copy);

void ct_record_fini(struct ct_record *record);

#endif
