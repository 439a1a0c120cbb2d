/*
 * decisions_format.h - the formats of decisions.csv that can be read.
 */
#ifndef CT_RESULT_DECISIONS_FORMAT_H
#define CT_RESULT_DECISIONS_FORMAT_H

#include "result/csv_line.h"
#include "result/decisions_check.h"

/*
 * By the first line of a file.
 *
 * format   out: its number
 * returns  CT_ERR_INPUT: it cannot be read
 */
int ct_decisions_format(const struct ct_decisions_place *place, const char *line, int *format);

/* Lines of the format that is written. */
struct ct_lines_now {
    int n;
    struct ct_csv_line lines[2];
    char of[160];         /* room for a field of both */
    bool promises_ranges; /* of a class of roots */
};

/*
 * What a line of an earlier format says.
 *
 * format   of the file
 * line     borrowed by `now`
 * returns  CT_ERR_INPUT: fields are missing, it is of another number of ranks, or of
 *          a later format
 */
int ct_decisions_map(const struct ct_decisions_place *place, int format,
                     const struct ct_signature *signature, const struct ct_csv_line *line,
                     struct ct_lines_now *now);

#endif
