/*
 * words.c - joins words.
 */
#include "base/words.h"

#include <stdio.h>
#include <string.h>

const char *ct_words_join(ct_word_fn *word, const char *before_last, char *text,
                          size_t size)
{
    size_t used = 0;

    text[0] = '\0';
    for (int i = 0; word(i) != NULL && used < size; i++) {
        const bool is_last = word(i + 1) == NULL;
        const char *before = i == 0 ? "" : is_last ? before_last : ", ";

        used +=
            (size_t)snprintf(text + used, size - used, "%s%s", before, word(i));
    }
    return text;
}

bool ct_words_have(ct_word_fn *word, const char *wanted)
{
    int i = 0;

    while (word(i) != NULL && strcmp(word(i), wanted) != 0)
        i++;
    return word(i) != NULL;
}

int ct_words_fail(ct_word_fn *word, const char *kind, const char *unknown,
                  struct ct_diag *diag)
{
    char known[512];

    return ct_diag_set(diag, CT_ERR_INPUT, "unknown %s: %s; known are %s", kind,
                       unknown,
                       ct_words_join(word, " and ", known, sizeof known));
}
