/*
 * command_algorithms.c - what the repository has, and what it costs.
 */
#include "base/files.h"
#include "base/memory.h"
#include "base/words.h"
#include "driver/commands/algorithm_texts.h"
#include "driver/folder/machine.h"
#include "generator/wiring.h"

#include <stdio.h>
#include <stdlib.h>

/* What planning all algorithms takes, for each pair of ranks. */
#define PAIR_BYTES 300

/* What is listed. */
struct list {
    const struct ct_options *options;
    const struct ct_collective *collective; /* NULL: all */
    struct ct_named named;                  /* alone; no algorithm: all */
    struct ct_cluster *cluster;             /* NULL: none */
    struct ct_machine machine;              /* all zero: none */
    struct ct_wiring wiring;
    struct ct_routines routines; /* list NULL: none */
    int nranks;
    bool is_sampled; /* not all ranks were planned */
    struct ct_text text;
};

/* A machine folder's cluster, and its routines. */
static int open_folder(struct list *list, const char *folder, struct ct_diag *diag)
{
    struct ct_options options = *list->options;
    int err;

    options.file = folder;
    err = ct_machine_open_tuned(&list->machine, &options, diag);
    if (err == CT_OK)
        err = ct_machine_load_kept(&list->machine, &list->routines, diag);
    return err;
}

static const struct ct_cluster *cluster_of(const struct list *list)
{
    return list->cluster != NULL ? list->cluster : list->machine.cluster;
}

static int open_cluster(struct list *list, struct ct_diag *diag)
{
    const char *path = list->options->cluster;
    int err;

    if (list->options->nranks > 0)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "--ranks and --cluster: the cluster has its own "
                           "number of ranks; give one of them");
    err = ct_is_folder(path) ? open_folder(list, path, diag)
                             : ct_cluster_load(path, "{command}", &list->cluster, diag);
    if (err != CT_OK)
        return err;
    list->nranks = cluster_of(list)->nranks;
    return ct_wiring_build_shared(cluster_of(list), &list->wiring, diag);
}

static int open_list(struct list *list, struct ct_diag *diag)
{
    list->nranks = list->options->nranks > 0 ? list->options->nranks : CT_RANKS_LISTED;
    return list->options->cluster == NULL ? CT_OK : open_cluster(list, diag);
}

static void close_list(struct list *list)
{
    ct_routines_unload(&list->routines);
    ct_wiring_fini(&list->wiring);
    ct_cluster_free(list->cluster);
    ct_machine_close(&list->machine);
    free(list->text.text);
}

static const char *collective_name(int i)
{
    return ct_collectives[i] == NULL ? NULL : ct_collectives[i]->name;
}

/* What the argument names: a collective or an algorithm. */
static int find_wanted(struct list *list, const char *name, struct ct_diag *diag)
{
    char known[400];

    if (name == NULL)
        return CT_OK;
    list->collective = ct_collective_find(name);
    list->named = ct_named_find(ct_registry, name);
    if (list->named.algorithm == NULL && list->routines.list != NULL)
        list->named = ct_named_find(list->routines.list, name);
    if (list->collective != NULL || list->named.algorithm != NULL)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "unknown collective or algorithm: %s; collectives are %s, and without "
                       "a name all algorithms are listed",
                       name, ct_words_join(collective_name, " and ", known, sizeof known));
}

static bool is_listed(const struct list *list, const struct ct_collective *collective,
                      const struct ct_algorithm *algorithm)
{
    if (!ct_collective_is(algorithm->collective, collective))
        return false;
    return list->named.algorithm == NULL || list->named.algorithm == algorithm;
}

static void add_row(struct list *list, const struct ct_problem *problem,
                    const struct ct_algorithm_row *row)
{
    for (int i = 0; i < row->nsettings; i++)
        list->is_sampled |= row->settings[i].applies && row->settings[i].figures.rounds < 0;
    if (list->options->is_csv)
        ct_algorithm_add_csv(&list->text, problem, row);
    else if (list->options->is_long || list->named.algorithm != NULL)
        ct_algorithm_add_details(&list->text, problem, row);
    else
        ct_algorithm_add_line(&list->text, row);
}

