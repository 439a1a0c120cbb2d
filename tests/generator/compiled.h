/*
 * compiled.h - generated routines, written, compiled and loaded as the tuner
 * does.
 */
#ifndef TESTS_GENERATOR_COMPILED_H
#define TESTS_GENERATOR_COMPILED_H

#include "checker/plan_check.h"
#include "repo/frozen_algorithm.h"
#include "tests/generator/trees.h"

#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

enum { ROUTINES_MOST = 64 };

/* The routines of a cluster, written, compiled and loaded. */
struct loaded {
    char folder[64];
    struct ct_generated *generated;
    void *handles[ROUTINES_MOST];
    const struct ct_algorithm *algorithms[ROUTINES_MOST];
};

static inline void run_command(const char *command)
{
    cr_assert_eq(system(command), 0, "failed: %s", command);
}

/* What routines call has to be in the test program. */
static void (*volatile called)(const struct ct_frozen_algorithm *, struct ct_builder *,
                               const struct ct_shape *) = ct_frozen_plan;

static inline void load_routine(struct loaded *loaded, int i)
{
    const char *name = loaded->generated->routines[i].name;
    char text[2048];

    snprintf(text, sizeof text,
             COMPILER " " FLAGS " -O1 -fPIC -shared -I" ROOT_DIR " -o %s/%s.so %s/%s.c",
             loaded->folder, name, loaded->folder, name);
    run_command(text);
    cr_assert(called != NULL);
    snprintf(text, sizeof text, "%s/%s.so", loaded->folder, name);
    loaded->handles[i] = dlopen(text, RTLD_NOW | RTLD_LOCAL);
    cr_assert_not_null(loaded->handles[i], "%s", dlerror());
    loaded->algorithms[i] = dlsym(loaded->handles[i], name);
    cr_assert_not_null(loaded->algorithms[i], "%s", dlerror());
    cr_expect_str_eq(loaded->algorithms[i]->name, name);
    cr_expect_str_eq(loaded->algorithms[i]->collective->name,
                     loaded->generated->routines[i].algorithm.collective->name);
}

static inline void check_format(const struct loaded *loaded)
{
    char text[1024];

    if (system("command -v clang-format-14 >/dev/null") != 0)
        return;
    snprintf(text, sizeof text,
             "clang-format-14 --dry-run -Werror --style=file:" ROOT_DIR "/out/.clang-format %s/*.c",
             loaded->folder);
    run_command(text);
}

static inline void write_routine(const char *folder, const struct ct_routine *routine)
{
    char path[256];
    FILE *file;

    snprintf(path, sizeof path, "%s/%s.c", folder, routine->name);
    file = fopen(path, "w");
    cr_assert_not_null(file);
    cr_assert_geq(fputs(routine->text, file), 0);
    cr_assert_eq(fclose(file), 0);
}

/* generated: taken over */
static inline void write_routines(struct loaded *loaded, struct ct_generated *generated)
{
    strcpy(loaded->folder, "/tmp/colltune-emitted-XXXXXX");
    cr_assert_not_null(mkdtemp(loaded->folder));
    loaded->generated = generated;
    cr_assert_leq(loaded->generated->nroutines, ROUTINES_MOST);
    for (int i = 0; i < loaded->generated->nroutines; i++)
        write_routine(loaded->folder, &loaded->generated->routines[i]);
    check_format(loaded);
}

static inline void remove_routines(struct loaded *loaded)
{
    char text[256];

    for (int i = 0; i < loaded->generated->nroutines; i++) {
        snprintf(text, sizeof text, "%s/%s.c", loaded->folder, loaded->generated->routines[i].name);
        cr_expect_eq(remove(text), 0);
    }
    cr_expect_eq(rmdir(loaded->folder), 0);
    ct_generated_free(loaded->generated);
}

static inline void load_routines(struct loaded *loaded, struct ct_generated *generated)
{
    write_routines(loaded, generated);
    for (int i = 0; i < loaded->generated->nroutines; i++)
        load_routine(loaded, i);
}

static inline void unload_routines(struct loaded *loaded)
{
    char text[256];

    for (int i = 0; i < loaded->generated->nroutines; i++) {
        dlclose(loaded->handles[i]);
        snprintf(text, sizeof text, "%s/%s.so", loaded->folder,
                 loaded->generated->routines[i].name);
        cr_expect_eq(remove(text), 0);
    }
    remove_routines(loaded);
}

/* All settings of what was compiled that apply, on the cluster's tree. */
static inline int prove_loaded(const struct loaded *loaded, int i, struct ct_diag *diag)
{
    const struct ct_algorithm *algorithm = loaded->algorithms[i];
    const struct ct_planner planner = ct_planner_of(algorithm);
    const struct ct_tree *tree = &loaded->generated->wiring.tree;
    int err = CT_OK;

    for (int k = 0; k < ct_settings_count(algorithm->params) && err == CT_OK; k++) {
        const struct ct_problem problem = {
            .collective = algorithm->collective,
            .nranks = tree->nranks,
            .bytes = 100000,
            .setting = ct_settings_at(algorithm->params, k),
        };
        struct ct_shape shape = ct_algorithm_shape(algorithm, &problem, 0);

        shape.segments = 1;
        if (ct_algorithm_applies(algorithm, &problem))
            err = ct_plan_check(&planner, &shape, tree, NULL, diag);
    }
    return err;
}

#endif
