/*
 * decided_before.c - runs a silent tuning for each collective.
 */
#include "driver/decided/decided_before.h"

#include "base/files.h"
#include "base/text.h"
#include "driver/decided/decided.h"
#include "driver/journal/journal_file.h"
#include "driver/tuning/tuning.h"
#include "result/decisions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Its number in ct_collectives; an unknown one comes after all others. */
static int number_of(const struct ct_result_collective *own)
{
    const struct ct_collective *collective = ct_collective_find(own->name);

    return collective == NULL ? CT_COLLECTIVES_MAX : ct_collective_number(collective);
}

/* True if the run was not asked for it. */
static bool is_other(const struct ct_result_collective *own, const struct ct_options *options)
{
    const int number = number_of(own);

    return number == CT_COLLECTIVES_MAX || !options->collectives[number];
}

static void say_lost(const char *names, const char *why)
{
    fprintf(stderr, "colltune: what was decided before for %s is not kept: %s\n", names, why);
}

/* The collectives that the options do not name, "gather, scatter". */
static int list_others(const struct ct_result *before, const struct ct_options *options,
                       char **names, struct ct_diag *diag)
{
    struct ct_text list = {0};

    for (int i = 0; i < before->ncollectives; i++) {
        if (is_other(&before->collectives[i], options))
            ct_text_add(&list, "%s%s", list.length == 0 ? "" : ", ", before->collectives[i].name);
    }
    return ct_text_take(&list, names, diag);
}

/* Without its measurements no decision could be kept. */
static int check_measured(const char *dir, const struct ct_result *before,
                          const struct ct_options *options, struct ct_diag *diag)
{
    const struct ct_path path = ct_path("%s/measurements.csv", dir);
    char *names = NULL;
    int err = list_others(before, options, &names, diag);

    if (names != NULL && names[0] != '\0' && !ct_file_exists(path.text))
        err = ct_diag_set(diag, CT_ERR_INPUT,
                          "there is no %s, so what was decided for %.300s could not be kept: name "
                          "them by --collective, too, and they are measured again; name another "
                          "folder by --out; or drop them by --restart",
                          path.text, names);
    free(names);
    return err;
}

int ct_decided_before_read(const char *dir, const struct ct_options *options,
                           struct ct_result **before, struct ct_diag *diag)
{
    const struct ct_path path = ct_path("%s/decisions.csv", dir);
    struct ct_diag why = {""};
    int err;

    *before = NULL;
    if (!ct_file_exists(path.text))
        return CT_OK;
    err = ct_decisions_read(path.text, before, &why);
    if (err == CT_OK && !options->is_restart)
        err = check_measured(dir, *before, options, diag);
    else if (err != CT_OK && !options->is_restart && !ct_decisions_are_earlier(path.text))
        ct_diag_set(diag, err,
                    "%s; tune does not overwrite it: mend it, move it away, or add --restart",
                    why.text);
    else if (err != CT_OK) {
        fprintf(stderr, "colltune: earlier decisions are put aside, not kept: %s\n", why.text);
        err = CT_OK;
    }
    return err;
}

int ct_decided_before_put_aside(const char *dir, const struct ct_result *before,
                                struct ct_diag *diag)
{
    const struct ct_path path = ct_path("%s/decisions.csv", dir);
    char end;

    /* a link is replaced like all files here */
    return before != NULL || readlink(path.text, &end, 1) >= 0
               ? CT_OK
               : ct_journal_file_set_aside(path.text, diag);
}

/* Set the options to what was asked for when the collective was decided. */
static void set_options(struct ct_options *options, const struct ct_result_collective *own)
{
    struct ct_mechanism_list *list = &options->mechanisms;

    memset(options->collectives, 0, sizeof options->collectives);
    options->collectives[number_of(own)] = true;
    options->budget_s = 0;
    if (own->cases->nsizes > 0)
        options->largest_bytes = own->cases->sizes[own->cases->nsizes - 1].bytes;
    list->n = 1;
    for (int i = 0; i < own->nmechanisms; i++) {
        const char *name = own->mechanisms[i].mechanism;
        int k = 0;

        while (k < list->n && strcmp(list->names[k], name) != 0)
            k++;
        if (k == list->n && k < CT_MECHANISMS_MAX)
            snprintf(list->names[list->n++], sizeof list->names[0], "%s", name);
    }
}

/* True if it is decided as completely as before: all of it, or at as many sizes. */
static bool is_as_complete(const struct ct_result_collective *now,
                           const struct ct_result_collective *before)
{
    int n = 0;

    for (int i = 0; i < before->cases->nsizes; i++)
        n -= before->cases->sizes[i].figures.native.seconds > 0;
    for (int i = 0; i < now->cases->nsizes; i++)
        n += now->cases->sizes[i].figures.native.seconds > 0;
    return (now->is_complete || !before->is_complete) && n >= 0;
}

static int fail_short(struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_INVALID,
                       "measurements.csv has not all of the times that it follows from; name it by "
                       "--collective, too");
}

/*
 * Decide a collective by the journal.
 *
 * sister   a collective that is searched with it; NULL: none
 * result   out: ct_result_free, after failures too
 * returns  as ct_tuning_run; CT_ERR_INVALID: it is decided less completely than it was
 */
