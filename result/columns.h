/*
 * columns.h - the kinds of lines of decisions.csv, each a table of columns:
 * reader, writer and the comments at the head of the file go by it.
 */
#ifndef CT_RESULT_COLUMNS_H
#define CT_RESULT_COLUMNS_H

#include "base/text.h"
#include "result/result.h"

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

/* True if lines of a format have the column. */
bool ct_column_is_of(const struct ct_column *column, int format);

/* A list of a collective: places in struct ct_result_collective, and in its
   elements. */
struct ct_list {
    size_t elements;
    size_t count;
    size_t element_size;
    size_t line;
};

struct ct_line_kind {
    const char *word; /* that begins the line */
    const char *meaning;
    bool has_collective; /* its name is the second field */
    const struct ct_column *columns;
    int ncolumns;
    struct ct_list list; /* that the lines fill */
};

/* The text of a key of the signature that is left out then, its member being
   NULL or that; NULL: the key must be there. */
const char *ct_column_usual(const struct ct_column *column);

/* True if the last column is left out where it is empty: 1, else 0. */
int ct_line_optional(const struct ct_line_kind *kind);

/* The columns of the signature are its keys, each with a line of its own. */
extern const struct ct_line_kind ct_signature_line;
extern const struct ct_line_kind ct_collective_line;

/* The lines of how the decisions came about, in formats from 3 on; they are not
   of a collective. */
extern const struct ct_line_kind ct_provenance_line;

/* Those of the lists of a collective, in the order in which they are written;
   NULL at the end. */
extern const struct ct_line_kind *const ct_list_lines[];

/* One of them, which is written at the end, with the provenance: where the time
   went is different each time. */
extern const struct ct_line_kind ct_spent_line;

/* The second field of the lines of a collective: its name. */
extern const struct ct_column ct_collective_name_column;

/* How many elements the list has, and one of them. */
int ct_list_count(const struct ct_line_kind *kind, const struct ct_result_collective *own);
void *ct_list_at(const struct ct_line_kind *kind, const struct ct_result_collective *own, int i);

/* Add an element that is all zero but for its line; NULL when out of memory. */
void *ct_list_add(const struct ct_line_kind *kind, struct ct_result_collective *own, int line);

/* Free a list with its text. */
void ct_list_fini(const struct ct_line_kind *kind, struct ct_result_collective *own);

/* Free the text of a structure whose members the columns are. */
void ct_columns_fini(const struct ct_line_kind *kind, void *members);

extern const struct ct_field ct_field_word;      /* letters, digits, . _ - */
extern const struct ct_field ct_field_name;      /* a name in C */
extern const struct ct_field ct_field_algorithm; /* the same, or native */
extern const struct ct_field ct_field_candidate; /* the same, or empty */
extern const struct ct_field ct_field_setting;
extern const struct ct_field ct_field_text; /* anything that is plain */
extern const struct ct_field ct_field_limits;
extern const struct ct_field ct_field_thread_level;
extern const struct ct_field ct_field_counts; /* of blocks: "random:7" */
extern const struct ct_field ct_field_ranks;
extern const struct ct_field ct_field_bytes;
extern const struct ct_field ct_field_count;   /* 0: empty */
extern const struct ct_field ct_field_total;   /* long, 0 is written */
extern const struct ct_field ct_field_seconds; /* 0: empty */
extern const struct ct_field ct_field_hash;
extern const struct ct_field ct_field_fingerprint; /* 0: empty */
/* Of columns that formats have from 3 on: the same as seconds and count, and a
   struct ct_result_trouble. */
extern const struct ct_field ct_field_ratio;
extern const struct ct_field ct_field_rounds;
extern const struct ct_field ct_field_disturbed;
/* Of one that formats had up to 2: the same as seconds. */
extern const struct ct_field ct_field_second_s;
/* The same as fingerprint and as seconds; of a last column that may be
   missing. */
extern const struct ct_field ct_field_candidates;
extern const struct ct_field ct_field_busy;
extern const struct ct_field ct_field_yes_no;
extern const struct ct_field ct_field_reproducible;
extern const struct ct_field ct_field_basis;
extern const struct ct_field ct_field_stage;
extern const struct ct_field ct_field_sizes;     /* "0 100 200" */
extern const struct ct_field ct_field_rank_list; /* "1 2 5 6" */
extern const struct ct_field ct_field_other;     /* a pattern's name, or empty */
extern const struct ct_field ct_field_share;
extern const struct ct_field ct_field_what; /* enum ct_left_out_what */

#endif
