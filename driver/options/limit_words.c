/*
 * limit_words.c - compares limits with the usual ones.
 */
#include "driver/options/limit_words.h"

#include <stdio.h>

const char *ct_limit_words(const struct ct_options *options, char *text)
{
    struct ct_options usual;

    ct_options_default(&usual);
    if (options->limit_s == usual.limit_s && options->scratch_limit == usual.scratch_limit)
        snprintf(text, CT_LIMIT_WORDS_TEXT, "usual");
    else
        snprintf(text, CT_LIMIT_WORDS_TEXT, "--limit %g --scratch-limit %zu", options->limit_s,
                 options->scratch_limit);
    return text;
}
