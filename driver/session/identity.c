/*
 * identity.c - says in what two identities differ.
 */
#include "driver/session/identity.h"

#include <string.h>

#define RESTART "--restart starts from scratch and keeps the old file"

/* For words whose values are hashes, which mean nothing to people. */
static const struct {
    const char *key;
    const char *sentence;
} changes[] = {
    {"algorithms=", "the code of colltune's algorithms has changed since these "
                    "measurements were made and verified"},
    {"routines=", "the generated routines have changed since these "
                  "measurements were made and verified"},
};

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

/* The thread level of an identity, up to the next blank. */
static const char *thread_level_of(const char *identity)
{
    const char *at = strstr(identity, CT_IDENTITY_THREADS);

    return at == NULL ? "single" : at + strlen(CT_IDENTITY_THREADS);
}

static int compare_thread_levels(const char *path, const char *found,
                                 const char *wanted, struct ct_diag *diag)
{
    const char *old = thread_level_of(found), *now = thread_level_of(wanted);
    const int n = (int)strcspn(old, " "), m = (int)strcspn(now, " ");

    if (n == m && strncmp(old, now, (size_t)n) == 0)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s:1: these measurements were made with --thread-level "
                       "%.*s, now it is %.*s; " RESTART,
                       path, n, old, m, now);
}

int ct_identity_compare(const char *path, const char *found, const char *wanted,
                        struct ct_diag *diag)
{
    size_t word;

    if (strcmp(found, wanted) == 0)
        return CT_OK;
    if (compare_thread_levels(path, found, wanted, diag) != CT_OK)
        return CT_ERR_INPUT;
    word = find_difference(found, wanted);
    for (size_t i = 0; i < sizeof changes / sizeof changes[0]; i++) {
        const size_t length = strlen(changes[i].key);

        if (strncmp(found + word, changes[i].key, length) == 0 &&
            strncmp(wanted + word, changes[i].key, length) == 0)
            return ct_diag_set(diag, CT_ERR_INPUT, "%s:1: %s; " RESTART, path,
                               changes[i].sentence);
    }
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s:1: these measurements were made with %.*s, now it "
                       "is %.*s; " RESTART,
                       path, (int)strcspn(found + word, " "), found + word,
                       (int)strcspn(wanted + word, " "), wanted + word);
}
