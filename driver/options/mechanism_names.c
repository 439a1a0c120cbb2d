/*
 * mechanism_names.c - mechanisms as words, and what is known of them.
 */
#include "driver/options/mechanism_names.h"

#include "base/words.h"
#include "timer/facts.h"

#include <stdio.h>
#include <string.h>

#define COUNTS " counts="

#define CALLS_OF_OWN 10 /* of a sample by a mechanism of a user's own timer */

const char *ct_mechanism_name(int i)
{
    return ct_mechanism_facts[i] == NULL ? NULL : ct_mechanism_facts[i]->name;
}

/* Those of the mechanism with these parameters; NULL: it is a user's own. */
static const struct ct_mechanism_facts *facts_of(const char *words)
{
    const size_t length = strcspn(words, " ");

    for (int i = 0; ct_mechanism_facts[i] != NULL; i++) {
        const char *name = ct_mechanism_facts[i]->name;

        if (strlen(name) == length && strncmp(name, words, length) == 0)
            return ct_mechanism_facts[i];
    }
    return NULL;
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
    if (spread_s > 0 && ct_mechanism_has_spread(name))
        snprintf(text, CT_MECHANISM_TEXT, "%s spread=%g", name, spread_s);
    if (counts != NULL)
        add_counts(counts, text);
    return text;
}

int ct_mechanism_calls(const char *words)
{
    const struct ct_mechanism_facts *facts = facts_of(words);

    return facts != NULL ? facts->calls : CALLS_OF_OWN;
}

bool ct_mechanism_has_spread(const char *words)
{
    const struct ct_mechanism_facts *facts = facts_of(words);

    return facts != NULL && facts->has_spread;
}

bool ct_mechanism_has_counts(const char *words)
{
    return strstr(words, COUNTS) != NULL;
}
