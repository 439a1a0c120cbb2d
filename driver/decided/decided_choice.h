/*
 * decided_choice.h - what the search chose, as results have it: its numbers
 * become names.
 */
#ifndef CT_DRIVER_DECIDED_DECIDED_CHOICE_H
#define CT_DRIVER_DECIDED_DECIDED_CHOICE_H

#include "driver/spaces/outcome.h"
#include "result/result.h"

/* What the results are made from; one collective at a time. */
struct ct_deciding {
    const struct ct_tuning *tuning;
    const struct ct_outcome *outcome;
    bool failed; /* out of memory once */
};

/* A copy of the text. */
void ct_set_text(struct ct_deciding *source, char **member, const char *text);

/* The same of texts from outside. */
void ct_set_plain(struct ct_deciding *source, char **member, const char *text);

/* An algorithm by the search's number; -1: none. */
void ct_set_candidate(struct ct_deciding *source, char **name, char **setting,
                      const struct ct_candidate *candidate);

void ct_set_figures(struct ct_deciding *source, struct ct_result_figures *to,
                    const struct ct_figures *f);

/* A choice of the search, and the schedules that it stands for. */
void ct_set_choice(struct ct_deciding *source, struct ct_result_choice *to,
                   const struct ct_candidate *candidate);

#endif
