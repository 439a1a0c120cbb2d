/*
 * building.c - builds what a machine folder needs, unless it is up to date.
 */
#include "base/files.h"
#include "driver/machine.h"

#include <stdlib.h>
#include <string.h>

static int fail_memory(struct ct_diag *diag)
{
    return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory");
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
    char base[] = "libct_base.a", plan[] = "libct_plan.a",
         run[] = "libct_run.a", timer[] = "libct_timer.a",
         library[] = "libct_library.a";
    char *archives[] = {base, plan, run, timer, library};
    char *home, *folder;
    bool is_newer;

    if (ct_home_find(&home, NULL) != CT_OK)
        return false;
    folder = ct_format("%s/lib/colltune%s", home, is_simulated ? "/smpi" : "");
    is_newer = folder != NULL && is_newer_than(path, folder, archives, 5);
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
                             .list = "generated.c",
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

/*
 * Run `make` on the routines beside tuned.c, which it names itself, unless
 * `path` is newer than all of them and than the folder: one may be gone.
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
        ct_file_is_newer(path, machine->dir) &&
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

int ct_machine_load_kept(const struct ct_machine *machine,
                         struct ct_routines *routines, struct ct_diag *diag)
{
    struct ct_build build = {.machine = machine->cluster->name,
                             .list = "kept.c"};
    char *path = ct_format("%s/kept.so", machine->build_dir);
    int err = path == NULL ? fail_memory(diag)
                           : build_from_folder(machine, &build, path,
                                               ct_build_kept, diag);

    if (err == CT_OK)
        err = ct_routines_load(path, routines, diag);
    free(path);
    return err;
}

int ct_machine_build_bench(const struct ct_machine *machine,
                           struct ct_diag *diag)
{
    struct ct_build build = {.machine = machine->cluster->name,
                             .is_simulated = true};
    char *path = ct_format("%s/bench-simulated.so", machine->build_dir);
    const int err = path == NULL
                        ? fail_memory(diag)
                        : build_from_folder(machine, &build, path,
                                            ct_build_simulated_bench, diag);

    free(path);
    return err;
}
