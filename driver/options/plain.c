/*
 * plain.c - which characters of texts from outside are kept.
 */
#include "driver/options/plain.h"

#include "repo/schedule.h"

#include <string.h>

#define LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
#define DIGITS "0123456789"
#define ROUTINE_MOST 100 /* names are words in lines of requests and records */

void ct_plain_make(char *text)
{
    for (; *text != '\0'; text++) {
        const bool is_printable = *text >= ' ' && *text <= '~';

        if (*text != '\t' && (!is_printable || strchr("*\\?", *text) != NULL))
            *text = '_';
    }
}

bool ct_plain_is_word(const char *text)
{
    const size_t length = strspn(text, LETTERS DIGITS "._-");

    return length >= 1 && length <= CT_PLAIN_WORD_MOST && text[length] == '\0';
}

static bool is_of_collective(const char *name)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        const char *word = ct_collectives[i]->name;
        const size_t n = strlen(word);

        if (strncmp(name, word, n) == 0 && name[n] == '_')
            return true;
    }
    return false;
}

bool ct_plain_is_routine(const char *name)
{
    const size_t length = strspn(name, LETTERS DIGITS "_");

    return is_of_collective(name) && length <= ROUTINE_MOST && strcmp(name + length, ".c") == 0;
}

int ct_plain_check_routine(const char *name, struct ct_diag *diag)
{
    if (ct_plain_is_routine(name))
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INVALID,
                       "the generator wrote a file %.120s: a routine's file is "
                       "named COLLECTIVE_NAME.c, of at most %d letters, digits "
                       "and _, as its name is a name in C",
                       name, ROUTINE_MOST);
}
