/*
 * wording.h - how figures and choices read in what people see.
 */
#ifndef CT_RESULT_WORDING_H
#define CT_RESULT_WORDING_H

#include "base/text.h"
#include "result/result.h"

#define CT_SIMULATED_SENTENCE "the times are a simulator's, not a machine's"

/* "12.3 us", "4.56 ms", "-" for 0. */
void ct_time_text(double seconds, char *text, size_t size);

/* ", thread level multiple"; "" for single, which is usual. */
void ct_add_thread_level(struct ct_text *text, const char *before,
                         const struct ct_signature *signature);

/* ", counts random:7"; "" where blocks did not differ, which is usual. */
void ct_add_counts(struct ct_text *text, const char *before, const struct ct_signature *signature);

/* ", the first of 8 parts that call at the same time"; "" if there are no
   others. */
void ct_add_parts(struct ct_text *text, const char *before, int nparts);

bool ct_is_of_equal_counts(const struct ct_signature *signature);

bool ct_is_single_threaded(const struct ct_signature *signature);

/* True if the library is to reduce in one order. */
bool ct_is_reproducible(const struct ct_signature *signature);

/* "allgather_ring segment_bytes=8192", "allgather_native". */
void ct_add_choice(struct ct_text *text, const char *collective, const char *algorithm,
                   const char *setting);

/* The same without the setting; `name` is room for it, and may be used. */
#define CT_CHOICE_NAME_SIZE 160
const char *ct_choice_name(const char *collective, const char *algorithm, char *name, size_t size);

/* native / choice: in the rounds that confirmed the choice; otherwise the ratio of
   the two medians; 0: not known, or the choice rests on a prediction. */
double ct_speed_up(const struct ct_result_figures *figures);

/* Write a ratio with fewer decimals the larger it is: "1.05", "2.5", "16". */
void ct_ratio_text(double ratio, char *text, size_t size);

/* A fixed size as people read it. */
struct ct_size_words {
    char time[24];
    char native[24];
    char speed_up[16]; /* native / choice: in the same rounds, if confirmed */
    char interval[32]; /* "1.32 to 1.41", of 95 %; "-": none */
    char limit[24];
    char part[16]; /* limit / time */
};

struct ct_size_words ct_size_words(const struct ct_result_size *size);

/* "confirmed", "first look", "predicted", "carried", "native", "undecided",
   "native wrong"; after predicted, that it was not measured, and the times that are expected. */
void ct_add_basis(struct ct_text *text, const struct ct_result_figures *figures);

/* True if the network limits how fast the collective can be. */
bool ct_has_limit(const struct ct_result_collective *own);

/* "; no limits, as ..." where ranks enter a call at different times. */
void ct_add_why_no_limit(struct ct_text *text, const struct ct_signature *signature);

/* A line for each candidate that was left out, then one if native failed;
   `before` and `after` go around each, its newline included. */
void ct_add_left_out(struct ct_text *text, const struct ct_result_collective *own,
                     const char *before, const char *after);

/* The line for native alone. */
void ct_add_native_left_out(struct ct_text *text, const struct ct_result_collective *own,
                            const char *before, const char *after);

#endif
