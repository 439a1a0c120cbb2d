/*
 * identity.c - says in what two identities differ.
 */
#include "driver/journal/identity.h"

#include <string.h>

#define RESTART "--restart starts from scratch and keeps the old file"

/* Where the first word begins that differs. */
static size_t find_difference(const char *found, const char *wanted)
{
    size_t word = 0;

    for (size_t i = 0; found[i] != '\0' && found[i] == wanted[i]; i++) {
        if (found[i] == ' ')
            word = i + 1;
    }
    return word;
}

/* Words that are left out for what is usual. */
static const struct {
    const char *key;
    const char *option;
    const char *usual;
} optional[] = {
    {CT_IDENTITY_THREADS, "--thread-level", "single"},
    {CT_IDENTITY_COUNTS, "--counts", "equal"},
    {CT_IDENTITY_SEED, "--counts with number", "none"},
    {CT_IDENTITY_ALL, "--all-algorithms", "off"},
};
#define NOPTIONAL (sizeof optional / sizeof optional[0])

/* The value of optional word `i`, up to the next blank. */
static const char *value_of(const char *identity, size_t i)
{
    const char *at = strstr(identity, optional[i].key);

    return at == NULL ? optional[i].usual : at + strlen(optional[i].key);
}

static int compare_optional(const char *path, const char *found, const char *wanted, size_t i,
                            struct ct_diag *diag)
{
    const char *old = value_of(found, i), *now = value_of(wanted, i);
    const int n = (int)strcspn(old, " "), m = (int)strcspn(now, " ");

    if (n == m && strncmp(old, now, (size_t)n) == 0)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s:1: these measurements were made with %s "
                       "%.*s, now it is %.*s; " RESTART,
                       path, optional[i].option, n, old, m, now);
}

int ct_identity_compare(const char *path, const char *found, const char *wanted,
                        struct ct_diag *diag)
{
    size_t word;

    if (strcmp(found, wanted) == 0)
        return CT_OK;
    for (size_t i = 0; i < NOPTIONAL; i++) {
        if (compare_optional(path, found, wanted, i, diag) != CT_OK)
            return CT_ERR_INPUT;
    }
    word = find_difference(found, wanted);
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s:1: these measurements were made with %.*s, now it "
                       "is %.*s; " RESTART,
                       path, (int)strcspn(found + word, " "), found + word,
                       (int)strcspn(wanted + word, " "), wanted + word);
}
