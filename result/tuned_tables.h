/*
 * tuned_tables.h - the tables of tuned.c besides the choices: patterns of counts and
 * the sequence of their calls, figures.
 */
#ifndef CT_RESULT_TUNED_TABLES_H
#define CT_RESULT_TUNED_TABLES_H

#include "result/tuned_choices.h"

/* A tuned.c that is being written. */
struct ct_tuned_file {
    struct ct_text *text;
    struct ct_text members; /* of struct ct_tuned, for the tables that are there so far */
    const struct ct_result *result;
    struct ct_tuned_choices choices;
};

/* Tables `patterns` and `runs`, those that there are: they decide. */
void ct_tuned_patterns_add(struct ct_tuned_file *file);

/* The table `figures`, if there are any. */
void ct_tuned_figures_add(struct ct_tuned_file *file);

#endif
