/*
 * writer.h - what is written from a result: one file of result/ for each.
 *
 * write_NAME.c exports one constant descriptor, write_NAME; the list of them
 * is made from the folder listing when the project is built.
 */
#ifndef CT_RESULT_WRITER_H
#define CT_RESULT_WRITER_H

#include "base/text.h"
#include "result/result.h"

struct ct_writer {
    const char *file; /* of a machine folder */
    bool is_report;   /* for people: it may be written by itself */

    /* Add the whole of it. Equal results give equal bytes: no dates. Lack of
       memory is kept by the text. */
    void (*write)(struct ct_text *text, const struct ct_result *result);
};

/* All of them, NULL at the end, in order of name. */
extern const struct ct_writer *const ct_writers[];

/*
 * What a writer writes.
 *
 * text  out: owned by the caller
 */
int ct_writer_text(const struct ct_writer *writer, const struct ct_result *result, char **text,
                   struct ct_diag *diag);

#endif
