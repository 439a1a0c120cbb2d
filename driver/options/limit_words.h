/*
 * limit_words.h - the options that decide which candidates are left out, in
 * words, as decisions name them.
 */
#ifndef CT_DRIVER_OPTIONS_LIMIT_WORDS_H
#define CT_DRIVER_OPTIONS_LIMIT_WORDS_H

#include "driver/options/options.h"

#define CT_LIMIT_WORDS_TEXT 96

/*
 * "usual" for those without options, else "--limit 30 --scratch-limit 1000".
 *
 * text     CT_LIMIT_WORDS_TEXT bytes
 * returns  text
 */
const char *ct_limit_words(const struct ct_options *options, char *text);

#endif
