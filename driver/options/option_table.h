/*
 * option_table.h - the options of all commands, as data.
 *
 * Parsing, help and whatever else describes the commands follow from the table.
 */
#ifndef CT_DRIVER_OPTIONS_OPTION_TABLE_H
#define CT_DRIVER_OPTIONS_OPTION_TABLE_H

#include "base/words.h"

#include <stdbool.h>
#include <stddef.h>

enum ct_option_kind {
    CT_OPTION_FLAG,        /* bool; takes no value */
    CT_OPTION_TEXT,        /* const char *: any text but an empty one */
    CT_OPTION_WORD,        /* const char *: one of `words` */
    CT_OPTION_COUNTS,      /* const char *: one of `words`, some with a number */
    CT_OPTION_NUMBER,      /* double */
    CT_OPTION_SIZE,        /* size_t */
    CT_OPTION_RANKS,       /* int */
    CT_OPTION_MECHANISMS,  /* struct ct_mechanism_list; adds to it */
    CT_OPTION_COLLECTIVES, /* bool[]: those named by `words`; adds to them */
    CT_OPTION_SIMULATE     /* const struct ct_flavour *; takes no value */
};

/* The numbers that an option takes. */
struct ct_option_range {
    const char *noun; /* what a wrong value is not: "time" */
    const char *unit; /* "seconds"; NULL: it is a plain number */
    double least;
    double most;
    bool is_above; /* the least itself is not taken */
};

struct ct_option {
    enum ct_option_kind kind;
    char letter;
    const char *name;
    const char *value;                   /* the word for it in the help; NULL: it takes none */
    const char *commands;                /* those that take it, separated by blanks */
    const char *text;                    /* help; %s: the words */
    size_t field;                        /* offset in struct ct_options */
    ct_word_fn *words;                   /* NULL: no list of words */
    const char *noun;                    /* what an unknown word is called */
    const struct ct_option_range *range; /* of numbers */
    const char *otherwise;               /* the value without the option; NULL: all bits 0 */
    const char *otherwise_text;          /* what the help says of that; NULL: the value */
};

/* All options; name NULL at the end. */
extern const struct ct_option ct_options_table[];

/* True if the command takes the option. */
bool ct_option_is_of(const struct ct_option *option, const char *command);

/* True if `word` is one of those of a text, separated by blanks. */
bool ct_option_has_word(const char *words, const char *word);

#endif
