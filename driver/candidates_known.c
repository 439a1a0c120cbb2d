/*
 * candidates_known.c - compares the lines of algorithms in measurements.csv
 * with the repository.
 */
#include "driver/candidates_known.h"

#include "base/files.h"
#include "base/text.h"
#include "driver/session/journal_algorithms.h"
#include "generator/wiring.h"
#include "repo/fingerprint.h"

#include <stdlib.h>
#include <string.h>

/* Whether the options name its collective. */
static bool is_wanted(const struct ct_algorithm *algorithm,
                      const struct ct_options *options)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        if (options->collectives[i] &&
            ct_collective_is(algorithm->collective, ct_collectives[i]))
            return true;
    }
    return false;
}

/* Those that are; their number. NULL: out of memory. */
static const struct ct_algorithm **wanted(const struct ct_options *options,
                                          int *n)
{
    const struct ct_algorithm **list;
    size_t most = 1;

    while (ct_registry[most - 1] != NULL)
        most++;
    list = calloc(most, sizeof(void *));
    *n = 0;
    for (int i = 0; list != NULL && ct_registry[i] != NULL; i++) {
        if (is_wanted(ct_registry[i], options))
            list[(*n)++] = ct_registry[i];
    }
    return list;
}

int ct_candidates_note(struct ct_journal *journal,
                       const struct ct_options *options, struct ct_diag *diag)
{
    int n, err;
    const struct ct_algorithm **list = wanted(options, &n);
    const char **names = calloc((size_t)n + 1, sizeof(void *));

    if (list == NULL || names == NULL) {
        err = ct_diag_memory(diag);
    } else {
        for (int i = 0; i < n; i++)
            names[i] = list[i]->name;
        err = ct_journal_declare(journal, names, n, diag);
    }
    free(names);
    free(list);
    return err;
}

/* Feed the lines of algorithms; false: there is none. */
static bool read_lines(struct ct_journal_algorithms *all, char *text)
{
    bool is_any = false;

    for (char *line = text, *next; line != NULL; line = next) {
        next = strchr(line, '\n');
        if (next != NULL)
            *next++ = '\0';
        is_any |= ct_journal_algorithms_read(all, line);
    }
    return is_any;
}

/* As they plan on the cluster. false: out of memory. */
static bool init_algorithms(struct ct_journal_algorithms *all,
                            const struct ct_algorithm *const *list, int n,
                            const struct ct_cluster *cluster)
{
    struct ct_journal_algorithm *now = calloc((size_t)n + 1, sizeof *now);
    struct ct_wiring wiring = {.places = NULL};
    bool is_done =
        now != NULL && ct_wiring_build(cluster, &wiring, NULL) == CT_OK;

    for (int i = 0; i < n && is_done; i++)
        now[i] = (struct ct_journal_algorithm){
            list[i]->name,
            ct_fingerprint_of(list[i], cluster->nranks, wiring.places)};
    is_done = is_done && ct_journal_algorithms_init(all, now, n) == CT_OK;
    ct_wiring_fini(&wiring);
    free(now);
    return is_done;
}

bool ct_candidates_are_known(const char *dir, const struct ct_options *options,
                             const struct ct_cluster *cluster)
{
    struct ct_journal_algorithms all = {.n = 0};
    char *path = ct_format("%s/measurements.csv", dir);
    char *text = NULL;
    int n;
    const struct ct_algorithm **list = wanted(options, &n);
    bool are_known = path != NULL && list != NULL;

    if (are_known && ct_file_exists(path))
        are_known = ct_file_read(path, &text, NULL) == CT_OK &&
                    init_algorithms(&all, list, n, cluster) &&
                    (!read_lines(&all, text) ||
                     ct_journal_algorithms_are_current(&all));
    ct_journal_algorithms_fini(&all);
    free(list);
    free(text);
    free(path);
    return are_known;
}
