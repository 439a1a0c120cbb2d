/*
 * test_mesh.c - the sides of meshes.
 */
#include "repo/scheme/mesh.h"

#include <criterion/criterion.h>

static int sum_of(const struct ct_mesh *mesh)
{
    int sum = 0;

    for (int i = 0; i < mesh->n; i++)
        sum += mesh->sides[i];
    return sum;
}

/* The least sum of `n` factors of p, tried one by one. */
static int least_sum(int p, int n)
{
    int least = p + n - 1;

    if (n == 1)
        return p;
    for (int side = 1; side <= p; side++) {
        if (p % side == 0) {
            const int sum = side + least_sum(p / side, n - 1);

            least = sum < least ? sum : least;
        }
    }
    return least;
}

Test(mesh, has_the_least_sum_of_sides_the_longest_first)
{
    for (int p = 1; p <= 512; p++) {
        for (int n = 1; n <= 3; n++) {
            const struct ct_mesh mesh = ct_mesh_of(p, n);

            cr_expect_eq(mesh.n, n);
            cr_expect_eq(ct_mesh_size(&mesh), p, "%d ranks, %d sides", p, n);
            cr_expect_eq(sum_of(&mesh), least_sum(p, n), "%d ranks, %d sides", p, n);
            for (int i = 1; i < n; i++)
                cr_expect_geq(mesh.sides[i - 1], mesh.sides[i], "%d ranks, side %d", p, i);
        }
    }
}
