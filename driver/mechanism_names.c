/*
 * mechanism_names.c - the lists that CMake made of timer/mechanism_*.c.
 */
#include "driver/mechanism_names.h"

#include "base/words.h"
#include "driver/config.h"

#include <stdio.h>
#include <string.h>

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

char *ct_mechanism_words(const char *name, double spread_s,
                         char text[CT_MECHANISM_TEXT])
{
    snprintf(text, CT_MECHANISM_TEXT, "%s", name);
    if (spread_s > 0 && ct_words_have(with_spread, name))
        snprintf(text, CT_MECHANISM_TEXT, "%s spread=%g", name, spread_s);
    return text;
}

/* Whether the list has the mechanism with these parameters. */
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
