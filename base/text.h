/*
 * text.h - text on the heap. Every folder may include this header.
 */
#ifndef CT_BASE_TEXT_H
#define CT_BASE_TEXT_H

#include "base/status.h"

#include <stdbool.h>

/* A text that grows; all zero: empty. `text` ends in NUL; NULL while empty. */
struct ct_text {
    char *text;
    size_t length;
    size_t size;
    bool failed; /* out of memory once: nothing is added any more */
};

/* Add as printf would in the C locale, any length. */
void ct_text_add(struct ct_text *text, const char *format, ...) CT_PRINTF(2, 3);

/* Replace control characters, but line ends and tabs, and what is no UTF-8 by ?, byte by byte: names
   that others wrote may be commands to a terminal. Returns `text`. */
char *ct_text_printable(char *text);

/* Add bytes. */
void ct_text_append(struct ct_text *text, const char *bytes, size_t length);

/*
 * Add the words of a text, separated by blanks, with one blank between them, on
 * as many lines as they need: the next lines begin at the column where the first
 * word stands.
 *
 * column  of the first word
 * last    no line is longer, unless a word alone is
 */
void ct_text_add_words(struct ct_text *text, const char *words, int column, int last);

/*
 * Hand the text over.
 *
 * result   out: owned by the caller, free; "" if nothing was added
 * returns  0, or CT_ERR_MEMORY with the text freed
 */
int ct_text_take(struct ct_text *text, char **result, struct ct_diag *diag);

/* "s" for a word after a number, but not after 1: "%d rank%s". */
static inline const char *ct_plural(unsigned long long n)
{
    return n == 1 ? "" : "s";
}

/* The same as a text of its own; NULL when out of memory. */
char *ct_format(const char *format, ...) CT_PRINTF(1, 2);

#endif
