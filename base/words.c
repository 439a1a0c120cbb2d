/*
 * words.c - joins words, and compares them.
 */
#include "base/words.h"

#include <stdio.h>
#include <string.h>

enum { WORD_MOST = 48, EDITS_MOST = 2 };

const char *ct_words_join(ct_word_fn *word, const char *before_last, char *text, size_t size)
{
    size_t used = 0;

    text[0] = '\0';
    for (int i = 0; word(i) != NULL && used < size; i++) {
        const bool is_last = word(i + 1) == NULL;
        const char *before = i == 0 ? "" : is_last ? before_last : ", ";

        used += (size_t)snprintf(text + used, size - used, "%s%s", before, word(i));
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

int ct_words_fail(ct_word_fn *word, const char *kind, const char *unknown, struct ct_diag *diag)
{
    char known[512];

    return ct_diag_set(diag, CT_ERR_INPUT, "unknown %s: %s; known are %s", kind, unknown,
                       ct_words_join(word, " and ", known, sizeof known));
}

static int least(int a, int b, int c)
{
    const int ab = a < b ? a : b;

    return ab < c ? ab : c;
}

/* Levenshtein's distance; EDITS_MOST + 1 for words too long to compare. */
static int distance(const char *a, const char *b)
{
    int row[WORD_MOST + 1];
    const int na = (int)strnlen(a, WORD_MOST + 1);
    const int nb = (int)strnlen(b, WORD_MOST + 1);

    if (na > WORD_MOST || nb > WORD_MOST)
        return EDITS_MOST + 1;
    for (int j = 0; j <= nb; j++)
        row[j] = j;
    for (int i = 1; i <= na; i++) {
        int diagonal = row[0];

        row[0] = i;
        for (int j = 1; j <= nb; j++) {
            const int above = row[j];

            row[j] = least(above + 1, row[j - 1] + 1, diagonal + (a[i - 1] != b[j - 1]));
            diagonal = above;
        }
    }
    return row[nb];
}

const char *ct_word_nearest(const char *word, const char *const *names, int n)
{
    const char *nearest = NULL;
    int edits = EDITS_MOST + 1;

    for (int i = 0; i < n; i++) {
        const int d = distance(word, names[i]);

        if (d < edits && d < (int)strlen(names[i])) {
            edits = d;
            nearest = names[i];
        }
    }
    return nearest;
}
