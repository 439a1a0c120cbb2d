/*
 * test_limits.c - limits against figures worked by hand, and the region of
 * an allreduce against every region tried.
 */
#include "cluster/limits.h"
#include "cluster/reader/quantity.h"
#include "tests/cluster/cluster_helpers.h"
#include "tests/repo/descriptors.h"

#include <math.h>

static const double lab_bandwidth = 100e6 / 8;

static void expect_near(double value, double expected, const char *what)
{
    cr_expect_float_eq(value, expected, 1e-9 * expected, "%s: %.12g, not %.12g", what, value,
                       expected);
}

/* In blocks' (vectors') times over a host's cable of 100 Mbit/s. */
static void expect_limits(struct ct_cluster *c, double alltoall, double allgather, double allreduce)
{
    const size_t n = 1000;
    const double unit = (double)n / lab_bandwidth;

    expect_near(ct_limit(c, &ct_alltoall, 0, n) / unit, alltoall, c->name);
    expect_near(ct_limit(c, &ct_allgather, 0, n) / unit, allgather, c->name);
    expect_near(ct_limit(c, &ct_allreduce, 0, n) / unit, allreduce, c->name);
}

Test(limits, of_one_switch)
{
    /* the hosts' cables: 15 blocks each way; all switches: 2*15/16 */
    expect_limits(load_topology("lab-a"), 15, 15, 1.875);
}

Test(limits, of_a_chain_do_not_see_the_order_of_ranks)
{
    /* the middle link: 16*16; the hosts: 31; all switches: 2*31/32 */
    expect_limits(load_topology("lab-b"), 256, 31, 1.9375);
    expect_limits(load_topology("lab-c"), 256, 31, 1.9375);
}

Test(limits, of_unequal_cables_and_two_ranks_a_host)
{
    /* a host: 2*46; link of 14 hosts: 28*20/10 = 56; allgather: 46;
       all switches with 24 hosts round them: 2*23/24 */
    expect_limits(load_topology("lab-d"), 92, 46, 2 * 23 / 24.0);
}

Test(limits, of_unequal_cables_between_switches)
{
    /* left - mid: 9*13/2 (core - right: 8*14/2); the hosts: 21; all switches:
       2*21/22 */
    expect_limits(load_topology("lab-e"), 9 * 13 / 2.0, 21, 2 * 21 / 22.0);
}

Test(limits, of_the_trials_on_paper)
{
    expect_limits(load(GOOD_DIR "/limit-4x8.yaml"), 192, 31, 1.9375);
    /* the core: 2*7 / (8*0.5) */
    expect_limits(load(GOOD_DIR "/limit-8x16.yaml"), 16 * 112 / 0.5, 112 / 0.5, 3.5);
    /* an uplink: 1 / 0.25 */
    expect_limits(load(GOOD_DIR "/limit-2x16.yaml"), 256 / 0.25, 16 / 0.25, 4);
}

Test(limits, are_unknown_inside_a_host)
{
    struct ct_cluster *c = load_synthetic("pack:2 core:2 pu:1");

    expect_near(ct_limit_latency(c, &ct_allgather, 0), 0, "latency");
    expect_limits(c, 0, 0, 0);
}

Test(limits, are_nothing_for_one_rank)
{
    struct ct_cluster *c = load(GOOD_DIR "/one-rank.yaml");

    cr_expect_eq(ct_bottleneck(c, NULL), -1);
    expect_near(ct_limit_latency(c, &ct_allgather, 0), 0, "latency");
    expect_limits(c, 0, 0, 0);
}

Test(limits, skip_cables_with_all_ranks_on_one_side)
{
    struct ct_cluster *c =
        load_text("name: a\nswitches: [s0, s1]\n"
                  "links: [{between: [s0, s1], bandwidth: 1 kbit/s}]\n"
                  "hosts:\n- {names: \"n[0-3]\", switch: s0, bandwidth: 100 Mbit/s}\n"
                  "- {names: m, switch: s1, bandwidth: 1 kbit/s}\nranks: [\"n[0-3]\"]\n");

    expect_limits(c, 3, 3, 1.5);
}

/* The only known cables are at n4 to n7: any vectors may pass elsewhere. */
Test(limits, come_only_from_known_bandwidths)
{
    struct ct_cluster *c = load(GOOD_DIR "/bandwidth-unknown.yaml");
    const double per_byte = 8e-10; /* 10 Gbit/s */

    expect_near(ct_limit(c, &ct_allreduce, 0, 1000), 1000 * per_byte, "one");
    expect_near(ct_limit(c, &ct_alltoall, 0, 1000), 7000 * per_byte, "all");
}

static void expect_bottleneck(struct ct_cluster *c, const char *lower, long expected)
{
    long messages = -1;
    const int node = ct_bottleneck(c, &messages);

    cr_assert_geq(node, 1);
    cr_expect_str_eq(c->nodes[node].name, lower, "%s: %s, not %s", c->name, c->nodes[node].name,
                     lower);
    cr_expect_eq(messages, expected, "%s: %ld messages, not %ld", c->name, messages, expected);
}

