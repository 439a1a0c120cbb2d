/*
 * side_line.h - a line that side_by_side prints.
 */
#ifndef CT_BENCH_SIDE_LINE_H
#define CT_BENCH_SIDE_LINE_H

#include <stdbool.h>
#include <stddef.h>

#define CT_SIDE_NAME 48 /* of a collective, with the NUL */

struct ct_side_line {
    char collective[CT_SIDE_NAME];
    size_t bytes;
    int n;
    bool has_tuned; /* false: native alone */
    double *tuned;  /* n seconds, in the order of the calls */
    double *native;
};

/*
 * Understand "COLLECTIVE BYTES N [tuned T1 ... TN] native T1 ... TN", without its
 * newline.
 *
 * side     out: ct_side_line_fini, also after a failure
 * returns  false: it is no such line, or out of memory
 */
bool ct_side_line_read(const char *line, struct ct_side_line *side);
void ct_side_line_fini(struct ct_side_line *side);

#endif
