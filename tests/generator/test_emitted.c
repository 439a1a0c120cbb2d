/*
 * test_emitted.c - the emitted C compiles without a warning, is as
 * clang-format would write it, and plans what the generator planned.
 */
#include "checker/plan_check.h"
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

static void run(const char *command)
{
    cr_assert_eq(system(command), 0, "failed: %s", command);
}

static void load_routine(struct loaded *loaded, int i)
{
    const char *name = loaded->generated->routines[i].name;
    char text[2048];

    snprintf(text, sizeof text,
             COMPILER " " FLAGS " -O1 -fPIC -shared -I" ROOT_DIR
                      " -o %s/%s.so %s/%s.c",
             loaded->folder, name, loaded->folder, name);
    run(text);
    snprintf(text, sizeof text, "%s/%s.so", loaded->folder, name);
    loaded->handles[i] = dlopen(text, RTLD_NOW | RTLD_LOCAL);
    cr_assert_not_null(loaded->handles[i], "%s", dlerror());
    loaded->algorithms[i] = dlsym(loaded->handles[i], name);
    cr_assert_not_null(loaded->algorithms[i], "%s", dlerror());
    cr_expect_str_eq(loaded->algorithms[i]->name, name);
    cr_expect_str_eq(loaded->algorithms[i]->collective->name,
                     loaded->generated->routines[i].maker->collective->name);
}

static void check_format(const struct loaded *loaded)
{
    char text[1024];

    if (system("command -v clang-format-14 >/dev/null") != 0)
        return;
    snprintf(text, sizeof text,
             "clang-format-14 --dry-run -Werror --style=file:" ROOT_DIR
             "/.clang-format %s/*.c",
             loaded->folder);
    run(text);
}

static void write_routine(const char *folder, const struct ct_routine *routine)
{
    char path[256];
    FILE *file;

    snprintf(path, sizeof path, "%s/%s.c", folder, routine->name);
    file = fopen(path, "w");
    cr_assert_not_null(file);
    cr_assert_geq(fputs(routine->text, file), 0);
    cr_assert_eq(fclose(file), 0);
}

static void load(struct loaded *loaded, const struct made *made)
{
    strcpy(loaded->folder, "/tmp/colltune-emitted-XXXXXX");
    cr_assert_not_null(mkdtemp(loaded->folder));
    loaded->generated = generated_from(made);
    cr_assert_leq(loaded->generated->nroutines, ROUTINES_MOST);
    for (int i = 0; i < loaded->generated->nroutines; i++)
        write_routine(loaded->folder, &loaded->generated->routines[i]);
    check_format(loaded);
    for (int i = 0; i < loaded->generated->nroutines; i++)
        load_routine(loaded, i);
}

static void unload(struct loaded *loaded)
{
    char text[256];

    for (int i = 0; i < loaded->generated->nroutines; i++) {
        const char *name = loaded->generated->routines[i].name;

        dlclose(loaded->handles[i]);
        snprintf(text, sizeof text, "%s/%s.so", loaded->folder, name);
        cr_expect_eq(remove(text), 0);
        snprintf(text, sizeof text, "%s/%s.c", loaded->folder, name);
        cr_expect_eq(remove(text), 0);
    }
    cr_expect_eq(rmdir(loaded->folder), 0);
    ct_generated_free(loaded->generated);
}

static void expect_same(const struct loaded *loaded, int i,
                        const struct ct_shape *shape)
{
    struct ct_schedule *emitted;
    struct ct_schedule *kept;

    cr_assert_eq(
        ct_algorithm_plan(loaded->algorithms[i], shape, &emitted, NULL), CT_OK);
    cr_assert_eq(
        ct_routine_plan(&loaded->generated->routines[i], shape, &kept, NULL),
        CT_OK);
    cr_expect(same_schedules(emitted, kept), "%s: rank %d, parameter %d",
              loaded->algorithms[i]->name, shape->rank,
              shape->setting.values[0]);
    ct_schedule_free(emitted);
    ct_schedule_free(kept);
}

/* All parameter values, at `bytes`, where the routine applies. */
static void expect_same_of_rank(const struct loaded *loaded, int i, int rank,
                                size_t bytes)
{
    const struct ct_algorithm *algorithm = loaded->algorithms[i];

    for (int v = 0; v < ct_settings_count(algorithm->params); v++) {
        const struct ct_problem problem = {
            .collective = algorithm->collective,
            .nranks = loaded->generated->wiring.tree.nranks,
            .bytes = bytes,
            .setting = ct_settings_at(algorithm->params, v),
        };
        const struct ct_shape shape =
            ct_algorithm_shape(algorithm, &problem, rank);

        if (ct_algorithm_applies(algorithm, &problem))
            expect_same(loaded, i, &shape);
    }
}

static void check_made(struct made *made, int rank_stride)
{
    struct loaded loaded;

    load(&loaded, made);
    for (int i = 0; i < loaded.generated->nroutines; i++) {
        for (int r = 0; r < made->cluster.nranks; r += rank_stride)
            expect_same_of_rank(&loaded, i, r, 100000);
    }
    unload(&loaded);
    free(made);
}

