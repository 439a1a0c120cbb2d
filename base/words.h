/*
 * words.h - lists of known words, in help texts and in messages. Every folder
 * may include this header.
 */
#ifndef CT_BASE_WORDS_H
#define CT_BASE_WORDS_H

#include "base/status.h"

#include <stdbool.h>

/* Word number `i` of a list, from 0; NULL: there are no more. */
typedef const char *ct_word_fn(int i);

/*
 * "barrier, loop and window"
 *
 * before_last  " and ", " or "
 * returns      `text`, cut off at `size`
 */
const char *ct_words_join(ct_word_fn *word, const char *before_last, char *text, size_t size);

/* The word of `words` nearest to a mistyped one: at most 2 edits away. NULL if
   there is none. */
const char *ct_word_nearest(const char *word, const char *const *words, int n);

/* True if the list has this word. */
bool ct_words_have(ct_word_fn *word, const char *wanted);

/*
 * Say that a word is unknown, and which are known.
 *
 * kind     "mechanism"
 * returns  CT_ERR_INPUT
 */
int ct_words_fail(ct_word_fn *word, const char *kind, const char *unknown, struct ct_diag *diag);

#endif