static int add_algorithms(struct list *list, const struct ct_problem *problem,
                          const struct ct_algorithm *const *algorithms, struct ct_diag *diag)
{
    int err = CT_OK;

    for (; *algorithms != NULL && err == CT_OK; algorithms++) {
        const struct ct_named named = {*algorithms, list->named.alias};
        struct ct_algorithm_row row;

        if (!is_listed(list, problem->collective, *algorithms))
            continue;
        err = ct_algorithm_row_make(&named, problem, &row, diag);
        if (err == CT_OK)
            add_row(list, problem, &row);
        ct_algorithm_row_fini(&row);
    }
    return err;
}

static int add_collective(struct list *list, const struct ct_collective *collective,
                          struct ct_diag *diag)
{
    const struct ct_problem problem = {.collective = collective,
                                       .nranks = list->nranks,
                                       .bytes = list->options->bytes,
                                       .places = list->wiring.places};
    const bool is_table =
        !list->options->is_csv && !list->options->is_long && list->named.algorithm == NULL;
    int err;

    if (is_table) {
        if (list->text.length > 0)
            ct_text_add(&list->text, "\n");
        ct_algorithm_add_head(&list->text, &problem);
    }
    err = add_algorithms(list, &problem, ct_registry, diag);
    if (err == CT_OK && list->routines.list != NULL)
        err = add_algorithms(list, &problem, list->routines.list, diag);
    return err;
}

/* What the words of the table mean. */
static void add_legend(struct list *list)
{
    if (list->options->is_csv)
        return;
    ct_text_add(&list->text, "\nOf the rank with most: messages and blocks (vectors) that "
                             "it sends, blocks of scratch;\nrounds: messages that come one "
                             "after the other. With several settings: from the least to "
                             "the most.\n");
    if (list->is_sampled)
        ct_text_add(&list->text,
                    "Rounds of -: there are too many steps to run; the other "
                    "figures are of a sample of %d ranks.\n",
                    CT_FIGURES_SAMPLE);
}

static int add_all(struct list *list, struct ct_diag *diag)
{
    int err = CT_OK;

    if (list->options->is_csv)
        ct_algorithm_add_csv_head(&list->text);
    for (int i = 0; ct_collectives[i] != NULL && err == CT_OK; i++) {
        const struct ct_collective *collective = ct_collectives[i];
        const bool is_wanted = list->named.algorithm != NULL
                                   ? ct_collective_is(list->named.algorithm->collective, collective)
                                   : list->collective == NULL || list->collective == collective;

        if (is_wanted)
            err = add_collective(list, collective, diag);
    }
    add_legend(list);
    return err;
}

/* One algorithm is quick, and may be asked for at any number. */
static int check_ranks(const struct list *list, struct ct_diag *diag)
{
    const size_t needed = ct_memory_of_pairs(list->nranks, PAIR_BYTES);
    const size_t most = ct_memory_most();

    return needed <= most || list->named.algorithm != NULL
               ? CT_OK
               : ct_diag_set(diag, CT_ERR_INPUT,
                             "all algorithms for %d ranks need %.1f GB of memory, "
                             "and %.1f GB are there; name one algorithm, or fewer "
                             "ranks",
                             list->nranks, ct_memory_gb(needed), ct_memory_gb(most));
}

static int run(const struct ct_options *options, struct ct_diag *diag)
{
    struct list list = {.options = options};
    char *text = NULL;
    int err;

    CT_TRY(err, done, open_list(&list, diag));
    CT_TRY(err, done, find_wanted(&list, options->file, diag));
    CT_TRY(err, done, check_ranks(&list, diag));
    CT_TRY(err, done, add_all(&list, diag));
    CT_TRY(err, done, ct_text_take(&list.text, &text, diag));
    fputs(text, stdout);
done:
    free(text);
    close_list(&list);
    return err;
}

const struct ct_command ct_command_algorithms = {
    .name = "algorithms",
    .arguments = "[NAME]",
    .summary = "Lists algorithms: all, those of a collective, or one in "
               "detail.",
    .computes = true,
    .run = run,
};
