/*
 * old_routines.c - a table of names, and where names are in a result.
 */
#include "driver/folder/old_routines.h"

#include "base/files.h"
#include "base/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Without "_CLUSTER". */
static const struct {
    const char *stem;
    const char *algorithm;
} pairs[] = {
    {"allgather", "allgather_wired_ring"},
    {"allgather_far_first", "allgather_wired_far_first"},
    {"allreduce", "allreduce_wired_ring"},
    {"allreduce_halving", "allreduce_wired_halving"},
    {"allreduce_switches", "allreduce_wired_switches"},
    {"alltoall", "alltoall_phases"},
    {"bcast", "bcast_wired_chain"},
    {"bcast_tree", "bcast_wired_tree"},
    {"gather", "gather_wired_direct"},
    {"gather_tree", "gather_wired_tree"},
    {"gatherv", "gatherv_wired_direct"},
    {"reduce", "reduce_wired_chain"},
    {"reduce_scatter", "reduce_scatter_wired_ring"},
    {"reduce_scatter_block", "reduce_scatter_block_wired_ring"},
    {"reduce_scatter_block_near_first", "reduce_scatter_block_wired_near_first"},
    {"reduce_scatter_near_first", "reduce_scatter_wired_near_first"},
    {"reduce_tree", "reduce_wired_tree"},
    {"scatter", "scatter_wired_direct"},
    {"scatter_tree", "scatter_wired_tree"},
    {"scatterv", "scatterv_wired_direct"},
};

enum { PAIRS = sizeof pairs / sizeof *pairs };

/* Whether `name` is STEM_CLUSTER with '_' for '-'. */
static bool is_name(const char *name, const char *stem, const char *cluster)
{
    const size_t length = strlen(stem);

    if (strncmp(name, stem, length) != 0 || name[length] != '_')
        return false;
    for (name += length + 1; *name != '\0' && *cluster != '\0'; name++, cluster++) {
        if (*name != (*cluster == '-' ? '_' : *cluster))
            return false;
    }
    return *name == *cluster;
}

const char *ct_old_routine_algorithm(const char *name, const char *cluster)
{
    for (int i = 0; i < PAIRS; i++) {
        if (is_name(name, pairs[i].stem, cluster))
            return pairs[i].algorithm;
    }
    return NULL;
}

bool ct_old_routine_name(const char *algorithm, const char *cluster, char *name, size_t size)
{
    for (int i = 0; i < PAIRS; i++) {
        if (strcmp(pairs[i].algorithm, algorithm) != 0)
            continue;
        snprintf(name, size, "%s_%s", pairs[i].stem, cluster);
        for (; *name != '\0'; name++) {
            if (*name == '-')
                *name = '_';
        }
        return true;
    }
    return false;
}

struct renaming {
    const char *cluster;
    const struct ct_routines *routines;
    int err;
    struct ct_diag *diag;
};

static void rename_one(struct renaming *r, char **name)
{
    const char *algorithm = *name == NULL ? NULL : ct_old_routine_algorithm(*name, r->cluster);
    char *copy;

    if (algorithm == NULL || r->err != CT_OK ||
        (r->routines->list != NULL && ct_algorithm_find(r->routines->list, *name) != NULL))
        return;
    copy = ct_format("%s", algorithm);
    if (copy == NULL) {
        r->err = ct_diag_memory(r->diag);
        return;
    }
    free(*name);
    *name = copy;
}

static void rename_case(struct renaming *r, struct ct_result_case *of)
{
    for (int i = 0; i < of->nranges; i++)
        rename_one(r, &of->ranges[i].figures.runner_up);
    for (int i = 0; i < of->nsizes; i++) {
        rename_one(r, &of->sizes[i].algorithm);
        rename_one(r, &of->sizes[i].figures.runner_up);
    }
}

int ct_old_routines_rename(struct ct_result_collective *own, const char *cluster,
                           const struct ct_routines *routines, struct ct_diag *diag)
{
    struct renaming r = {.cluster = cluster, .routines = routines, .diag = diag};
    struct ct_result_choice *choice;

    for (int i = 0; (choice = ct_result_choice(own, i)) != NULL; i++)
        rename_one(&r, &choice->algorithm);
    for (int i = 0; i < own->ncases; i++)
        rename_case(&r, &own->cases[i]);
    for (int i = 0; i < own->nmechanisms; i++) {
        rename_one(&r, &own->mechanisms[i].algorithm);
        rename_one(&r, &own->mechanisms[i].best);
    }
    for (int i = 0; i < own->nleft_out; i++)
        rename_one(&r, &own->left_out[i].algorithm);
    return r.err;
}

bool ct_old_routine_is_file(const char *dir, const char *file)
{
    char *path = ct_format("%s/%s", dir, file);
    char *text = NULL;
    bool is_old;

    if (path != NULL)
        ct_file_read(path, &text, NULL);
    is_old = text != NULL && strstr(text, "Made by colltune's generator, "
                                          "version 1,") != NULL;
    free(text);
    free(path);
    return is_old;
}

static int count(const char *dir, bool are_removed)
{
    char **names = NULL;
    int nnames = 0, n = 0;

    if (ct_folder_list(dir, ".c", &names, &nnames, NULL) != CT_OK)
        return 0;
    for (int i = 0; i < nnames; i++) {
        char *path = NULL;

        if (!ct_old_routine_is_file(dir, names[i]))
            continue;
        n++;
        if (are_removed)
            path = ct_format("%s/%s", dir, names[i]);
        if (path != NULL)
            unlink(path);
        free(path);
    }
    ct_names_free(names, nnames);
    return n;
}

int ct_old_routines_count(const char *dir)
{
    return count(dir, false);
}

void ct_old_routines_remove(const char *dir)
{
    count(dir, true);
}
