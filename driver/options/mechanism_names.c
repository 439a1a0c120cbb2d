/*
 * mechanism_names.c - the lists that CMake made of timer/mechanism_*.c.
 */
#include "driver/options/mechanism_names.h"

#include "base/words.h"
#include "driver/config.h"

#include <stdio.h>
#include <string.h>

#define COUNTS " counts="

const char *ct_mechanism_name(int i)
{
    static const char *const names[] = {CT_MECHANISMS NULL};

    return names[i];
}

static const char *one_call(int i)
{
    static const char *const names[] = {CT_MECHANISMS_OF_ONE_CALL NULL};

    return names[i];
}

static const char *with_spread(int i)
{
    static const char *const names[] = {CT_MECHANISMS_WITH_SPREAD NULL};

    return names[i];
}

const char *ct_counts_name(int i)
{
    static const char *const names[] = {"equal", "linear", "random", "hot", "half", NULL};

    return names[i];
}

static bool are_equal(const char *counts)
{
    return strcmp(counts, "equal") == 0;
}

/* A whole number that an int holds. */
static bool is_number(const char *text)
{
    return text[0] != '\0' && text[strspn(text, "0123456789")] == '\0' && strlen(text) < 10;
}

bool ct_counts_are_right(const char *counts)
{
    const char *number = strchr(counts, ':');

    return ct_words_have(ct_counts_name, counts) ||
           (number != NULL && is_number(number + 1) &&
            (strncmp(counts, "random:", strlen("random:")) == 0 ||
             strncmp(counts, "hot:", strlen("hot:")) == 0));
}

/* Add the words of the pattern. */
static void add_counts(const char *counts, char *text)
{
    const size_t length = strlen(text);
    const int name = (int)strcspn(counts, ":");

    if (are_equal(counts))
        return;
    snprintf(text + length, CT_MECHANISM_TEXT - length, COUNTS "%.*s%s%s", name, counts,
             counts[name] == '\0' ? "" : " seed=", counts[name] == '\0' ? "" : counts + name + 1);
}

char *ct_mechanism_words(const char *name, double spread_s, const char *counts,
                         char text[CT_MECHANISM_TEXT])
{
    snprintf(text, CT_MECHANISM_TEXT, "%s", name);
    if (spread_s > 0 && ct_words_have(with_spread, name))
        snprintf(text, CT_MECHANISM_TEXT, "%s spread=%g", name, spread_s);
    if (counts != NULL)
        add_counts(counts, text);
    return text;
}

/* True if the list has the mechanism with these parameters. */
static bool is_in(ct_word_fn *list, const char *words)
{
    char name[CT_MECHANISM_TEXT];

    snprintf(name, sizeof name, "%.*s", (int)strcspn(words, " "), words);
    return ct_words_have(list, name);
}

bool ct_mechanism_is_one_call(const char *words)
{
    return is_in(one_call, words);
}

bool ct_mechanism_has_spread(const char *words)
{
    return is_in(with_spread, words);
}

bool ct_mechanism_has_counts(const char *words)
{
    return strstr(words, COUNTS) != NULL;
}
