/*
 * test_forward.c - blocks that go by way of other ranks, on ways that no
 * algorithm of the repository takes.
 */
#include "repo/scheme/forward.h"
#include "repo/scheme/grid.h"
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

/* Leaves `values[0]` lists, then `values[1]`, then one. */
static void plan_shifts(struct ct_builder *builder, const struct ct_shape *shape)
{
    struct ct_forward forward;

    ct_forward_rotate(builder, shape);
    cr_assert(ct_forward_begin(&forward, builder, shape, CT_SCRATCH));
    for (int i = 0; i < 2; i++)
        ct_forward_shift(&forward, shape->setting.values[i]);
    ct_forward_shift(&forward, 1);
    ct_forward_end(&forward);
}

Test(forward, goes_right_by_shifts_of_any_distances)
{
    static const struct ct_algorithm shifts = {
        .name = "alltoall_shifts", .collective = &ct_alltoall, .plan = plan_shifts};

    for (int p = 4; p <= 17; p++) {
        for (int keep = 3; keep < p; keep++) {
            for (int then = 2; then < keep; then++)
                check(&shifts,
                      (struct ct_shape){.nranks = p, .segments = 1, .setting = {{keep, then}}},
                      NULL);
        }
    }
}

/* Sides are the values, in the order of dimensions. */
static struct ct_mesh mesh_of(const struct ct_setting *setting)
{
    struct ct_mesh mesh = {.n = 0};

    for (int i = 0; i < CT_SETTING_MAX && setting->values[i] > 0; i++)
        mesh.sides[mesh.n++] = setting->values[i];
    return mesh;
}

static void plan_grid(struct ct_builder *builder, const struct ct_shape *shape)
{
    const struct ct_mesh mesh = mesh_of(&shape->setting);

    ct_grid_alltoall(builder, shape, &mesh);
}

Test(forward, goes_right_along_any_dimensions)
{
    static const struct ct_setting sides[] = {
        {{5}}, {{2, 7}}, {{7, 2}}, {{2, 3, 4}}, {{4, 3, 2}}, {{2, 2, 2, 3}},
    };
    static const struct ct_algorithm grid = {
        .name = "alltoall_grid", .collective = &ct_alltoall, .plan = plan_grid};

    for (size_t i = 0; i < sizeof sides / sizeof *sides; i++) {
        const struct ct_mesh mesh = mesh_of(&sides[i]);
        struct ct_check_counts counts = {0};
        long messages = 0;

        for (int k = 0; k < mesh.n; k++)
            messages += mesh.sides[k] - 1;
        check(&grid,
              (struct ct_shape){.nranks = ct_mesh_size(&mesh), .segments = 1, .setting = sides[i]},
              &counts);
        cr_expect_eq(counts.messages, ct_mesh_size(&mesh) * messages, "mesh %zu: %ld messages", i,
                     counts.messages);
    }
}
