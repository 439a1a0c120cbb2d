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

/* Read and write a member that is text: any text, unchanged. */
bool ct_field_keep(const char *text, void *member);
void ct_field_write_word(struct ct_text *text, const void *member);

struct ct_column {
    const char *name;
    const struct ct_field *field;
    size_t offset; /* of the member */
    const char *meaning;
};

/* A list of a structure: places in it, and in the list's elements. */
struct ct_list {
    size_t elements;
    size_t count;
    size_t element_size;
    size_t line;
};

/*
 * A kind of line. Its lines begin with the word; then come the keys of the lines
 * that they belong to, then the columns. So a range of a case of a collective is
 * range,COLLECTIVE,OF,from_bytes,...
 */
struct ct_line_kind {
    const char *word;
    const char *meaning;
    const struct ct_line_kind *parent; /* NULL: the lines belong to no other */
    const char *key;                   /* how lines that belong to one name its first column,
                                          which tells it from others; NULL: none does */
    const struct ct_column *columns;
    int ncolumns;
    struct ct_list list;   /* of the parent's element, or of the result, that the lines
                            fill */
    bool is_new_each_time; /* after each tuning, though nothing has changed: written at the
                              end */
};

#define CT_LINE_DEPTH 2 /* the most that a line belongs to: a size of a case of a collective */

/* The text of a key of the signature that is left out then, its member being
   NULL or that; NULL: the key must be there. */
const char *ct_column_usual(const struct ct_column *column);

/* The columns of the signature are its keys, each with a line of its own. */
extern const struct ct_line_kind ct_signature_line;

/* Those of lists, each after its parent, in the order in which they are written;
   NULL at the end. */
extern const struct ct_line_kind *const ct_list_lines[];

/* Some of them. */
extern const struct ct_line_kind ct_collective_line;
extern const struct ct_line_kind ct_case_line;

/* Those of the cost model. */
extern const struct ct_line_kind ct_model_line;
extern const struct ct_line_kind ct_fitted_line;
extern const struct ct_line_kind ct_goodness_line;
extern const struct ct_line_kind ct_offered_line;
extern const struct ct_line_kind ct_residual_line;

/* How many elements the list of an owner has, and one of them. */
int ct_list_count(const struct ct_line_kind *kind, const void *owner);
void *ct_list_at(const struct ct_line_kind *kind, const void *owner, int i);

/* Its element with this key, or else NULL. */
void *ct_list_find(const struct ct_line_kind *kind, const void *owner, const char *key);

/* Add an element that is all zero but for its line; NULL when out of memory. */
void *ct_list_add(const struct ct_line_kind *kind, void *owner, int line);

/* Free the elements of a list with all that belongs to them; it is empty then. */
void ct_list_fini(const struct ct_line_kind *kind, void *owner);

/* Free the lists of an element with all that belongs to them; parent NULL: those of
   the result. */
void ct_lists_fini(const struct ct_line_kind *parent, void *owner);

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
extern const struct ct_field ct_field_ratio;       /* 0: empty */
extern const struct ct_field ct_field_disturbed;   /* struct ct_result_trouble */
extern const struct ct_field ct_field_of;          /* "root:5", "pattern:NAME" */
extern const struct ct_field ct_field_yes_no;
extern const struct ct_field ct_field_reproducible;
extern const struct ct_field ct_field_basis;
extern const struct ct_field ct_field_predicted;
extern const struct ct_field ct_field_stage;
extern const struct ct_field ct_field_sizes;     /* "0 100 200" */
extern const struct ct_field ct_field_rank_list; /* "1 2 5 6", or empty */
extern const struct ct_field ct_field_other;     /* a pattern's name, or empty */
extern const struct ct_field ct_field_share;     /* 0: empty */
extern const struct ct_field ct_field_size;      /* bytes; 0: empty */
extern const struct ct_field ct_field_what;      /* enum ct_left_out_what */
extern const struct ct_field ct_field_number;    /* 0 or more */
extern const struct ct_field ct_field_integer;   /* int, also below 0 */
extern const struct ct_field ct_field_residuals; /* "64:-120:1024" */

#endif
