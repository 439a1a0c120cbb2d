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

static void fini_collective(struct ct_result_collective *own)
{
    for (int i = 0; ct_list_lines[i] != NULL; i++)
        ct_list_fini(ct_list_lines[i], own);
    free(own->name);
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
    free(result->traits);
    free(result->site);
    ct_result_tree_fini(&result->tree);
    ct_columns_fini(&ct_signature_line, &result->signature);
    for (int i = 0; i < result->nprovenance; i++)
        ct_columns_fini(&ct_provenance_line, &result->provenance[i]);
    free(result->provenance);
    for (int i = 0; i < result->ncollectives; i++)
        fini_collective(&result->collectives[i]);
    free(result->collectives);
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

const struct ct_result_pattern *ct_result_find_pattern(const struct ct_result_collective *own,
                                                       const char *name)
{
    for (int i = 0; i < own->npatterns; i++) {
        if (strcmp(own->patterns[i].name, name) == 0)
            return &own->patterns[i];
    }
    return NULL;
}

bool ct_result_is_timed(const struct ct_result_pattern *pattern)
{
    return pattern->same_as == NULL || pattern->same_as[0] == '\0';
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

const struct ct_result_range *ct_result_find_range(const struct ct_result_collective *own,
                                                   int nranks, size_t bytes)
{
    const struct ct_result_range *found = NULL;

    for (int i = 0; i < own->nranges; i++) {
        const struct ct_result_range *range = &own->ranges[i];

        if (range->nranks == nranks && range->from_bytes <= bytes)
            found = range;
    }
    return found;
}

struct ct_result_collective ct_result_with_root(const struct ct_result_collective *own, int root)
{
    struct ct_result_collective view = *own;

    view.nranges = 0;
    for (int i = own->nroot_ranges - 1; i >= 0; i--) {
        if (own->root_ranges[i].root != root)
            continue;
        view.ranges = &own->root_ranges[i];
        view.nranges++;
    }
    return view;
}

bool ct_result_has_root(const struct ct_result_roots *roots, int rank)
{
    const char *at = roots->ranks;
    char *end;

    while (*at != '\0') {
        if (strtol(at, &end, 10) == rank)
            return true;
        at = end;
    }
    return false;
}

const char *const ct_left_out_names[CT_LEFT_OUT_WHATS] = {
    [CT_LEFT_OUT_DROPPED] = "dropped",
    [CT_LEFT_OUT_WRONG] = "wrong",
    [CT_LEFT_OUT_UNTRIED] = "untried",
};

const char *const ct_basis_names[CT_RESULT_BASES] = {
    [CT_RESULT_UNDECIDED] = "undecided", [CT_RESULT_KEPT] = CT_RESULT_NATIVE,
    [CT_RESULT_CONFIRMED] = "confirmed", [CT_RESULT_FIRST_LOOK] = "first_look",
    [CT_RESULT_CARRIED] = "carried",     [CT_RESULT_NATIVE_WRONG] = "native_wrong",
};

bool ct_result_is_timed_elsewhere(const struct ct_result_collective *own, int i)
{
    const struct ct_result_range *range = &own->ranges[i];
    const enum ct_basis basis = range->figures.basis;
    const bool is_last = i + 1 == own->nranges || range[1].nranks != range->nranks;

    if (basis == CT_RESULT_UNDECIDED || basis == CT_RESULT_CARRIED)
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

void ct_result_drop_rival(struct ct_result_collective *own, int i)
{
    struct ct_result_range *rival = &own->rivals[i];

    free(rival->algorithm);
    free(rival->setting);
    own->nrivals--;
    memmove(rival, rival + 1, (size_t)(own->nrivals - i) * sizeof *rival);
}

struct ct_result_range *ct_result_choice_of(const struct ct_result_collective *own,
                                            enum ct_choices kind, int i)
{
    switch (kind) {
    case CT_CHOICES_RANGES:
        return i < own->nranges ? &own->ranges[i] : NULL;
    case CT_CHOICES_PATTERNS:
        return i < own->npatterns ? &own->patterns[i].choice : NULL;
    case CT_CHOICES_ROOTS:
        return i < own->nroot_ranges ? &own->root_ranges[i] : NULL;
    case CT_CHOICES_RIVALS:
        break;
    }
    return i < own->nrivals ? &own->rivals[i] : NULL;
}

struct ct_result_range *ct_result_choice(const struct ct_result_collective *own, int i)
{
    const int counts[CT_CHOICES_KINDS] = {[CT_CHOICES_RANGES] = own->nranges,
                                          [CT_CHOICES_PATTERNS] = own->npatterns,
                                          [CT_CHOICES_ROOTS] = own->nroot_ranges};
    int kind = 0;

    while (kind < CT_CHOICES_RIVALS && i >= counts[kind])
        i -= counts[kind++];
    return ct_result_choice_of(own, (enum ct_choices)kind, i);
}

bool ct_result_is_same(const struct ct_result_range *a, const struct ct_result_range *b)
{
    return strcmp(a->algorithm, b->algorithm) == 0 && strcmp(a->setting, b->setting) == 0;
}

bool ct_result_names(const struct ct_result *result, const char *algorithm)
{
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];
        const struct ct_result_range *choice;

        for (int i = 0; (choice = ct_result_choice(own, i)) != NULL; i++) {
            if (strcmp(choice->algorithm, algorithm) == 0)
                return true;
        }
    }
    return false;
}
