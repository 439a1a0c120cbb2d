/*
 * machine.c - keeps the machine folder.
 */
#include "driver/folder/machine.h"

#include "base/files.h"
#include "base/status.h"
#include "driver/folder/decisions_match.h"
#include "driver/folder/jobs.h"
#include "driver/folder/link_picture.h"
#include "driver/folder/old_routines.h"
#include "driver/session/cores_check.h"
#include "driver/toolchain/home.h"
#include "generator/emit_site.h"
#include "result/decisions.h"
#include "result/shown_limits.h"
#include "result/writer.h"

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
    char *ignore;
    int err;

    CT_TRY(err, done,
           ct_emit_site(machine->cluster, "const struct ct_site ct_generated_site", &machine->site,
                        diag));
    CT_TRY(err, done, ct_folder_make(dir, diag));
    CT_TRY(err, done, ct_path_absolute(dir, &machine->dir, diag));
    machine->build_dir = ct_format("%s/build", machine->dir);
    machine->routines_dir = ct_format("%s/build/routines", machine->dir);
    ignore = ct_format("%s/.gitignore", machine->build_dir);
    if (machine->build_dir == NULL || machine->routines_dir == NULL || ignore == NULL)
        err = ct_diag_memory(diag);
    else if (ct_is_link(machine->routines_dir)) /* it is emptied at times */
        err = ct_diag_set(diag, CT_ERR_INPUT,
                          "%s is a symbolic link: remove it, colltune makes a "
                          "folder there",
                          machine->routines_dir);
    else
        err = ct_folder_make(machine->routines_dir, diag);
    if (err == CT_OK)
        err = ct_file_write(ignore, "*\n", diag);
    free(ignore);
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
    char *kept = ct_format("%s/cluster.yaml", dir);
    char *decisions = ct_format("%s/decisions.csv", dir);
    struct stat own, other;
    int err = CT_OK;

    if (kept == NULL || decisions == NULL)
        err = ct_diag_memory(diag);
    else if (file != NULL && !ct_file_exists(decisions) && stat(kept, &own) == 0 &&
             stat(file, &other) == 0 && own.st_dev == other.st_dev && own.st_ino == other.st_ino)
        err = ct_diag_set(diag, CT_ERR_INPUT,
                          "%s is the cluster file itself and would be overwritten; name another "
                          "folder by --out",
                          kept);
    free(decisions);
    free(kept);
    return err;
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
    static const char *const names[] = {"cluster.yaml", "decisions.csv", "tuned.c"};
    bool is_there[3] = {false};

    for (int i = 0; i < 3; i++) {
        char *path = ct_format("%s/%s", dir, names[i]);

        if (path == NULL)
            return ct_diag_memory(diag);
        is_there[i] = ct_file_exists(path);
        free(path);
    }
    if (is_there[0] && is_there[1])
        return CT_OK;
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
    char *file = ct_format("%s/cluster.yaml", options->file);
    int err;

    memset(machine, 0, sizeof *machine);
    machine->is_alone = options->is_part;
    err = file == NULL ? ct_diag_memory(diag) : ct_machine_is_tuned(options->file, diag);
    if (err == CT_OK)
        err = ct_cluster_load(file, ct_flavour_default()->launch_hosts, &machine->cluster, diag);
    if (err == CT_OK)
        err = make_folders(machine, options->file, diag);
    if (err == CT_OK)
        err = ct_job_name_of(machine->dir, machine->cluster, &machine->job, diag);
    free(file);
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

/* `is_news`: report it if it was there and was different. */
static int write_file(const struct ct_machine *machine, const char *name, const char *text,
                      bool is_news, struct ct_diag *diag)
{
    char *path = ct_format("%s/%s", machine->dir, name);
    char *now = NULL;
    int err = path == NULL ? ct_diag_memory(diag) : CT_OK;

    if (err == CT_OK && is_news && ct_file_exists(path))
        err = ct_file_read(path, &now, diag);
    if (now != NULL && strcmp(now, text) != 0)
        fprintf(stderr, "colltune: %s differed from decisions.csv: written again\n", path);
    if (err == CT_OK)
        err = ct_file_write(path, text, diag);
    free(now);
    free(path);
    return err;
}

/* Write the reports, or all files. */
static int write_with(const struct ct_machine *machine, const struct ct_result *result,
                      bool are_reports_only, bool is_news, struct ct_diag *diag)
{
    int err = CT_OK;

    for (int i = 0; ct_writers[i] != NULL && err == CT_OK; i++) {
        char *text = NULL;

        if (ct_writers[i]->is_on_demand || (are_reports_only && !ct_writers[i]->is_report))
            continue;
        err = ct_writer_text(ct_writers[i], result, &text, diag);
        if (err == CT_OK)
            err = write_file(machine, ct_writers[i]->file, text, is_news, diag);
        free(text);
    }
    return err;
}

/* Write tuned.c and the reports; is_news: as write_file. */
static int write_all(const struct ct_machine *machine, struct ct_result *result, bool is_news,
                     struct ct_diag *diag)
{
    int err = CT_OK;

