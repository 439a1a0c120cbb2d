/*
 * building.c - builds what a machine folder needs, unless it is up to date.
 */
#include "base/files.h"
#include "driver/folder/jobs.h"
#include "driver/folder/machine.h"
#include "driver/options/plain.h"
#include "driver/toolchain/home.h"
#include "driver/toolchain/linking.h"

#include <stdlib.h>
#include <string.h>

typedef bool is_newer_fn(const char *path, const char *source);

/* True if `path` is newer than these files of a folder. */
static bool is_newer_than(const char *path, const char *folder, char *const *names, int nnames,
                          is_newer_fn *is_newer_than_one)
{
    bool is_newer = true;

    for (int i = 0; i < nnames && is_newer; i++)
        is_newer = is_newer_than_one(path, ct_path("%s/%s", folder, names[i]).text);
    return is_newer;
}

/* True if `path` is newer than the archives of colltune itself. They have the
   same names for all flavours. */
static bool is_newer_than_home(const char *path, const struct ct_flavour *flavour)
{
    char base[] = "libct_base.a", plan[] = "libct_plan.a", run[] = "libct_run.a",
         timer[] = "libct_timer.a", library[] = "libct_library.a";
    char *archives[] = {base, plan, run, timer, library};
    char *home;
    bool is_newer;

    if (ct_home_find(&home, NULL) != CT_OK)
        return false;
    is_newer =
        is_newer_than(path, ct_path("%s/lib/colltune%s", home, flavour->archives_folder).text,
                      archives, 5, ct_file_is_newer_than_installed);
    free(home);
    return is_newer;
}

typedef int build_fn(const struct ct_build *build, struct ct_diag *diag);

/* Build DIR/build/NAME from the list of routines unless it is newer. */
static int build_from_list(const struct ct_machine *machine, const struct ct_build *build,
                           const char *name, build_fn *make, struct ct_diag *diag)
{
    char list[] = "generated.c";
    char *lists[] = {list};
    const struct ct_path path = ct_path("%s/%s", machine->build_dir, name);
    const bool is_newer = is_newer_than_home(path.text, build->flavour) &&
                          is_newer_than(path.text, machine->build_dir, lists, 1, ct_file_is_newer);

    return is_newer ? CT_OK : make(build, diag);
}

static int build_timer_programs(const struct ct_build *build, struct ct_diag *diag)
{
    return ct_build_programs(build, build->flavour->timer, diag);
}

/* What is built from all routines that were generated. */
static struct ct_build build_of(const struct ct_machine *machine, const struct ct_flavour *flavour)
{
    return (struct ct_build){.dir = machine->dir,
                             .build_dir = machine->build_dir,
                             .sources_dir = machine->routines_dir,
                             .list = "generated.c",
                             .sources = machine->routines,
                             .nsources = machine->nroutines,
                             .site = machine->site,
                             .counts = machine->counts,
                             .flavour = flavour};
}

int ct_machine_build_routines(const struct ct_machine *machine, char **path, struct ct_diag *diag)
{
    struct ct_build build = build_of(machine, ct_flavour_default());
    int err;

    CT_TRY(err, done, ct_machine_hash_routines(machine, &build.hash, diag));
    CT_TRY(err, done, ct_build_list(&build, diag));
    CT_TRY(err, done, build_from_list(machine, &build, "routines.so", ct_build_routines, diag));
    *path = ct_format("%s/routines.so", machine->build_dir);
    if (*path == NULL)
        err = ct_diag_memory(diag);
done:
    return err;
}

int ct_machine_build_timer(const struct ct_machine *machine, char **timer, struct ct_diag *diag)
{
    const struct ct_flavour *flavour = &machine->flavour;
    const struct ct_build build = build_of(machine, flavour);
    const char *name = ct_flavour_last_program(flavour->timer)->output;

    *timer = ct_format("%s/%s", machine->build_dir, name);
    return *timer == NULL ? ct_diag_memory(diag)
                          : build_from_list(machine, &build, name, build_timer_programs, diag);
}

/* All of it is compiled: what is no routine would fail there. */
static int check_routines(const struct ct_machine *machine, char *const *names, int n,
                          struct ct_diag *diag)
{
    for (int i = 0; i < n; i++) {
        if (strcmp(names[i], "tuned.c") != 0 && !ct_plain_is_routine(names[i]))
            return ct_diag_set(diag, CT_ERR_INPUT,
                               "%s/%.120s is not a routine of a collective; "
                               "colltune compiles all of the folder, so take "
                               "it out",
                               machine->dir, names[i]);
    }
    return CT_OK;
}

/*
 * Run `make` on the routines beside tuned.c, which it names itself, and if
 * `has_jobs` on the tuned.c of all jobs, unless `path` is newer than all of
 * them and than the folder: one may be gone.
 */
static int build_from_folder(const struct ct_machine *machine, struct ct_build *build,
                             const char *path, bool has_jobs, build_fn *make, struct ct_diag *diag)
{
    char **names = NULL;
    int n = 0, kept = 0;
    int err = ct_folder_list(machine->dir, ".c", &names, &n, diag);

    if (err == CT_OK)
        err = check_routines(machine, names, n, diag);
    if (err == CT_OK && has_jobs)
        err = ct_jobs_sources(machine, &names, &n, diag);
    if (err != CT_OK) {
        ct_names_free(names, n);
        return err;
    }
    if (is_newer_than_home(path, build->flavour) && ct_file_is_newer(path, machine->dir) &&
        is_newer_than(path, machine->dir, names, n, ct_file_is_newer)) {
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
    build->site = machine->site;
    build->build_dir = machine->build_dir;
    build->sources_dir = machine->dir;
    build->sources = names;
    build->nsources = kept;
    err = make(build, diag);
    ct_names_free(names, kept);
    return err;
}

int ct_machine_build_library(const struct ct_machine *machine, char **library, struct ct_diag *diag)
{
    struct ct_build build = {.machine = machine->cluster->name, .flavour = ct_flavour_default()};

    if (machine->job != NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s is a job of the cluster %s: what was chosen for "
                           "it is in the library of the folder above jobs/",
                           machine->dir, machine->cluster->name);
    *library = ct_format("%s/libcolltuned-%s.so", machine->build_dir, machine->cluster->name);
    return *library == NULL
               ? ct_diag_memory(diag)
               : build_from_folder(machine, &build, *library, true, ct_build_library, diag);
}

int ct_machine_load_kept(const struct ct_machine *machine, struct ct_routines *routines,
                         struct ct_diag *diag)
{
    struct ct_build build = {
        .machine = machine->cluster->name, .list = "kept.c", .flavour = ct_flavour_default()};
    const struct ct_path path = ct_path("%s/kept.so", machine->build_dir);
    const int err = build_from_folder(machine, &build, path.text, false, ct_build_kept, diag);

    return err == CT_OK ? ct_routines_load(path.text, routines, diag) : err;
}

static int build_bench_programs(const struct ct_build *build, struct ct_diag *diag)
{
    return ct_build_programs(build, build->flavour->bench, diag);
}

int ct_machine_build_bench(const struct ct_machine *machine, const struct ct_flavour *flavour,
                           char **program, struct ct_diag *diag)
{
    struct ct_build build = {.machine = machine->cluster->name, .flavour = flavour};

    *program =
        ct_format("%s/%s", machine->build_dir, ct_flavour_last_program(flavour->bench)->output);
    return *program == NULL ? ct_diag_memory(diag)
                            : build_from_folder(machine, &build, *program, machine->job == NULL,
                                                build_bench_programs, diag);
}