static int decide(const struct ct_tuning *now, const struct ct_result_collective *own,
                  const struct ct_collective *sister, struct ct_result **result,
                  struct ct_diag *diag)
{
    struct ct_options options = *now->options;
    struct ct_tuning again = {.cluster = now->cluster,
                              .options = &options,
                              .routines = now->routines,
                              .candidates = now->candidates,
                              .patterns = now->patterns,
                              .session = now->session};
    int err;

    again.session.is_silent = true;
    set_options(&options, own);
    if (sister != NULL)
        options.collectives[ct_collective_number(sister)] = true;
    err = ct_tuning_run(&again, diag);
    if (err == CT_OK && ct_journal_timer(now->session.journal)[0] == '\0')
        err = fail_short(diag);
    if (err == CT_OK)
        err = ct_decided_result(&again, result, diag);
    if (err == CT_OK && !is_as_complete(ct_result_find_collective(*result, own->name), own))
        err = fail_short(diag);
    ct_tuning_fini(&again);
    return err;
}

/* Where it comes among those that are decided. */
static int place_for(const struct ct_result *result, const struct ct_result_collective *own)
{
    int at = 0;

    while (at < result->ncollectives && number_of(&result->collectives[at]) < number_of(own))
        at++;
    return at;
}

/* Move collective number `i` to where it belongs. */
static int move(struct ct_result *from, int i, struct ct_result *to, struct ct_diag *diag)
{
    return ct_result_move_collective(from, i, to, place_for(to, &from->collectives[i])) == CT_OK
               ? CT_OK
               : ct_diag_memory(diag);
}

/* An algorithm that it chose and that is nowhere now: a routine of a user's generator
   whose file is gone; NULL: none. */
static const char *missing_of(const struct ct_tuning *now, const struct ct_result_collective *own)
{
    const struct ct_result_choice *choice;

    for (int i = 0; (choice = ct_result_choice(own, i)) != NULL; i++) {
        if (!ct_result_calls_mpi(choice->algorithm) &&
            ct_named_find(ct_registry, choice->algorithm).algorithm == NULL &&
            ct_algorithm_find(now->routines->list, choice->algorithm) == NULL)
            return choice->algorithm;
    }
    return NULL;
}

/* Decide a collective alone, or together with the one whose algorithms it has: one of
   these ways it was decided before, and only that way asks what was asked then. */
static int keep(const struct ct_tuning *now, const struct ct_result_collective *own,
                struct ct_result *kept, struct ct_diag *diag)
{
    const struct ct_collective *collective = ct_collective_find(own->name);
    const struct ct_collective *sister = collective == NULL ? NULL : ct_collective_like(collective);
    struct ct_result *result = NULL;
    struct ct_diag why = {""};
    int err;

    if (collective == NULL) {
        say_lost(own->name, "this colltune knows no such collective");
        return CT_OK;
    }
    err = decide(now, own, NULL, &result, &why);
    if (err == CT_ERR_INVALID && sister != NULL) {
        ct_result_free(result);
        result = NULL;
        err = decide(now, own, sister, &result, &why);
    }
    if (err == CT_OK)
        err =
            move(result, (int)(ct_result_find_collective(result, own->name) - result->collectives),
                 kept, diag);
    else if (err == CT_STOPPED || err == CT_ERR_MEMORY)
        ct_diag_set(diag, err, "%s", why.text);
    else {
        const char *missing = missing_of(now, own);

        if (missing != NULL)
            ct_diag_set(&why, CT_OK,
                        "there is no routine %.200s; give the --generator that makes "
                        "it",
                        missing);
        say_lost(own->name, why.text);
        err = CT_OK;
    }
    ct_result_free(result);
    return err;
}

int ct_decided_before_again(const struct ct_tuning *now, const struct ct_result *before,
                            struct ct_result **kept, struct ct_diag *diag)
{
    char *names = NULL;
    int err = CT_OK;

    *kept = ct_result_new();
    if (*kept == NULL)
        return ct_diag_memory(diag);
    if (before == NULL)
        return CT_OK;
    if (now->options->is_restart) {
        err = list_others(before, now->options, &names, diag);
        if (names != NULL && names[0] != '\0')
            say_lost(names, "--restart was given");
        free(names);
        return err;
    }
    for (int i = 0; i < before->ncollectives && err == CT_OK; i++) {
        if (is_other(&before->collectives[i], now->options))
            err = keep(now, &before->collectives[i], *kept, diag);
    }
    return err;
}

int ct_decided_before_add(struct ct_result *kept, struct ct_result *result, char **names,
                          struct ct_diag *diag)
{
    struct ct_text list = {0};
    int err = CT_OK;

    for (int i = 0; i < kept->ncollectives && err == CT_OK; i++) {
        ct_text_add(&list, "%s%s", i == 0 ? "" : ", ", kept->collectives[i].name);
        err = move(kept, i, result, diag);
    }
    if (err == CT_OK)
        return ct_text_take(&list, names, diag);
    free(list.text);
    return err;
}
