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
    const char *file;  /* of a machine folder; the format of `colltune export` */
    bool is_report;    /* for people and other tools: it may be written by itself */
    bool is_on_demand; /* only by `colltune export` */

    /* Add the whole of it. Equal results give equal bytes: no dates. Lack of
       memory is kept by the text. */
    void (*write)(struct ct_text *text, const struct ct_result *result);
};

/* All of them, NULL at the end, in order of name. */
extern const struct ct_writer *const ct_writers[];

/* The file of writer number `i` of those that `colltune export` may call, from 0;
   NULL: there are no more. */
const char *ct_writer_format(int i);

/* The writer of a file; NULL: there is none. */
const struct ct_writer *ct_writer_find(const char *file);

/*
 * What a writer writes.
 *
 * text  out: owned by the caller
 */
int ct_writer_text(const struct ct_writer *writer, const struct ct_result *result, char **text,
                   struct ct_diag *diag);

#endif
