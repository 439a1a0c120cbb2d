/*
 * machine.c - keeps the machine folder.
 */
#include "driver/folder/machine.h"

#include "base/files.h"
#include "driver/dispatch.h"
#include "driver/report.h"
#include "driver/toolchain/home.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Name and make the folders; `dir` is taken as the user wrote it. */
static int make_folders(struct ct_machine *machine, const char *dir,
                        struct ct_diag *diag)
{
    char *ignore;
    int err;

    CT_TRY(err, done, ct_folder_make(dir, diag));
    CT_TRY(err, done, ct_path_absolute(dir, &machine->dir, diag));
    machine->build_dir = ct_format("%s/build", machine->dir);
    machine->routines_dir = ct_format("%s/build/routines", machine->dir);
    ignore = ct_format("%s/.gitignore", machine->build_dir);
    if (machine->build_dir == NULL || machine->routines_dir == NULL ||
        ignore == NULL)
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

int ct_machine_open(struct ct_machine *machine,
                    const struct ct_options *options, struct ct_diag *diag)
{
    char *dir;
    int err;

    memset(machine, 0, sizeof *machine);
    machine->flavour = options->timer == NULL
                           ? *options->flavour
                           : ct_flavour_with_own_timer(options->flavour);
    if (options->file == NULL)
        err = ct_cluster_local(NULL, ct_flavour_default()->launch_here,
                               &machine->cluster, diag);
    else
        err = ct_cluster_load(options->file, ct_flavour_default()->launch_hosts,
                              &machine->cluster, diag);
    if (err != CT_OK)
        return err;
    dir = options->out_dir != NULL
              ? ct_format("%s", options->out_dir)
              : ct_format("out/%s%s", machine->cluster->name,
                          machine->flavour.times.folder_suffix);
    err = dir == NULL ? ct_diag_memory(diag) : make_folders(machine, dir, diag);
    free(dir);
    return err;
}

int ct_machine_open_tuned(struct ct_machine *machine,
                          const struct ct_options *options,
                          struct ct_diag *diag)
{
    char *file = ct_format("%s/cluster.yaml", options->file);
    char *tuned = ct_format("%s/tuned.c", options->file);
    int err;

    memset(machine, 0, sizeof *machine);
    if (file == NULL || tuned == NULL)
        err = ct_diag_memory(diag);
    else if (!ct_file_exists(file) || !ct_file_exists(tuned))
        err = ct_diag_set(diag, CT_ERR_INPUT,
                          "%s is not a machine folder: it has no %s; colltune "
                          "tune makes one",
                          options->file,
                          ct_file_exists(file) ? "tuned.c" : "cluster.yaml");
    else
        err = ct_cluster_load(file, ct_flavour_default()->launch_hosts,
                              &machine->cluster, diag);
    if (err == CT_OK)
        err = make_folders(machine, options->file, diag);
    free(tuned);
    free(file);
    return err;
}

void ct_machine_close(struct ct_machine *machine)
{
    ct_cluster_free(machine->cluster);
    ct_names_free(machine->routines, machine->nroutines);
    free(machine->dir);
    free(machine->build_dir);
    free(machine->routines_dir);
}

/* The stem of NAME.c. */
static char *stem_of(const char *name)
{
    return ct_format("%.*s", (int)strlen(name) - 2, name);
}

/* Put a routine beside tuned.c if that names it; else see that it is not
   there. */
static int place_routine(const struct ct_machine *machine,
                         const struct ct_tuning *tuning, const char *name,
                         struct ct_diag *diag)
{
    char *from = ct_format("%s/%s", machine->routines_dir, name);
    char *to = ct_format("%s/%s", machine->dir, name);
    char *stem = stem_of(name);
    char *text = NULL;
    int err = CT_OK;

    if (from == NULL || to == NULL || stem == NULL) {
        err = ct_diag_memory(diag);
    } else if (!ct_dispatch_names(tuning, stem)) {
        unlink(to);
    } else {
        err = ct_file_read(from, &text, diag);
        if (err == CT_OK)
            err = ct_file_write(to, text, diag);
    }
    free(text);
    free(stem);
    free(to);
    free(from);
    return err;
}

typedef int text_fn(const struct ct_tuning *tuning, char **text,
                    struct ct_diag *diag);

static int write_text(const struct ct_machine *machine,
                      const struct ct_tuning *tuning, const char *name,
                      text_fn *make, struct ct_diag *diag)
{
    char *path = ct_format("%s/%s", machine->dir, name);
    char *text = NULL;
    int err = path == NULL ? ct_diag_memory(diag) : make(tuning, &text, diag);

    if (err == CT_OK)
        err = ct_file_write(path, text, diag);
    free(text);
    free(path);
    return err;
}

/* cluster.yaml, left alone if it says the same already. */
static int write_cluster(const struct ct_machine *machine, struct ct_diag *diag)
{
    char *from = ct_format("%s/cluster.yaml", machine->build_dir);
    char *to = ct_format("%s/cluster.yaml", machine->dir);
    char *text = NULL;
    int err = CT_OK;

    if (from == NULL || to == NULL)
        CT_TRY(err, done, ct_diag_memory(diag));
    CT_TRY(err, done, ct_cluster_write(machine->cluster, from, diag));
    CT_TRY(err, done, ct_file_read(from, &text, diag));
    err = ct_file_write(to, text, diag);
done:
    free(text);
    free(to);
    free(from);
    return err;
}

/* tuned.c comes last: with it the folder is whole. */
int ct_machine_write(const struct ct_machine *machine,
                     const struct ct_tuning *tuning, struct ct_diag *diag)
{
    static const struct {
        const char *name;
        text_fn *make;
    } files[] = {
        {"report.csv", ct_report_csv},
        {"report.html", ct_report_html},
        {"tuned.c", ct_dispatch_text},
    };
    int err = write_cluster(machine, diag);

    for (int i = 0; i < machine->nroutines && err == CT_OK; i++)
        err = place_routine(machine, tuning, machine->routines[i], diag);
    for (size_t i = 0; i < sizeof files / sizeof files[0] && err == CT_OK; i++)
        err = write_text(machine, tuning, files[i].name, files[i].make, diag);
    return err;
}

bool ct_machine_is_simulated(const struct ct_machine *machine)
{
    char *path = ct_format("%s/tuned.c", machine->dir);
    char *text = NULL;
    bool is_simulated = false;

    if (path != NULL && ct_file_read(path, &text, NULL) == CT_OK)
        is_simulated = strstr(text, CT_DISPATCH_SIMULATED) != NULL;
    free(text);
    free(path);
    return is_simulated;
}

void ct_machine_print_usage(const struct ct_machine *machine,
                            const char *library)
{
    const struct ct_flavour *flavour =
        ct_flavour_of_results(ct_machine_is_simulated(machine));

    printf("\nThe library: %s\nUse it, unchanged programs:   "
           "LD_PRELOAD=%s PROGRAM\n"
           "with mpiexec:                 mpiexec -n N env LD_PRELOAD=%s "
           "PROGRAM\nSee what it did:              COLLTUNE_REPORT=1; switch "
           "it off: COLLTUNE=off\n",
           library, library, library);
    printf("%s", flavour->times.usage);
}
