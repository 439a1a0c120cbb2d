/*
 * machine.c - keeps the machine folder.
 */
#include "driver/machine.h"

#include "driver/config.h"
#include "driver/dispatch.h"
#include "driver/files.h"
#include "driver/report.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LAUNCH_LOCAL CT_MPIEXEC " -n {ranks} {command}"
#define LAUNCH_HOSTS                                                           \
    CT_MPIEXEC " -n {ranks} -hosts {hosts} -ppn {per_host} {command}"

static int fail_memory(struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory");
}

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
        err = fail_memory(diag);
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
    machine->is_simulated = options->is_simulated && options->timer == NULL;
    if (options->file == NULL)
        err = ct_cluster_local(NULL, LAUNCH_LOCAL, &machine->cluster, diag);
    else
        err = ct_cluster_load(options->file, LAUNCH_HOSTS, &machine->cluster,
                              diag);
    if (err != CT_OK)
        return err;
    dir = options->out_dir != NULL
              ? ct_format("%s", options->out_dir)
              : ct_format("out/%s%s", machine->cluster->name,
                          options->is_simulated ? "-simulated" : "");
    err = dir == NULL ? fail_memory(diag) : make_folders(machine, dir, diag);
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
        err = fail_memory(diag);
    else if (!ct_file_exists(file) || !ct_file_exists(tuned))
        err = ct_diag_set(diag, CT_ERR_INPUT,
                          "%s is not a machine folder: it has no %s; colltune "
                          "tune makes one",
                          options->file,
                          ct_file_exists(file) ? "tuned.c" : "cluster.yaml");
    else
        err = ct_cluster_load(file, LAUNCH_HOSTS, &machine->cluster, diag);
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

/* Is `path` newer than these files of a folder? */
static bool is_newer_than(const char *path, const char *folder,
                          char *const *names, int nnames)
{
    bool is_newer = true;

    for (int i = 0; i < nnames && is_newer; i++) {
        char *source = ct_format("%s/%s", folder, names[i]);

        is_newer = source != NULL && ct_file_is_newer(path, source);
        free(source);
    }
    return is_newer;
}

/* Is `path` newer than the archives of colltune itself? Those for simulations
   bear the same names. */
static bool is_newer_than_home(const char *path, bool is_simulated)
{
    char plan[] = "libct_plan.a", run[] = "libct_run.a",
         timer[] = "libct_timer.a", library[] = "libct_library.a";
    char *archives[] = {plan, run, timer, library};
    char *home, *folder;
    bool is_newer;

    if (ct_home_find(&home, NULL) != CT_OK)
        return false;
    folder = ct_format("%s/lib/colltune%s", home, is_simulated ? "/smpi" : "");
    is_newer = folder != NULL && is_newer_than(path, folder, archives, 4);
    free(folder);
    free(home);
    return is_newer;
}

typedef int build_fn(const struct ct_build *build, struct ct_diag *diag);

/* Build DIR/build/NAME from the list of routines unless it is newer. */
static int build_from_list(const struct ct_machine *machine,
                           const struct ct_build *build, const char *name,
                           build_fn *make, struct ct_diag *diag)
{
    char list[] = "generated.c";
    char *lists[] = {list};
    char *path = ct_format("%s/%s", machine->build_dir, name);
    int err = path == NULL ? fail_memory(diag) : CT_OK;

    if (err == CT_OK && !(is_newer_than_home(path, build->is_simulated) &&
                          is_newer_than(path, machine->build_dir, lists, 1)))
        err = make(build, diag);
    free(path);
    return err;
}

int ct_machine_build_timer(const struct ct_machine *machine, char **timer,
                           struct ct_diag *diag)
{
    const char *name = machine->is_simulated ? "timer-simulated.so" : "timer";
    struct ct_build build = {.dir = machine->dir,
                             .build_dir = machine->build_dir,
                             .sources_dir = machine->routines_dir,
                             .sources = machine->routines,
                             .nsources = machine->nroutines};
    int err;

    CT_TRY(err, done, ct_machine_hash_routines(machine, &build.hash, diag));
    CT_TRY(err, done, ct_build_list(&build, diag));
    CT_TRY(err, done,
           build_from_list(machine, &build, "routines.so", ct_build_routines,
                           diag));
    *timer = ct_format("%s/%s", machine->build_dir, name);
    if (*timer == NULL)
        CT_TRY(err, done, fail_memory(diag));
    build.is_simulated = machine->is_simulated;
    err = build_from_list(machine, &build, name, ct_build_timer, diag);
done:
    return err;
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
        err = fail_memory(diag);
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
    int err = path == NULL ? fail_memory(diag) : make(tuning, &text, diag);

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
        CT_TRY(err, done, fail_memory(diag));
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

/*
 * Run `make` on the routines beside tuned.c, which it names itself, unless
 * `path` is newer than all of them.
 */
static int build_from_folder(const struct ct_machine *machine,
                             struct ct_build *build, const char *path,
                             build_fn *make, struct ct_diag *diag)
{
    char **names = NULL;
    int n = 0, kept = 0;
    int err = ct_folder_list(machine->dir, ".c", &names, &n, diag);

    if (err != CT_OK)
        return err;
    if (is_newer_than_home(path, build->is_simulated) &&
        is_newer_than(path, machine->dir, names, n)) {
        ct_names_free(names, n);
        return CT_OK;
    }
    for (int i = 0; i < n; i++) {
        if (strcmp(names[i], "tuned.c") == 0)
            free(names[i]);
        else
            names[kept++] = names[i];
    }
    build->dir = machine->dir;
    build->build_dir = machine->build_dir;
    build->sources_dir = machine->dir;
    build->sources = names;
    build->nsources = kept;
    err = make(build, diag);
    ct_names_free(names, kept);
    return err;
}

int ct_machine_build_library(const struct ct_machine *machine, char **library,
                             struct ct_diag *diag)
{
    struct ct_build build = {.machine = machine->cluster->name};

    *library = ct_format("%s/libcolltuned-%s.so", machine->build_dir,
                         machine->cluster->name);
    return *library == NULL ? fail_memory(diag)
                            : build_from_folder(machine, &build, *library,
                                                ct_build_library, diag);
}

int ct_machine_build_bench(const struct ct_machine *machine,
                           struct ct_diag *diag)
{
    struct ct_build build = {.is_simulated = true};
    char *path = ct_format("%s/bench-simulated.so", machine->build_dir);
    const int err = path == NULL
                        ? fail_memory(diag)
                        : build_from_folder(machine, &build, path,
                                            ct_build_simulated_bench, diag);

    free(path);
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
    printf("\nThe library: %s\nUse it, unchanged programs:   "
           "LD_PRELOAD=%s PROGRAM\n"
           "with mpiexec:                 mpiexec -n N env LD_PRELOAD=%s "
           "PROGRAM\nSee what it did:              COLLTUNE_REPORT=1; switch "
           "it off: COLLTUNE=off\n",
           library, library, library);
    if (ct_machine_is_simulated(machine))
        printf("Tuned in a simulation:        on a machine all calls are "
               "native unless\n                              "
               "COLLTUNE_SIMULATED=1\n");
}
