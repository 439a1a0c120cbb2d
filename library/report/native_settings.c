/*
 * native_settings.c - finds them by the words of their names.
 *
 * MPICH 4.0.2 alone has some 150 such variables, which are named by one rule:
 * a prefix, and words with '_' between them, among which is the collective's
 * name, or one for all collectives. Other MPI libraries do the same.
 */
#include "library/report/native_settings.h"

#include "library/call/interposed.h"
#include "library/call/tally.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>

extern char **environ;

static const char *const prefixes[] = {
    "MPIR_CVAR_", "MPIR_PARAM_", "MPICH_", /* MPICH and what is made of it */
    "I_MPI_",     "MV2_",        "OMPI_MCA_", NULL};

/* Of all collectives. */
static const char *const for_all[] = {"COLL", "COLLECTIVE", "COLLECTIVES", "HCOLL", NULL};

/* Of calls that the library does not take: on inter-communicators, and
   persistent ones. */
static const char *const for_others[] = {"INTER", "INIT", NULL};

/* The bytes of a word in upper or lower case, '_' or the end after it, if it
   stands there; otherwise 0. */
static size_t match(const char *words, const char *end, const char *word)
{
    const size_t n = strlen(word);

    return (size_t)(end - words) >= n && strncasecmp(words, word, n) == 0 &&
                   (words + n == end || words[n] == '_')
               ? n
               : 0;
}

/* The next word, or `end`. */
static const char *next(const char *words, const char *end)
{
    const char *line = memchr(words, '_', (size_t)(end - words));

    return line == NULL ? end : line + 1;
}

static bool has_any(const char *words, const char *end, const char *const *wanted)
{
    for (; words < end; words = next(words, end)) {
        for (int i = 0; wanted[i] != NULL; i++) {
            if (match(words, end, wanted[i]) > 0)
                return true;
        }
    }
    return false;
}

/* Take the collective that is named where the words begin, if its name is
   longer than that of `found`: REDUCE_SCATTER_BLOCK is not reduce. */
static void find_longer(const char *words, const char *end, const struct ct_interposed **found,
                        size_t *longest)
{
    for (int i = 0; ct_all_interposed[i] != NULL; i++) {
        const size_t n = match(words, end, ct_all_interposed[i]->collective->name);

        if (n > *longest) {
            *longest = n;
            *found = ct_all_interposed[i];
        }
    }
}

/* NULL: the words name none. */
static const struct ct_interposed *find_named(const char *words, const char *end)
{
    const struct ct_interposed *found = NULL;
    size_t longest = 0;

    for (; words < end; words = next(words, end))
        find_longer(words, end, &found, &longest);
    return found;
}

/* What stands after the prefix of an MPI library; NULL: it is of none. */
static const char *words_of(const char *variable)
{
    for (int i = 0; prefixes[i] != NULL; i++) {
        const size_t n = strlen(prefixes[i]);

        if (strncmp(variable, prefixes[i], n) == 0)
            return variable + n;
    }
    return NULL;
}

/* Names with commas between them, of those that ran other algorithms. */
static void add_tuned(struct ct_text *names, const struct ct_interposed *only)
{
    bool is_first = true;

    for (int i = 0; ct_all_interposed[i] != NULL; i++) {
        const struct ct_interposed *interposed = ct_all_interposed[i];

        if ((only != NULL && only != interposed) || !ct_counts_have_algorithms(interposed))
            continue;
        ct_text_add(names, "%s%s", is_first ? "" : ", ", interposed->collective->name);
        is_first = false;
    }
}

static void add_variable(struct ct_text *text, const char *beginning, const char *variable)
{
    const char *words = words_of(variable);
    const char *end = strchr(variable, '=');
    const struct ct_interposed *named;
    struct ct_text names = {0};
    char *list = NULL;

    if (words == NULL || end == NULL || words > end || has_any(words, end, for_others))
        return;
    named = find_named(words, end);
    if (named == NULL && !has_any(words, end, for_all))
        return;
    add_tuned(&names, named);
    if (ct_text_take(&names, &list, NULL) == CT_OK && list[0] != '\0')
        ct_text_add(text,
                    "%s%.*s is overridden: it sets native, and other "
                    "algorithms ran calls of %s\n",
                    beginning, (int)strcspn(variable, "\n"), variable, list);
    free(list);
}

void ct_native_settings_add(struct ct_text *text, const char *beginning)
{
    for (char **variable = environ; variable != NULL && *variable != NULL; variable++)
        add_variable(text, beginning, *variable);
}

void ct_native_settings_print(FILE *file)
{
    struct ct_text text = {0};
    char *lines = NULL;

    ct_native_settings_add(&text, "colltune: ");
    if (ct_text_take(&text, &lines, NULL) == CT_OK)
        fputs(lines, file);
    free(lines);
}