Test(emitted, plans_as_generated_for_one_and_two_ranks)
{
    check_made(made_star(1, 1), 1);
    check_made(made_star(1, 2), 1);
}

Test(emitted, plans_as_generated_from_tables)
{
    check_made(made_star(1, 5), 1);
    check_made(made_chain(4, 13), 1);
}

Test(emitted, plans_as_generated_from_full_tables)
{
    check_made(made_star(4, CT_TABLE_RANKS), 9);
}

Test(emitted, plans_as_generated_from_the_tree)
{
    check_made(made_chain(3, CT_TABLE_RANKS + 3), 13);
}

/* As long as a cluster's name may be. */
Test(emitted, is_well_formed_with_the_longest_name)
{
    struct made *made = made_star(2, 3);
    char name[] = "a234567890-b234567890-c234567890-d234567";

    made->cluster.name = name;
    check_made(made, 1);
}

/* With any of its settings. */
static bool applies(const struct ct_algorithm *algorithm, int nranks,
                    size_t bytes)
{
    for (int i = 0; i < ct_settings_count(algorithm->params); i++) {
        const struct ct_problem problem = {
            .collective = algorithm->collective,
            .nranks = nranks,
            .bytes = bytes,
            .setting = ct_settings_at(algorithm->params, i),
        };

        if (ct_algorithm_applies(algorithm, &problem))
            return true;
    }
    return false;
}

Test(emitted, applies_to_its_number_of_ranks_only)
{
    struct made *made = made_star(2, 6);
    struct loaded loaded;

    load(&loaded, made);
    for (int i = 0; i < loaded.generated->nroutines; i++) {
        for (int n = 1; n < 20; n++)
            cr_expect_eq(applies(loaded.algorithms[i], n, 1000), n == 6,
                         "%s, %d ranks", loaded.algorithms[i]->name, n);
    }
    unload(&loaded);
    free(made);
}

/* All settings of what was compiled, on the cluster's tree. */
static int prove_loaded(const struct loaded *loaded, int i,
                        struct ct_diag *diag)
{
    const struct ct_algorithm *algorithm = loaded->algorithms[i];
    const struct ct_planner planner = ct_planner_of(algorithm);
    const struct ct_tree *tree = &loaded->generated->wiring.tree;
    int err = CT_OK;

    for (int k = 0; k < ct_settings_count(algorithm->params) && err == CT_OK;
         k++) {
        const struct ct_shape shape = {
            .nranks = tree->nranks,
            .setting = ct_settings_at(algorithm->params, k),
            .segments = 1,
        };

        err = ct_plan_check(&planner, &shape, tree, NULL, diag);
    }
    return err;
}

Test(emitted, is_right_and_free_of_contention_as_compiled)
{
    struct made *made = made_chain(3, 9);
    struct loaded loaded;
    struct ct_diag diag = {""};
    int nclaims = 0;

    load(&loaded, made);
    for (int i = 0; i < loaded.generated->nroutines; i++) {
        nclaims += loaded.algorithms[i]->contention_free != NULL;
        cr_expect_eq(prove_loaded(&loaded, i, &diag), CT_OK, "%s", diag.text);
    }
    cr_expect_geq(nclaims, 3, "the all-to-all and the rings claim it");
    unload(&loaded);
    free(made);
}

/* Two messages with one sender, of different phases: all data still come to
   their places. */
static void swap_receivers(char *text, const char *first, const char *second)
{
    char *a = strstr(text, first), *b = strstr(text, second);
    const size_t last = strlen(first) - strlen("},") - 1;
    char receiver;

    cr_assert(a != NULL && b != NULL, "no message %s or %s", first, second);
    receiver = a[last];
    a[last] = b[last];
    b[last] = receiver;
}

Test(emitted, is_found_wrong_when_two_messages_have_changed_their_phases)
{
    struct made *made = made_new();
    struct loaded loaded;
    struct ct_diag diag = {""};
    struct ct_routine *routine;

    add_switch(made, -1);
    add_switch(made, 0);
    for (int i = 0; i < 4; i++)
        add_rank(made, i / 2);
    load(&loaded, made);
    routine = NULL;
    for (int i = 0; i < loaded.generated->nroutines; i++) {
        if (&loaded.generated->routines[i] != alltoall_of(loaded.generated))
            continue;
        routine = &loaded.generated->routines[i];
        swap_receivers(routine->text, "{1, 2, 3},", "{2, 2, 1},");
        write_routine(loaded.folder, routine);
        dlclose(loaded.handles[i]);
        load_routine(&loaded, i);
        cr_expect_eq(prove_loaded(&loaded, i, &diag), CT_ERR_INVALID);
        cr_expect_not_null(strstr(diag.text, "may be on the link"), "%s",
                           diag.text);
    }
    cr_assert_not_null(routine);
    unload(&loaded);
    free(made);
}
