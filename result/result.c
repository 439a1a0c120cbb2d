/*
 * result.c - the lists of the model.
 */
#include "result/result.h"

#include "result/columns.h"

#include <stdlib.h>
#include <string.h>

struct ct_result *ct_result_new(void)
{
    return calloc(1, sizeof(struct ct_result));
}

void ct_result_tree_fini(struct ct_result_tree *tree)
{
    for (int i = 0; i < tree->nlinks; i++) {
        free(tree->links[i].lower);
        free(tree->links[i].upper);
    }
    free(tree->links);
    free(tree->collective);
    free(tree->algorithm);
    free(tree->setting);
    memset(tree, 0, sizeof *tree);
}

void ct_result_free(struct ct_result *result)
{
    if (result == NULL)
        return;
    for (int i = 0; i < result->njobs; i++)
        free(result->jobs[i].name);
    free(result->jobs);
    free(result->job);
    free(result->site);
    ct_result_tree_fini(&result->tree);
    ct_columns_fini(&ct_signature_line, &result->signature);
    ct_lists_fini(NULL, result);
    free(result);
}

int ct_result_move_collective(struct ct_result *from, int i, struct ct_result *to, int position)
{
    static const struct ct_result_collective empty;

    if (CT_ADD(to, collectives) == NULL)
        return CT_ERR_MEMORY;
    memmove(&to->collectives[position + 1], &to->collectives[position],
            (size_t)(to->ncollectives - 1 - position) * sizeof *to->collectives);
    to->collectives[position] = from->collectives[i];
    from->collectives[i] = empty;
    return CT_OK;
}

struct ct_result_collective *ct_result_add_collective(struct ct_result *result)
{
    struct ct_result_collective *own = CT_ADD(result, collectives);

    return own == NULL || CT_ADD(own, cases) == NULL ? NULL : own;
}

struct ct_result_collective *ct_result_find_collective(const struct ct_result *result,
                                                       const char *name)
{
    for (int i = 0; i < result->ncollectives; i++) {
        if (strcmp(result->collectives[i].name, name) == 0)
            return &result->collectives[i];
    }
    return NULL;
}

const struct ct_result_range *ct_result_find_range(const struct ct_result_case *own, size_t bytes)
{
    const struct ct_result_range *found = NULL;

    for (int i = 0; i < own->nranges && own->ranges[i].from_bytes <= bytes; i++)
        found = &own->ranges[i];
    return found;
}

/* What follows the word and a colon in what the case is of; NULL: another word does. */
static const char *after(const struct ct_result_case *own, const char *word)
{
    const size_t length = strlen(word);

    return own->of != NULL && strncmp(own->of, word, length) == 0 && own->of[length] == ':'
               ? own->of + length + 1
               : NULL;
}

int ct_case_root(const struct ct_result_case *own)
{
    const char *root = after(own, "root");

    return root == NULL ? 0 : (int)strtol(root, NULL, 10);
}

bool ct_case_has_root(const struct ct_result_case *own, int rank)
{
    const char *at = own->ranks == NULL ? "" : own->ranks;
    char *end;

    while (*at != '\0') {
        if (strtol(at, &end, 10) == rank)
            return true;
        at = end;
    }
    return false;
}

const char *ct_case_pattern(const struct ct_result_case *own)
{
    return after(own, "pattern");
}

const struct ct_result_case *ct_result_find_pattern(const struct ct_result_collective *own,
                                                    const char *name)
{
    for (int i = 1; i < own->ncases; i++) {
        const char *pattern = ct_case_pattern(&own->cases[i]);

        if (pattern != NULL && strcmp(pattern, name) == 0)
            return &own->cases[i];
    }
    return NULL;
}

bool ct_case_is_timed(const struct ct_result_case *own)
{
    return own->same_as == NULL || own->same_as[0] == '\0';
}

const char *const ct_left_out_names[CT_LEFT_OUT_WHATS] = {
    [CT_LEFT_OUT_DROPPED] = "dropped",
    [CT_LEFT_OUT_WRONG] = "wrong",
    [CT_LEFT_OUT_UNTRIED] = "untried",
};

const char *const ct_basis_names[CT_RESULT_BASES] = {
    [CT_RESULT_UNDECIDED] = "undecided",       [CT_RESULT_KEPT] = CT_RESULT_NATIVE,
    [CT_RESULT_CONFIRMED] = "confirmed",       [CT_RESULT_FIRST_LOOK] = "first_look",
    [CT_RESULT_PREDICTED] = "predicted",       [CT_RESULT_CARRIED] = "carried",
    [CT_RESULT_NATIVE_WRONG] = "native_wrong",
};

bool ct_case_is_timed_elsewhere(const struct ct_result_case *own, int i)
{
    const struct ct_result_range *range = &own->ranges[i];
    const enum ct_basis basis = range->figures.basis;
    const bool is_last = i + 1 == own->nranges;

    if (basis == CT_RESULT_UNDECIDED || basis == CT_RESULT_PREDICTED || basis == CT_RESULT_CARRIED)
        return false;
    return range->measured_bytes < range->from_bytes ||
           (!is_last && range->measured_bytes >= range[1].from_bytes);
}

bool ct_result_calls_mpi(const char *algorithm)
{
    return algorithm != NULL && strcmp(algorithm, CT_RESULT_NATIVE) == 0;
}

bool ct_result_is_native(const char *algorithm, const char *setting)
{
    return ct_result_calls_mpi(algorithm) && (setting == NULL || setting[0] == '\0');
}

size_t ct_result_native_failed_from(const struct ct_result_collective *own)
{
    size_t from = SIZE_MAX;

    for (int i = 0; i < own->nleft_out; i++) {
        const struct ct_result_left_out *left_out = &own->left_out[i];

        if (ct_result_is_native(left_out->algorithm, left_out->setting) &&
            left_out->what == CT_LEFT_OUT_DROPPED && left_out->from_bytes < from)
            from = left_out->from_bytes;
    }
    return from;
}

struct ct_result_choice *ct_result_choice(const struct ct_result_collective *own, int i)
{
    for (int c = 0; c < own->ncases; c++) {
        if (i < own->cases[c].nranges)
            return &own->cases[c].ranges[i].choice;
        i -= own->cases[c].nranges;
    }
    return NULL;
}

static bool is_same_text(const char *a, const char *b)
{
    return strcmp(a == NULL ? "" : a, b == NULL ? "" : b) == 0;
}

const char *ct_result_provenance(const struct ct_result *result, const char *key)
{
    for (int i = 0; i < result->nprovenance; i++) {
        if (strcmp(result->provenance[i].key, key) == 0)
            return result->provenance[i].value;
    }
    return NULL;
}

bool ct_result_is_same(const struct ct_result_choice *a, const struct ct_result_choice *b)
{
    return is_same_text(a->algorithm, b->algorithm) && is_same_text(a->setting, b->setting);
}

bool ct_result_names(const struct ct_result *result, const char *algorithm)
{
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];
        const struct ct_result_choice *choice;

        for (int i = 0; (choice = ct_result_choice(own, i)) != NULL; i++) {
            if (strcmp(choice->algorithm, algorithm) == 0)
                return true;
        }
    }
    return false;
}
