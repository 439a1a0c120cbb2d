/*
 * test_emitted.c - the emitted C compiles without a warning, is as
 * clang-format would write it, and plans what the generator planned.
 */
#include "tests/generator/trees.h"

#include <dlfcn.h>
#include <stdio.h>
#include <unistd.h>

/* The routines of a cluster, written, compiled and loaded. */
struct loaded {
    char folder[64];
    struct ct_generated *generated;
    void *handles[CT_ROUTINES];
    const struct ct_algorithm *algorithms[CT_ROUTINES];
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
                     loaded->generated->routines[i].collective->name);
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
    for (int i = 0; i < CT_ROUTINES; i++)
        write_routine(loaded->folder, &loaded->generated->routines[i]);
    check_format(loaded);
    for (int i = 0; i < CT_ROUTINES; i++)
        load_routine(loaded, i);
}

static void unload(struct loaded *loaded)
{
    char text[256];

    for (int i = 0; i < CT_ROUTINES; i++) {
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
    cr_assert_eq(ct_generated_plan(loaded->generated, (enum ct_routine_kind)i,
                                   shape, &kept, NULL),
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
            .nranks = loaded->generated->phases.nranks,
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
    for (int i = 0; i < CT_ROUTINES; i++) {
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

Test(emitted, applies_to_its_number_of_ranks_only)
{
    struct made *made = made_star(2, 6);
    struct loaded loaded;

    load(&loaded, made);
    for (int i = 0; i < CT_ROUTINES; i++) {
        struct ct_problem problem = {
            .collective = loaded.generated->routines[i].collective,
            .bytes = 1000};

        for (problem.nranks = 1; problem.nranks < 20; problem.nranks++)
            cr_expect_eq(ct_algorithm_applies(loaded.algorithms[i], &problem),
                         problem.nranks == 6, "%s, %d ranks",
                         loaded.algorithms[i]->name, problem.nranks);
    }
    unload(&loaded);
    free(made);
}