    if (result->site == NULL && machine->job == NULL)
        err =
            ct_emit_site(machine->cluster, "static const struct ct_site site", &result->site, diag);
    if (err == CT_OK)
        err = ct_jobs_add(machine, result, diag);
    ct_result_drop_beaten_latencies(result);
    return err == CT_OK ? write_with(machine, result, false, is_news, diag) : err;
}

int ct_machine_write_decisions(const struct ct_machine *machine, const struct ct_result *result,
                               struct ct_diag *diag)
{
    char *text = NULL;
    int err = ct_decisions_text(result, &text, diag);

    if (err == CT_OK)
        err = write_file(machine, "decisions.csv", text, false, diag);
    free(text);
    return err;
}

/* Unless it says the same already. */
static int write_cluster(const struct ct_machine *machine, struct ct_diag *diag)
{
    char *path = ct_format("%s/cluster.yaml", machine->dir);
    const int err =
        path == NULL ? ct_diag_memory(diag) : ct_cluster_write(machine->cluster, path, diag);

    free(path);
    return err;
}

/*
 * If this is interrupted, the folder is what it was or what it will be: with
 * the same cluster and the same routines, what comes before decisions.csv
 * changes nothing that the earlier decisions need, and what comes after it
 * `colltune build` writes, too.
 */
int ct_machine_write(const struct ct_machine *machine, struct ct_result *result,
                     struct ct_diag *diag)
{
    int err = write_cluster(machine, diag);

    if (err == CT_OK)
        err = ct_machine_place_routines(machine, result, diag);
    if (err == CT_OK)
        err = ct_machine_write_decisions(machine, result, diag);
    if (err == CT_OK)
        err = write_all(machine, result, false, diag);
    if (err == CT_OK)
        ct_machine_remove_unnamed(machine, result);
    return err;
}

static int read_file(const struct ct_machine *machine, struct ct_result **result,
                     struct ct_diag *diag)
{
    char *path = ct_format("%s/decisions.csv", machine->dir);
    const int err = path == NULL ? ct_diag_memory(diag) : ct_decisions_read(path, result, diag);

    free(path);
    return err;
}

/* routines: out: those of the folder, to be unloaded, after failures too */
static int read_decisions(const struct ct_machine *machine, struct ct_routines *routines,
                          struct ct_result **result, struct ct_diag *diag)
{
    int err = read_file(machine, result, diag);

    if (err == CT_OK)
        err = ct_machine_load_kept(machine, routines, diag);
    if (err == CT_OK)
        err = ct_decisions_match(*result, machine->cluster, routines, machine->dir, diag);
    return err;
}

int ct_machine_check(const struct ct_machine *machine, struct ct_result **result,
                     struct ct_diag *diag)
{
    struct ct_routines routines = {0};
    const int err = read_decisions(machine, &routines, result, diag);

    ct_routines_unload(&routines);
    return err;
}

int ct_machine_load(const struct ct_machine *machine, bool is_news, struct ct_result **result,
                    struct ct_diag *diag)
{
    struct ct_routines routines = {0};
    int err = read_decisions(machine, &routines, result, diag);

    if (err == CT_OK)
        err = ct_link_picture_add(*result, machine->cluster, &routines, diag);
    if (err == CT_OK)
        err = ct_jobs_match(machine, routines.repository, diag);
    if (err == CT_OK && ct_old_routines_count(machine->dir) > 0)
        err = ct_machine_write_decisions(machine, *result, diag);
    if (err == CT_OK)
        ct_old_routines_remove(machine->dir);
    if (err == CT_OK)
        err = write_all(machine, *result, is_news, diag);
    ct_routines_unload(&routines);
    return err;
}

/* What cannot be built leaves the loads of links unknown. */
static void load_for_report(const struct ct_machine *machine, struct ct_routines *routines)
{
    struct ct_diag why = {""};

    if (ct_machine_load_kept(machine, routines, &why) != CT_OK)
        fprintf(stderr,
                "colltune: the report may lack the loads of links, as the "
                "routines in the folder cannot be used: %s\n",
                why.text);
}

int ct_machine_read_for_reports(const struct ct_machine *machine, struct ct_result **result,
                                struct ct_diag *diag)
{
    struct ct_routines routines = {0};
    int err = read_file(machine, result, diag);

    if (err == CT_OK)
        err =
            ct_decisions_match_cluster(&(*result)->signature, machine->cluster, machine->dir, diag);
    if (err == CT_OK)
        load_for_report(machine, &routines);
    for (int i = 0; err == CT_OK && i < (*result)->ncollectives; i++)
        err = ct_old_routines_rename(&(*result)->collectives[i], machine->cluster->name, &routines,
                                     diag);
    if (err == CT_OK)
        err = ct_link_picture_add(*result, machine->cluster, &routines, diag);
    if (err == CT_OK)
        err = ct_jobs_add(machine, *result, diag);
    if (err == CT_OK)
        ct_result_drop_beaten_latencies(*result);
    ct_routines_unload(&routines);
    return err;
}

int ct_machine_write_reports(const struct ct_machine *machine, struct ct_result **result,
                             struct ct_diag *diag)
{
    const int err = ct_machine_read_for_reports(machine, result, diag);

    return err == CT_OK ? write_with(machine, *result, true, false, diag) : err;
}
