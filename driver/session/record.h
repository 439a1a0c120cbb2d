/*
 * record.h - one line of the journal.
 */
#ifndef CT_DRIVER_SESSION_RECORD_H
#define CT_DRIVER_SESSION_RECORD_H

#include "repo/setting.h"

#include <stdbool.h>

/* The batch of a comparison with native that no timing followed. */
#define CT_BATCH_NONE (-1)

/* One answer of the timer. */
struct ct_record {
    char collective[64];
    char algorithm[128]; /* "alltoall_ring", "alltoall_native" */
    char setting[CT_SETTING_TEXT];
    size_t bytes;
    int batch;
    int nsamples;    /* 0: the candidate was dropped here, or only compared */
    double *samples; /* seconds */
    char *reason;    /* why it was dropped; else NULL. Without samples too:
                        it was compared with native and right */
};

/*
 * Understand a line without its newline.
 *
 * record   out: owned by the caller, ct_record_fini, after failures too
 * returns  false: not a measurement, or out of memory
 */
bool ct_record_read(const char *line, struct ct_record *record);

/* The line with its newline; owned by the caller. */
int ct_record_text(const struct ct_record *record, char **line,
                   struct ct_diag *diag);

/* "allgather_ring segment_bytes=8192" */
#define CT_CANDIDATE_TEXT (128 + CT_SETTING_TEXT)
char *ct_record_candidate(const struct ct_record *record,
                          char text[CT_CANDIDATE_TEXT]);

/* Whether it is of the MPI library's own collective. */
bool ct_record_is_native(const struct ct_record *record);

/* A copy as it would be read from its line: samples with nine digits. */
int ct_record_copy(const struct ct_record *record, struct ct_record *copy);

void ct_record_fini(struct ct_record *record);

#endif
