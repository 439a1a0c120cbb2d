/*
 * candidate.c - candidates by their words.
 */
#include "repo/candidate.h"

#include "base/array.h"
#include "base/hash.h"
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>

#define NATIVE "_native"

static bool has_words(const void *rows, int position, const void *key)
{
    const struct ct_candidate_set *set = rows;

    return strcmp(set->at[position]->words, key) == 0;
}

static void free_candidate(struct ct_candidate *candidate)
{
    if (candidate == NULL)
        return;
    free(candidate->collective);
    free(candidate->name);
    free(candidate->words);
    free(candidate);
}

/* NULL: out of memory. */
static struct ct_candidate *make(const char *collective, const char *name,
                                 const char *words)
{
    const size_t length = strlen(name);
    struct ct_candidate *made = calloc(1, sizeof *made);

    if (made == NULL)
        return NULL;
    made->collective = ct_format("%s", collective);
    made->name = ct_format("%s", name);
    made->words = ct_format("%s", words);
    if (made->collective == NULL || made->name == NULL || made->words == NULL) {
        free_candidate(made);
        return NULL;
    }
    made->text = made->words + length + (made->words[length] == ' ');
    return made;
}

/* NULL: out of memory. */
static struct ct_candidate *find(struct ct_candidate_set *set,
                                 const char *collective, const char *name,
                                 const char *text)
{
    char words[CT_CANDIDATE_WORDS];
    struct ct_candidate *found, **grown;
    uint64_t hash;
    int number;

    snprintf(words, sizeof words, "%s%s%s", name, text[0] == '\0' ? "" : " ",
             text);
    hash = ct_hash_text(CT_HASH_START, words);
    number = ct_hash_index_find(&set->index, hash, has_words, set, words);
    if (number >= 0)
        return set->at[number];
    grown = ct_array_grow(set->at, set->n, sizeof(void *));
    if (grown == NULL)
        return NULL;
    set->at = grown;
    found = make(collective, name, words);
    if (found == NULL ||
        ct_hash_index_add(&set->index, hash, set->n) != CT_OK) {
        free_candidate(found);
        return NULL;
    }
    found->number = set->n;
    grown[set->n++] = found;
    return found;
}

const struct ct_candidate *ct_candidate_named(struct ct_candidate_set *set,
                                              const char *collective,
                                              const char *name,
                                              const char *text)
{
    return find(set, collective, name, text);
}

const struct ct_candidate *
ct_candidate_unaliased(struct ct_candidate_set *set,
                       const struct ct_candidate *candidate)
{
    char name[CT_ALGORITHM_TEXT], text[CT_SETTING_TEXT];

    snprintf(name, sizeof name, "%s", candidate->name);
    snprintf(text, sizeof text, "%s", candidate->text);
    return ct_alias_replace(name, text, NULL) != CT_OK
               ? candidate
               : find(set, candidate->collective, name, text);
}

const struct ct_candidate *ct_candidate_of(
    struct ct_candidate_set *set, const struct ct_collective *collective,
    const struct ct_algorithm *algorithm, const struct ct_setting *setting)
{
    const struct ct_param *const *params =
        algorithm == NULL ? ct_no_params : algorithm->params;
    char name[CT_ALGORITHM_TEXT], text[CT_SETTING_TEXT];
    struct ct_candidate *found;

    snprintf(name, sizeof name, "%s%s",
             algorithm == NULL ? collective->name : algorithm->name,
             algorithm == NULL ? NATIVE : "");
    found = find(set, collective->name, name,
                 ct_setting_text(params, setting, text));
    if (found == NULL)
        return NULL;
    found->algorithm = algorithm;
    found->setting = *setting;
    return found;
}

void ct_candidate_set_fini(struct ct_candidate_set *set)
{
    for (int i = 0; i < set->n; i++)
        free_candidate(set->at[i]);
    free(set->at);
    ct_hash_index_fini(&set->index);
}

bool ct_candidate_is_native(const struct ct_candidate *candidate)
{
    const size_t length = strlen(candidate->collective);

    return candidate->text[0] == '\0' &&
           strncmp(candidate->name, candidate->collective, length) == 0 &&
           strcmp(candidate->name + length, NATIVE) == 0;
}

bool ct_candidate_is_reordered(const struct ct_candidate *a,
                               const struct ct_candidate *b)
{
    return strcmp(a->name, b->name) == 0 &&
           memcmp(a->setting.values, b->setting.values,
                  CT_SETTING_MAX * sizeof *a->setting.values) == 0;
}
