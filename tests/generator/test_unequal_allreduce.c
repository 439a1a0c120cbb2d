/*
 * test_unequal_allreduce.c - what the allreduces of the wiring send over cables
 * of unequal bandwidth, beside the limit.
 */
#include "checker/link_load.h"
#include "cluster/limits.h"
#include "tests/cluster/cluster_helpers.h"
#include "tests/generator/trees.h"
#include "tests/repo/descriptors.h"

#include <math.h>

enum { BYTES = 1 << 20, PIECES = 256 };

/* Seconds of the busiest cable, in those of the limit. */
static double part_of_limit(const struct ct_cluster *cluster, const struct ct_wiring *g,
                            const char *name)
{
    const struct ct_tree *tree = &g->tree;
    const struct ct_algorithm planned = in_one_segment(name);
    const struct ct_problem problem = {.collective = planned.collective,
                                       .nranks = tree->nranks,
                                       .places = g->places,
                                       .bytes = BYTES,
                                       .setting = {{PIECES}}};
    double *load = calloc(2 * (size_t)tree->nnodes, sizeof *load);
    struct ct_diag diag = {""};
    double seconds;

    cr_assert_not_null(load);
    cr_assert_eq(ct_link_load(&planned, &problem, tree, load, &diag), CT_OK, "%s", diag.text);
    seconds = ct_link_load_seconds(tree, load, 0);
    free(load);
    return seconds / ct_limit(cluster, planned.collective, 0, BYTES);
}

struct parts {
    double ring;
    double halving;
    double switches;
};

static void expect_part(const char *name, const char *what, double part, double expected)
{
    cr_expect(fabs(part - expected) <= 0.015,
              "%s, %s: %.3f of the limit, not "
              "%.3f",
              name, what, part, expected);
}

static void expect_parts(struct ct_cluster *cluster, struct parts expected)
{
    struct ct_wiring *g = wiring_of(cluster);

    expect_part(cluster->name, "ring", part_of_limit(cluster, g, "allreduce_wired_ring"),
                expected.ring);
    expect_part(cluster->name, "halving", part_of_limit(cluster, g, "allreduce_wired_halving"),
                expected.halving);
    expect_part(cluster->name, "switches", part_of_limit(cluster, g, "allreduce_wired_switches"),
                expected.switches);
    wiring_free(g);
}

/* Racks of four hosts with 1 Gbit/s; their cables to `links`, in Gbit/s. */
static struct ct_cluster *racks(const char *name, const char *top_hosts, const double *links,
                                int nracks)
{
    char text[4096];
    int n = snprintf(text, sizeof text, "name: %s\nswitches: [top, \"r[0-%d]\"]\nlinks:\n", name,
                     nracks - 1);

    for (int i = 0; i < nracks; i++)
        n += snprintf(text + n, sizeof text - (size_t)n,
                      "- {between: [top, r%d], bandwidth: %.0f Mbit/s}\n", i, 1000 * links[i]);
    n += snprintf(text + n, sizeof text - (size_t)n, "hosts:\n%s", top_hosts);
    for (int i = 0; i < nracks; i++)
        n += snprintf(text + n, sizeof text - (size_t)n,
                      "- {names: \"h%dn[1-4]\", switch: r%d, bandwidth: "
                      "1 Gbit/s}\n",
                      i, i);
    snprintf(text + n, sizeof text - (size_t)n, "ranks: {order: by-name}\n");
    return load_text(text);
}

#define RACKS(name, top_hosts, links) racks(name, top_hosts, links, sizeof(links) / sizeof *(links))
#define ON_TOP "- {names: \"t[0-3]\", switch: top, bandwidth: 1 Gbit/s}\n"

Test(unequal_allreduce, on_switches_is_near_the_limit_of_the_labs)
{
    expect_parts(load_topology("lab-d"), (struct parts){1.022, 1.011, 1.039});
    expect_parts(load_topology("lab-e"), (struct parts){1.000, 1.015, 1.052});
}

Test(unequal_allreduce, needs_no_shares_where_cables_between_switches_are_fast)
{
    static const double fast[] = {4, 4, 4, 4}, mixed[] = {1, 2, 4, 4};

    expect_parts(RACKS("fast", "", fast), (struct parts){1, 1, 1});
    expect_parts(RACKS("mixed", "", mixed), (struct parts){1, 1, 1});
}

/* In equal parts, what is combined at the top switch would come to 1.5 or 1.75
   times the limit. */
Test(unequal_allreduce, on_switches_is_at_the_limit_where_cables_are_slow)
{
    static const double half[] = {0.5, 0.5, 0.5, 0.5}, mixed[] = {0.5, 0.25, 0.5, 1},
                        one[] = {0.25, 4, 4, 4};

    expect_parts(RACKS("half", "", half), (struct parts){1.25, 1, 1});
    expect_parts(RACKS("slow-mixed", "", mixed), (struct parts){1.875, 1.5, 1});
    expect_parts(RACKS("one-slow", "", one), (struct parts){1.875, 1.5, 1});
    expect_parts(RACKS("half-top", ON_TOP, half), (struct parts){1.629, 1.5, 1});
    expect_parts(RACKS("mixed-top", ON_TOP, mixed), (struct parts){1.9, 1.5, 1});
    expect_parts(RACKS("one-top", ON_TOP, one), (struct parts){1.9, 1.5, 1});
}
