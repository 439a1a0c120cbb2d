/*
 * columns.h - the kinds of lines of decisions.csv, each a table of columns:
 * reader, writer and the comments at the head of the file go by it.
 */
#ifndef CT_RESULT_COLUMNS_H
#define CT_RESULT_COLUMNS_H

#include "base/text.h"

#include <stddef.h>

/* How a member is written in a field. */
struct ct_field {
    const char *right; /* "a whole number of bytes": for messages */

    /* Set the member; it is zero before. false: the text is none. */
    bool (*read)(const char *text, void *member);
    void (*write)(struct ct_text *text, const void *member);
    bool is_text; /* the member is a char * that is owned */
};

struct ct_column {
    const char *name;
    const struct ct_field *field;
    size_t offset; /* of the member */
    const char *meaning;
};

struct ct_line_kind {
    const char *word; /* that begins the line */
    const char *meaning;
    bool has_collective; /* its name is the second field */
    const struct ct_column *columns;
    int ncolumns;
};

/* The columns of the signature are its keys, each with a line of its own. */
extern const struct ct_line_kind ct_signature_line;
extern const struct ct_line_kind ct_collective_line;
extern const struct ct_line_kind ct_range_line;
extern const struct ct_line_kind ct_size_line;
extern const struct ct_line_kind ct_left_out_line;

/* The second field of the lines of a collective: its name. */
extern const struct ct_column ct_collective_name_column;

/* Free the text of a structure whose members the columns are. */
void ct_columns_fini(const struct ct_line_kind *kind, void *members);

extern const struct ct_field ct_field_word;      /* letters, digits, . _ - */
extern const struct ct_field ct_field_name;      /* a name in C */
extern const struct ct_field ct_field_algorithm; /* the same, or native */
extern const struct ct_field ct_field_candidate; /* the same, or empty */
extern const struct ct_field ct_field_setting;
extern const struct ct_field ct_field_text; /* anything that is plain */
extern const struct ct_field ct_field_thread_level;
extern const struct ct_field ct_field_ranks;
extern const struct ct_field ct_field_bytes;
extern const struct ct_field ct_field_count;   /* 0: empty */
extern const struct ct_field ct_field_seconds; /* 0: empty */
extern const struct ct_field ct_field_hash;
extern const struct ct_field ct_field_fingerprint; /* 0: empty */
extern const struct ct_field ct_field_yes_no;
extern const struct ct_field ct_field_what; /* wrong or dropped */

#endif
