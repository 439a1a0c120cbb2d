/*
 * profile_lines.h - the lines of the profile, of this rank or of several.
 */
#ifndef CT_LIBRARY_PROFILE_LINES_H
#define CT_LIBRARY_PROFILE_LINES_H

#include "library/call/tally.h"

#define CT_PROFILE_NAME 64
#define CT_PROFILE_JOB 256 /* the name of a folder */

/* Sums are over the ranks that have such calls. Plain data: ranks send it to
   each other. */
struct ct_profile_line {
    int collective;                  /* position in ct_all_interposed */
    char algorithm[CT_PROFILE_NAME]; /* "allreduce_ring" or "native"; "" where
                                        choices are not told apart */
    char setting[CT_SETTING_TEXT];
    enum ct_instead instead;  /* as in struct ct_chosen */
    bool is_predicted;        /* of the tuned ranks, which nobody timed at such sizes */
    enum ct_reason reason;    /* CT_TUNED: the algorithm ran */
    int comm_ranks;           /* of communicators that are not the tuned job; 0: they are */
    char job[CT_PROFILE_JOB]; /* whose choices they ran; "": none */
    long long ns, native_ns;  /* predicted; 0: not */
    int ranks;
    unsigned long long calls;
    unsigned long long bytes;
    unsigned long long bytes_min; /* of choices: by which they are made */
    unsigned long long bytes_max;
    unsigned long long time_ns;
    unsigned long long time_max_ns; /* of the rank that it took longest */
    unsigned long long figured;     /* calls that saved_ns is of */
    long long saved_ns;
};

struct ct_profile_lines {
    struct ct_profile_line *lines;
    int count;
    bool has_failed; /* not all are there */
};

/* This rank's; free its lines. */
struct ct_profile_lines ct_profile_lines_own(void);

/* Add another rank's: to the line of the same calls, if there is one. */
void ct_profile_lines_add(struct ct_profile_lines *all, const struct ct_profile_line *line);

#endif
