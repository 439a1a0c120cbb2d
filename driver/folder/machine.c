/*
 * machine.c - opens and closes the machine folder.
 */
#include "driver/folder/machine.h"

#include "base/files.h"
#include "base/status.h"
#include "driver/folder/jobs.h"
#include "driver/session/cores_check.h"
#include "driver/toolchain/home.h"
#include "generator/emit_site.h"

#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static int check_path(const char *path, struct ct_diag *diag)
{
    if (strpbrk(path, " :\t\n") == NULL)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "the folder '%s' has a blank or a colon in its path: "
                       "LD_PRELOAD cannot name a library there; name another "
                       "by --out",
                       path);
}

/*
 * LD_PRELOAD is a list of paths with blanks or colons between them, so the
 * absolute path of the folder may have neither.
 *
 * dir      absolute, or relative to the current folder; need not exist
 * returns  0 or CT_ERR_INPUT
 */
static int preload_path_check(const char *dir, struct ct_diag *diag)
{
    char here[PATH_MAX];
    int err = check_path(dir, diag);

    if (err == CT_OK && dir[0] != '/' && getcwd(here, sizeof here) != NULL)
        err = check_path(here, diag);
    return err;
}

/* Name and make the folders; `dir` is used as the user wrote it. */
static int make_folders(struct ct_machine *machine, const char *dir, struct ct_diag *diag)
{
    int err;

    CT_TRY(err, done,
           ct_emit_site(machine->cluster, "const struct ct_site ct_generated_site", &machine->site,
                        diag));
    CT_TRY(err, done, ct_folder_make(dir, diag));
    CT_TRY(err, done, ct_path_absolute(dir, &machine->dir, diag));
    machine->build_dir = ct_format("%s/build", machine->dir);
    machine->routines_dir = ct_format("%s/build/routines", machine->dir);
    if (machine->build_dir == NULL || machine->routines_dir == NULL)
        err = ct_diag_memory(diag);
    else if (ct_is_link(machine->routines_dir)) /* it is emptied at times */
        err = ct_diag_set(diag, CT_ERR_INPUT,
                          "%s is a symbolic link: remove it, colltune makes a "
                          "folder there",
                          machine->routines_dir);
    else
        err = ct_folder_make(machine->routines_dir, diag);
    if (err == CT_OK)
        err = ct_file_write(ct_path("%s/.gitignore", machine->build_dir).text, "*\n", diag);
done:
    return err;
}

/* "out/lab-c", "out/lab-c-12-ranks-simulated" */
static char *folder_of(const struct ct_machine *machine, const struct ct_options *options)
{
    const char *suffix = machine->flavour.times.folder_suffix;
    const char *name = machine->cluster->name;

    if (options->out_dir != NULL)
        return ct_format("%s", options->out_dir);
    if (options->nranks > 0)
        return ct_format("out/%s-%d-ranks%s", name, options->nranks, suffix);
    return ct_format("out/%s%s", name, suffix);
}

/* A cluster file of a user's own must not be overwritten by what is kept of it. One in a
   tuned folder was written by colltune. */
static int check_input(const char *dir, const char *file, struct ct_diag *diag)
{
    const struct ct_path kept = ct_path("%s/cluster.yaml", dir);
    struct stat own, other;

    if (file == NULL || ct_file_exists(ct_path("%s/decisions.csv", dir).text) ||
        stat(kept.text, &own) != 0 || stat(file, &other) != 0 || own.st_dev != other.st_dev ||
        own.st_ino != other.st_ino)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s is the cluster file itself and would be overwritten; name another "
                       "folder by --out",
                       kept.text);
}

int ct_machine_open(struct ct_machine *machine, const struct ct_options *options,
                    struct ct_diag *diag)
{
    char *dir;
    int err;

    memset(machine, 0, sizeof *machine);
    machine->is_alone = options->is_part;
    machine->flavour =
        options->timer == NULL ? *options->flavour : ct_flavour_with_own_timer(options->flavour);
    if (options->job != NULL)
        err = ct_cluster_load_job(options->file, ct_flavour_default()->launch_hosts, options->job,
                                  &machine->cluster, diag);
    else if (options->file == NULL)
        err = ct_cluster_local(NULL, options->nranks, ct_flavour_default()->launch_here,
                               &machine->cluster, diag);
    else
        err = ct_cluster_load_first(options->file, ct_flavour_default()->launch_hosts,
                                    options->nranks, &machine->cluster, diag);
    if (err == CT_OK && options->file == NULL && options->nranks == 0 && !options->is_sure)
        err = ct_cores_check_few(machine->cluster, diag);
    if (err != CT_OK)
        return err;
    if (options->job != NULL) {
        machine->job = strdup(options->job->name);
        if (machine->job == NULL)
            return ct_diag_memory(diag);
    }
    dir = folder_of(machine, options);
    err = dir == NULL ? ct_diag_memory(diag) : preload_path_check(dir, diag);
    if (err == CT_OK)
        err = check_input(dir, options->file, diag);
    if (err == CT_OK)
        err = make_folders(machine, dir, diag);
    free(dir);
    return err;
}

int ct_machine_is_tuned(const char *dir, struct ct_diag *diag)
{
    static const char *const names[] = {"cluster.yaml", "decisions.csv", "tuned.c",
                                        "measurements.csv"};
    bool is_there[4] = {false};

    for (int i = 0; i < 4; i++)
        is_there[i] = ct_file_exists(ct_path("%s/%s", dir, names[i]).text);
    if (is_there[0] && is_there[1])
        return CT_OK;
    if (is_there[3] && !is_there[1] && !is_there[2])
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "the tuning of %s was interrupted before it decided: run colltune tune "
                           "again, it goes on where it stopped",
                           dir);
    if (is_there[0] && is_there[2])
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s was tuned by an earlier version of colltune: it "
                           "has a tuned.c and no decisions.csv; run colltune "
                           "tune again",
                           dir);
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "%s is not a machine folder: it has no %s; colltune "
                       "tune makes one",
                       dir, names[is_there[0] ? 1 : 0]);
}

int ct_machine_open_tuned(struct ct_machine *machine, const struct ct_options *options,
                          struct ct_diag *diag)
{
    int err = ct_machine_is_tuned(options->file, diag);

    memset(machine, 0, sizeof *machine);
    machine->is_alone = options->is_part;
    if (err == CT_OK)
        err = ct_cluster_load(ct_path("%s/cluster.yaml", options->file).text,
                              ct_flavour_default()->launch_hosts, &machine->cluster, diag);
    if (err == CT_OK)
        err = make_folders(machine, options->file, diag);
    if (err == CT_OK)
        err = ct_job_name_of(machine->dir, machine->cluster, &machine->job, diag);
    return err;
}

void ct_machine_close(struct ct_machine *machine)
{
    ct_cluster_free(machine->cluster);
    ct_names_free(machine->routines, machine->nroutines);
    free(machine->job);
    free(machine->dir);
    free(machine->build_dir);
    free(machine->routines_dir);
    free(machine->site);
    free(machine->counts);
}
