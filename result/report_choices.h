/*
 * report_choices.h - the choices of a collective as a bar, below its chart of times and
 * with the same x axis.
 */
#ifndef CT_RESULT_REPORT_CHOICES_H
#define CT_RESULT_REPORT_CHOICES_H

#include "result/report_palette.h"

/* A bar over sizes, cut where the choice changes.
   Returns its height; 0, with nothing added: the collective has no sizes or no ranges. */
double ct_choices_add(struct ct_text *page, const struct ct_result_collective *own,
                      struct ct_palette *palette);

#endif
