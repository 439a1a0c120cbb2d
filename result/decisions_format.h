/*
 * decisions_format.h - the formats of decisions.csv that can be read.
 */
#ifndef CT_RESULT_DECISIONS_FORMAT_H
#define CT_RESULT_DECISIONS_FORMAT_H

#include "result/decisions_check.h"

/*
 * By the first line of a file.
 *
 * format   out: its number
 * returns  CT_ERR_INPUT: it cannot be read
 */
int ct_decisions_format(const struct ct_decisions_place *place, const char *line, int *format);

/* True if the text is all of the file: a zero byte, as a crash of the machine may
   leave, must not hide lines. */
int ct_decisions_check_whole(const char *path, const char *text, struct ct_diag *diag);

/* Of the format before, say no more than is known by today's rules. */
void ct_decisions_soften(struct ct_result *result);

#endif