Test(limits, name_the_bottleneck)
{
    expect_bottleneck(load_topology("lab-a"), "n0", 15);
    expect_bottleneck(load_topology("lab-b"), "s2", 256);
    expect_bottleneck(load_topology("lab-c"), "s2", 256);
    expect_bottleneck(load_topology("lab-d"), "n0", 92);
    expect_bottleneck(load_topology("lab-e"), "mid", 9 * 13);
    expect_bottleneck(load(GOOD_DIR "/limit-2x16.yaml"), "s0", 256);
    expect_bottleneck(load_synthetic("pack:3 core:2 pu:1"), "package 0", 8);
}

struct expected_limit {
    const struct ct_collective *collective;
    int root;
    double units; /* blocks' or vectors' times over a host's cable */
};

static void expect_each(const char *cluster, const struct expected_limit *expected, size_t n)
{
    struct ct_cluster *c = load_topology(cluster);

    for (size_t i = 0; i < n; i++)
        expect_near(ct_limit(c, expected[i].collective, expected[i].root, 100) * lab_bandwidth /
                        100,
                    expected[i].units, expected[i].collective->name);
}

#define EXPECT_EACH(cluster, expected)                                                             \
    expect_each(cluster, expected, sizeof(expected) / sizeof *(expected))

Test(limits, of_a_chain_by_collective)
{
    static const struct expected_limit expected[] = {
        {&ct_bcast, 5, 1},    {&ct_reduce, 5, 1},
        {&ct_gather, 0, 31},  {&ct_gatherv, 31, 31},
        {&ct_scatter, 9, 31}, {&ct_scatterv, 0, 31},
        {&ct_scan, 0, 1},     {&ct_reduce_scatter_block, 0, 31},
    };

    EXPECT_EACH("lab-b", expected);
}

/* Ranks are dealt round the switches of the chain: rank 4i is on the first one,
   rank 4i + 1 on the second, and each of these steps is a vector of its own. */
Test(limits, of_a_scan_see_the_order_of_ranks)
{
    static const struct expected_limit expected[] = {{&ct_scan, 0, 8}};

    EXPECT_EACH("lab-c", expected);
}

/* Two ranks on a host: 46 blocks cross the root's cable, or 46 a host's. */
Test(limits, of_unequal_cables_by_collective)
{
    static const struct expected_limit expected[] = {
        {&ct_bcast, 0, 1},           {&ct_gather, 47, 46}, {&ct_scatter, 1, 46},
        {&ct_reduce_scatter, 0, 46}, {&ct_scan, 0, 1},
    };

    EXPECT_EACH("lab-d", expected);
}

/* Rank 4 has a cable a tenth as fast, which its own block crosses, or, where it
   is the root, all of the others'. */
Test(limits, of_a_gather_depend_on_the_root)
{
    struct ct_cluster *c = load_text("name: a\nswitches: [s0]\nhosts:\n"
                                     "- {names: \"n[0-3]\", switch: s0, bandwidth: 100 Mbit/s}\n"
                                     "- {names: m, switch: s0, bandwidth: 10 Mbit/s}\n"
                                     "ranks: [\"n[0-3]\", m]\n");

    expect_near(ct_limit(c, &ct_gather, 0, 10) * lab_bandwidth, 100, "root 0");
    expect_near(ct_limit(c, &ct_gather, 4, 10) * lab_bandwidth, 400, "root 4");
}

/* How many names of the text's rows are the collective's, all after its time. */
static int times_told(char *text, const struct ct_collective *collective, const char *time)
{
    char shown[CT_QUANTITY_SIZE] = "";
    int n = 0;

    for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        char *at = line + strspn(line, " ");
        char word[64];
        int used;

        if (at - line == 2) {
            snprintf(shown, sizeof shown, "%.*s", (int)strcspn(at, " ") + (int)strlen(" ms"), at);
            at += strcspn(at, " ");
        }
        for (; sscanf(at, "%63s%n", word, &used) == 1; at += used) {
            if (strcmp(word, collective->name) != 0)
                continue;
            n++;
            cr_expect_eq(strncmp(shown, time, strlen(time)), 0, "%s: %s, not %s", word, shown,
                         time);
        }
    }
    return n;
}

Test(limits, are_told_of_each_collective_once)
{
    struct ct_cluster *c = load_topology("lab-d");

    for (int i = 0; ct_collectives[i] != NULL; i++) {
        char time[CT_QUANTITY_SIZE];
        struct ct_text text = {0};

        ct_time_format(ct_limit(c, ct_collectives[i], 0, 65536), time);
        ct_limits_describe(c, &text);
        cr_assert(!text.failed);
        cr_expect_eq(times_told(strchr(text.text, '\n') + 1, ct_collectives[i], time),
                     ct_collectives[i]->cut_load != NULL, "%s", ct_collectives[i]->name);
        free(text.text);
    }
}

