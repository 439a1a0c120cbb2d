/*
 * tuned_check.c - compares tuned.c with the cluster file beside it and with
 * the algorithms of this colltune.
 */
#include "driver/tuned_check.h"

#include "driver/thread_level.h"
#include "repo/fingerprint.h"

#include <dlfcn.h>
#include <string.h>

#define BYTES_MAX ((size_t)1 << 40)

int ct_loaded_open(const char *path, struct ct_loaded *loaded,
                   struct ct_diag *diag)
{
    loaded->tuned = NULL;
    loaded->handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (loaded->handle == NULL)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot load the choices: %s",
                           dlerror());
    loaded->tuned = dlsym(loaded->handle, "ct_tuned");
    if (loaded->tuned != NULL)
        return CT_OK;
    ct_loaded_close(loaded);
    return ct_diag_set(diag, CT_ERR_INPUT, "%s does not define ct_tuned", path);
}

void ct_loaded_close(struct ct_loaded *loaded)
{
    if (loaded->handle != NULL)
        dlclose(loaded->handle);
    loaded->handle = NULL;
    loaded->tuned = NULL;
}

static int fail_earlier(const char *dir, struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s/tuned.c is from an earlier version of colltune: it "
                       "does not say which schedules were verified and "
                       "measured; run colltune tune again",
                       dir);
}

int ct_tuned_check_text(const char *text, const char *dir, struct ct_diag *diag)
{
    return strstr(text, "\n    .registry_hash = ") != NULL ||
                   strstr(text, "\n    .plans = plans,") != NULL
               ? fail_earlier(dir, diag)
               : CT_OK;
}

static int check_cluster(const struct ct_tuned *tuned,
                         const struct ct_cluster *cluster, const char *dir,
                         struct ct_diag *diag)
{
    if (tuned->cluster_hash == cluster->hash &&
        tuned->nranks == cluster->nranks)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s/cluster.yaml is not the cluster that %s/tuned.c was "
                       "tuned for: hosts, links, bandwidths or places of ranks "
                       "differ; run colltune tune again",
                       dir, dir);
}

/* Are the schedules those that were measured? */
static int check_choice(const struct ct_choice *choice, int nranks,
                        const char *dir, struct ct_diag *diag)
{
    char setting[CT_SETTING_TEXT];

    if (choice->algorithm == NULL ||
        ct_fingerprint(choice->algorithm, &choice->setting, nranks, NULL) ==
            choice->fingerprint)
        return CT_OK;
    return ct_diag_set(
        diag, CT_ERR_INPUT,
        "%s/tuned.c: the code of %s%s%s has changed since it was verified and "
        "measured; run colltune tune again",
        dir, choice->algorithm->name,
        choice->algorithm->params[0] == NULL ? "" : " ",
        ct_setting_text(choice->algorithm->params, &choice->setting, setting));
}

/* A choice without a fingerprint was edited in. */
static int check_choices(const struct ct_tuned *tuned,
                         const struct ct_dispatch *dispatch, const char *dir,
                         struct ct_diag *diag)
{
    struct ct_problem problem = {.collective = dispatch->collective,
                                 .nranks = tuned->nranks};

    for (problem.bytes = 1; problem.bytes <= BYTES_MAX;
         problem.bytes += (problem.bytes + 7) / 8) {
        const struct ct_choice *choice = dispatch->choose(&problem);
        int i = 0;

        while (i < tuned->nchoices && choice != &tuned->choices[i])
            i++;
        if (i == tuned->nchoices)
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "%s/tuned.c chooses what its table of choices "
                               "does not have for %s of %zu bytes; run "
                               "colltune tune again",
                               dir, dispatch->collective->name, problem.bytes);
    }
    return CT_OK;
}

int ct_tuned_check(const struct ct_tuned *tuned,
                   const struct ct_cluster *cluster, const char *dir,
                   struct ct_diag *diag)
{
    int err = check_cluster(tuned, cluster, dir, diag);

    if (err != CT_OK)
        return err;
    if (tuned->choices == NULL || tuned->dispatch == NULL)
        return fail_earlier(dir, diag);
    if (!ct_thread_level_is_known(tuned->thread_level))
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s/tuned.c: unknown thread level: %.40s", dir,
                           tuned->thread_level);
    for (int i = 0; err == CT_OK && i < tuned->nchoices; i++)
        err = check_choice(&tuned->choices[i], tuned->nranks, dir, diag);
    for (int i = 0; err == CT_OK && tuned->dispatch[i].collective != NULL; i++)
        err = check_choices(tuned, &tuned->dispatch[i], dir, diag);
    return err;
}
