/*
 * decided_before.c - moves collectives from earlier decisions into new ones.
 */
#include "driver/decided/decided_before.h"

#include "base/files.h"
#include "base/text.h"
#include "driver/decided/restarted.h"
#include "driver/folder/decisions_match.h"
#include "result/decisions.h"
#include "result/signatures.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The earlier decisions, and what they must agree with. */
struct before {
    const struct ct_machine *machine;
    const struct ct_tuning *tuning;
    struct ct_result *old;
    struct ct_routines kept;         /* those beside decisions.csv */
    struct ct_routines routines;     /* of now, and those of `kept` that have
                                       names of their own: made for patterns */
    const struct ct_algorithm **all; /* the list of `routines` */
    struct ct_result *result;
    struct ct_text names; /* of what was added */
};

/* Its number in ct_collectives; an unknown one comes after all others. */
static int number_of(const struct ct_result_collective *own)
{
    const struct ct_collective *collective = ct_collective_find(own->name);

    return collective == NULL ? CT_COLLECTIVES_MAX : ct_collective_number(collective);
}

/* True if the run was not asked for it. */
static bool is_other(const struct before *b, const struct ct_result_collective *own)
{
    const int number = number_of(own);

    return number == CT_COLLECTIVES_MAX || !b->tuning->options->collectives[number];
}

static void say_lost(const char *names, const char *why)
{
    fprintf(stderr, "colltune: what was decided before for %s is not kept: %s\n", names, why);
}

/* All that the run was not asked for. */
static int say_all_lost(const struct before *b, const char *why, struct ct_diag *diag)
{
    struct ct_text lost = {0};
    char *names = NULL;
    int err;

    for (int i = 0; i < b->old->ncollectives; i++) {
        if (is_other(b, &b->old->collectives[i]))
            ct_text_add(&lost, "%s%s", lost.length == 0 ? "" : ", ", b->old->collectives[i].name);
    }
    err = ct_text_take(&lost, &names, diag);
    if (err == CT_OK && names[0] != '\0')
        say_lost(names, why);
    free(names);
    return err;
}

/* The routines of now come first: they take the place of earlier ones. */
static int list_routines(struct before *b, struct ct_diag *diag)
{
    const struct ct_routines *now = b->tuning->routines;
    const struct ct_algorithm *const *lists[] = {now->list, b->kept.list};
    const int most = ct_algorithms_count(lists[0]) + ct_algorithms_count(lists[1]);
    int n = 0;

    b->all = calloc((size_t)most + 1, sizeof(void *));
    if (b->all == NULL)
        return ct_diag_memory(diag);
    for (int i = 0; i < 2; i++) {
        for (int k = 0; lists[i][k] != NULL; k++) {
            if (ct_algorithm_find(b->all, lists[i][k]->name) == NULL)
                b->all[n++] = lists[i][k];
        }
    }
    b->routines = *now;
    b->routines.list = b->all;
    return CT_OK;
}

/* Where it comes among those that are decided. */
static int place_for(const struct ct_result *result, const struct ct_result_collective *own)
{
    int at = 0;

    while (at < result->ncollectives && number_of(&result->collectives[at]) < number_of(own))
        at++;
    return at;
}

static int add_if_it_holds(struct before *b, int i, struct ct_diag *diag)
{
    struct ct_result_collective *own = &b->old->collectives[i];
    const char *name = own->name;
    struct ct_diag why = {""};
    const int err =
        ct_decisions_match_collective(own, b->tuning->cluster->name, b->tuning->session.places,
                                      &b->routines, b->machine->dir, &why);

    if (err == CT_ERR_MEMORY)
        return ct_diag_memory(diag);
    if (err != CT_OK) {
        say_lost(name, why.text);
        return CT_OK;
    }
    ct_text_add(&b->names, "%s%s", b->names.length == 0 ? "" : ", ", name);
    if (ct_result_move_collective(b->old, i, b->result, place_for(b->result, own)) != CT_OK)
        return ct_diag_memory(diag);
    return CT_OK;
}

static bool has_others(const struct before *b)
{
    for (int i = 0; i < b->old->ncollectives; i++) {
        if (is_other(b, &b->old->collectives[i]))
            return true;
    }
    return false;
}

/* Of what holds as a whole. */
static int add_others(struct before *b, struct ct_diag *diag)
{
    /* what cannot be compiled would not be built into the library, either */
    int err = ct_machine_load_kept(b->machine, &b->kept, diag);

    if (err == CT_OK)
        err = list_routines(b, diag);
    for (int i = 0; i < b->old->ncollectives && err == CT_OK; i++) {
        if (is_other(b, &b->old->collectives[i]))
            err = add_if_it_holds(b, i, diag);
    }
    return err;
}

static int add(struct before *b, struct ct_diag *diag)
{
    const char *key;
    char *why = NULL;
    int err;

    if (!has_others(b))
        return CT_OK;
    if (ct_restarted(b->machine->dir))
        return say_all_lost(b, "--restart was given", diag);
    err = ct_signatures_compare(&b->old->signature, &b->result->signature, &key);
    if (err != CT_OK)
        return ct_diag_memory(diag);
    if (key == NULL)
        return add_others(b, diag);
    why = ct_format("another %s in %s/decisions.csv", key, b->machine->dir);
    err = why == NULL ? ct_diag_memory(diag) : say_all_lost(b, why, diag);
    free(why);
    return err;
}

/* Unless the run was told. */
static void keep_reproducible(struct before *b)
{
    char **reproducible = &b->result->signature.reproducible;

    if (*reproducible != NULL)
        return;
    *reproducible = b->old->signature.reproducible;
    b->old->signature.reproducible = NULL;
}

/* From the file, if it can be read. */
static int read_and_add(struct before *b, const char *path, struct ct_diag *diag)
{
    struct ct_diag why = {""};

    if (!ct_file_exists(path))
        return CT_OK;
    if (ct_decisions_read(path, &b->old, &why) == CT_OK) {
        keep_reproducible(b);
        return add(b, diag);
    }
    fprintf(stderr, "colltune: earlier decisions are not kept: %s\n", why.text);
    return CT_OK;
}

int ct_decided_before_add(const struct ct_machine *machine, const struct ct_tuning *tuning,
                          struct ct_result *result, char **names, struct ct_diag *diag)
{
    struct before b = {.machine = machine, .tuning = tuning, .result = result};
    char *path = ct_format("%s/decisions.csv", machine->dir);
    int err = path == NULL ? ct_diag_memory(diag) : read_and_add(&b, path, diag);

    if (err == CT_OK)
        err = ct_text_take(&b.names, names, diag);
    free(b.names.text);
    ct_routines_unload(&b.kept);
    ct_result_free(b.old);
    free(b.all);
    free(path);
    return err;
}