/* Every set of switches of a small cluster, tried. */

struct region {
    const struct ct_cluster *c;
    const int *count; /* ranks below each node */
    int nswitches;
    unsigned in; /* bit x: switch x belongs to it */
};

static int is_in(const struct region *r, int x)
{
    return x >= 0 && x < r->nswitches && (r->in >> x & 1);
}

static int is_connected(const struct region *r)
{
    int tops = 0;

    for (int x = 0; x < r->nswitches; x++)
        tops += is_in(r, x) && !is_in(r, r->c->nodes[x].parent);
    return tops == 1;
}

static double region_ratio(const struct region *r)
{
    double bandwidth = 0;
    int k = 0;

    for (int x = 1; x < r->c->nnodes; x++) {
        if (is_in(r, x) == is_in(r, r->c->nodes[x].parent) || r->count[x] == 0 ||
            r->count[x] == r->c->nranks)
            continue;
        k++;
        bandwidth += r->c->nodes[x].cable.bandwidth;
    }
    return k < 2 ? 0 : 2 * (k - 1) / bandwidth;
}

static double best_of_all_regions(const struct ct_cluster *c, int nswitches)
{
    int *count = calloc((size_t)c->nnodes, sizeof *count);
    struct region r = {c, count, nswitches, 0};
    double best = 0;

    cr_assert_not_null(count);
    for (int rank = 0; rank < c->nranks; rank++) {
        for (int x = c->rank_host[rank]; x >= 0; x = c->nodes[x].parent)
            count[x]++;
    }
    for (int x = 1; x < c->nnodes; x++) {
        if (count[x] > 0 && count[x] < c->nranks)
            best = fmax(best, 1 / c->nodes[x].cable.bandwidth);
    }
    for (r.in = 1; r.in < 1u << nswitches; r.in++) {
        if (is_connected(&r))
            best = fmax(best, region_ratio(&r));
    }
    free(count);
    return best;
}

static unsigned random_below(unsigned *state, unsigned n)
{
    *state = *state * 1664525u + 1013904223u;
    return (*state >> 8) % n;
}

static struct ct_cluster *random_cluster(unsigned *state, int nswitches)
{
    char *text = NULL;
    size_t size;
    FILE *stream = open_memstream(&text, &size);
    struct ct_cluster *c;

    cr_assert_not_null(stream);
    fprintf(stream, "name: a\nswitches: [\"s[0-%d]\"]\nlinks:\n", nswitches - 1);
    for (int i = 1; i < nswitches; i++)
        fprintf(stream, "- {between: [s%d, s%u], bandwidth: %u Mbit/s}\n", i,
                random_below(state, (unsigned)i), 1 + random_below(state, 20));
    fprintf(stream, "hosts:\n");
    for (int i = 0; i < 8; i++)
        fprintf(stream, "- {names: n%d, switch: s%u, bandwidth: %u Mbit/s}\n", i,
                random_below(state, (unsigned)nswitches), 1 + random_below(state, 20));
    fprintf(stream, "ranks: [\"n[0-%u]\"]\n", 1 + random_below(state, 7));
    fclose(stream);
    c = load_text(text);
    free(text);
    return c;
}

Test(limits, of_allreduce_are_those_of_the_best_of_all_regions)
{
    unsigned state = 1;

    for (int round = 0; round < 300; round++) {
        const int nswitches = 2 + (int)random_below(&state, 6);
        struct ct_cluster *c = random_cluster(&state, nswitches);

        expect_near(ct_limit(c, &ct_allreduce, 0, 1), best_of_all_regions(c, nswitches),
                    "allreduce");
    }
}

/* The most that a cable has to do, both ways, after parts with these roots. */
static void expect_added(const struct ct_collective *collective, int root, int other, double most)
{
    struct ct_cluster *c = load_topology("lab-a");
    double(*busy)[2] = calloc((size_t)c->nnodes, sizeof *busy);
    double found = 0;

    cr_assert_eq(ct_limit_add_cables(c, collective, root, busy), 0);
    cr_assert_eq(ct_limit_add_cables(c, collective, other, busy), 0);
    for (int x = 1; x < c->nnodes; x++)
        found = fmax(found, fmax(busy[x][0], busy[x][1]));
    expect_near(found * lab_bandwidth, most, collective->name);
    free(busy);
}

Test(limits, of_calls_at_the_same_time_add_up_by_direction)
{
    /* each of all pairs: 15 blocks each way */
    expect_added(&ct_alltoall, 0, 0, 30);
    /* every other host's cable brings a block of each; the roots' own takes one
       away and brings that of the other */
    expect_added(&ct_bcast, 0, 0, 2);
    expect_added(&ct_bcast, 0, 3, 2);
    /* the root's cable brings 15 of one; of two roots each brings 15, and takes
       the other's block away */
    expect_added(&ct_gather, 0, 0, 30);
    expect_added(&ct_gather, 0, 3, 15);
}
