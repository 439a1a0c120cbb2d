/*
 * test_host_levels.c - what crosses the caches, NUMA nodes and packages of hosts with many
 * cores in one call: the table of docs/inside/schedules.md, section 15.
 */
#include "base/text.h"
#include "generator/wiring.h"
#include "model/lockstep.h"
#include "repo/aliases.h"

#include <criterion/criterion.h>
#include <hwloc.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LEVELS = 3, VECTOR_BYTES = 64 };

static const char *const level_names[LEVELS] = {"L3 ", "numa ", "package "};

/* lstopo writes its file from such a description. */
struct machine {
    const char *name;
    const char *synthetic;
    int ncores;
    bool has[LEVELS]; /* those that are not the host, nor the level above */
};

static const struct machine machines[] = {
    {"EPYC 64", "package:1 l3:8 l2:8 core:1 pu:1", 64, {true, false, false}},
    {"Xeon 2x48, SNC2", "package:2 l3:1 numa:2 l2:24 core:1 pu:1", 96, {false, true, true}},
    {"EPYC 2x64, NPS4", "package:2 numa:4 l3:2 l2:8 core:1 pu:1", 128, {true, true, true}},
    {"Grace 2x72", "package:2 [numa] l3:1 l2:72 core:1 pu:1", 144, {false, false, true}},
    {"EPYC 2x96, NPS1", "package:2 [numa] l3:12 l2:8 core:1 pu:1", 192, {true, false, true}},
};

enum { MACHINES = sizeof machines / sizeof *machines };

enum { SAME = 4 };

/* Algorithms that are alike here. */
struct row {
    const char *shown; /* in the table */
    struct {
        const char *name;
        const char *setting;
    } of[SAME];
};

static const struct row rows[] = {
    {"`bcast_binomial`, `reduce_binomial`",
     {{"bcast_binomial", "segment_bytes=0"}, {"reduce_binomial", ""}}},
    {"`bcast_`, `reduce_`, `gather_`, `scatter_shared`",
     {{"bcast_shared", "segment_bytes=0 form=flat"},
      {"reduce_shared", "segment_bytes=0 form=flat"},
      {"gather_shared", ""},
      {"scatter_shared", "posts=one"}}},
    {"`bcast_`, `reduce_shared form=levels`",
     {{"bcast_shared", "segment_bytes=0 form=levels"},
      {"reduce_shared", "segment_bytes=0 form=levels"}}},
    {"`reduce_shared_slices`", {{"reduce_shared_slices", "segment_bytes=0"}}},
    {"`allreduce_recursive_doubling`", {{"allreduce_recursive_doubling", ""}}},
    {"`allreduce_ring`", {{"allreduce_ring", "segment_bytes=0"}}},
    {"`allreduce_shared`", {{"allreduce_shared", "segment_bytes=0 form=flat"}}},
    {"`allreduce_shared form=levels`", {{"allreduce_shared", "segment_bytes=0 form=levels"}}},
    {"`allreduce_shared_slices`", {{"allreduce_shared_slices", "segment_bytes=0"}}},
    {"`allgather_ring`", {{"allgather_ring", "segment_bytes=0"}}},
    {"`allgather_shared form=levels`", {{"allgather_shared", "form=levels"}}},
    {"`allgather_`, `alltoall_shared`, `alltoall_ring`",
     {{"allgather_shared", ""},
      {"alltoall_shared", "posts=one"},
      {"alltoall_shared", "posts=each"},
      {"alltoall_ring", "segment_bytes=0"}}},
};

enum { ROWS = sizeof rows / sizeof *rows };

/* A host on which all is read from lstopo's file. */
struct host {
    struct ct_cluster *cluster;
    struct ct_wiring wiring;
};

static void write_topology(const char *synthetic, const char *path)
{
    hwloc_topology_t topology;

    cr_assert_eq(hwloc_topology_init(&topology), 0);
    cr_assert_eq(hwloc_topology_set_synthetic(topology, synthetic), 0, "%s", synthetic);
    cr_assert_eq(hwloc_topology_load(topology), 0);
    cr_assert_eq(hwloc_topology_export_xml(topology, path, 0), 0);
    hwloc_topology_destroy(topology);
}

static void open_host(const struct machine *machine, struct host *host)
{
    char folder[] = "/tmp/host-levels-XXXXXX", xml[64], yaml[64];
    struct ct_diag diag = {""};
    FILE *file;

    cr_assert_not_null(mkdtemp(folder));
    snprintf(xml, sizeof xml, "%s/host.xml", folder);
    snprintf(yaml, sizeof yaml, "%s/host.yaml", folder);
    write_topology(machine->synthetic, xml);
    file = fopen(yaml, "w");
    cr_assert_not_null(file);
    fprintf(file,
            "name: host\nswitches: [s]\nhosts:\n"
            "  - {names: a, switch: s, bandwidth: unknown, inside: host.xml}\n"
            "ranks: {order: by-name, per_host: %d}\n",
            machine->ncores);
    cr_assert_eq(fclose(file), 0);
    cr_assert_eq(ct_cluster_load(yaml, "mpiexec -n {ranks} {command}", &host->cluster, &diag),
                 CT_OK, "%s: %s", machine->name, diag.text);
    remove(yaml);
    remove(xml);
    rmdir(folder);
    cr_assert_eq(ct_wiring_build_shared(host->cluster, &host->wiring, &diag), CT_OK);
}

static void close_host(struct host *host)
{
    ct_wiring_fini(&host->wiring);
    ct_cluster_free(host->cluster);
}

/* The node of this level above a rank; -1: there is none. */
static int node_of(const struct ct_cluster *cluster, int rank, int level)
{
    int x = cluster->rank_place[rank];

    while (x >= 0 && strstr(cluster->nodes[x].name, level_names[level]) == NULL)
        x = cluster->nodes[x].parent;
    return x;
}

/* Bytes between cores, then between nodes of each level. */
struct crossing {
    int64_t cores;
    int64_t of[LEVELS];
};

static void add_step(const struct ct_cluster *cluster, const struct ct_schedule *schedule,
                     const struct ct_step *step, const struct ct_grid *grid,
                     struct crossing *crossing)
{
    const bool fetches = step->action == CT_DO_FETCH || step->action == CT_DO_FETCH_REDUCE;
    int64_t bytes;

    if (step->action != CT_DO_SEND && !fetches)
        return;
    bytes = ct_span_bytes(fetches ? &step->dst : &step->src, grid, schedule->units_per_block);
    crossing->cores += bytes;
    for (int level = 0; level < LEVELS; level++) {
        if (node_of(cluster, schedule->rank, level) != node_of(cluster, step->peer, level))
            crossing->of[level] += bytes;
    }
}

static struct crossing count(const struct host *host, const char *name, const char *setting,
                             int64_t *vector)
{
    const struct ct_named named = ct_named_find(ct_registry, name);
    const int n = host->cluster->nranks;
    struct crossing crossing = {0};
    struct ct_problem problem = {.nranks = n, .places = host->wiring.places};
    struct ct_diag diag = {""};

    cr_assert_not_null(named.algorithm, "no algorithm %s", name);
    problem.collective = named.algorithm->collective;
    problem.bytes = (size_t)n * VECTOR_BYTES;
    *vector = (int64_t)problem.bytes;
    cr_assert_eq(ct_named_read(&named, setting, &problem.setting, &diag), CT_OK, "%s: %s", name,
                 diag.text);
    cr_assert(ct_algorithm_applies(named.algorithm, &problem), "%s", name);
    for (int rank = 0; rank < n; rank++) {
        const struct ct_shape shape = ct_algorithm_shape(named.algorithm, &problem, rank);
        const struct ct_grid grid = {.block_bytes = problem.bytes, .element_bytes = 8};
        struct ct_schedule *schedule;

        cr_assert_eq(ct_algorithm_plan(named.algorithm, &shape, &schedule, &diag), CT_OK);
        for (int i = 0; i < schedule->nsteps; i++)
            add_step(host->cluster, schedule, &schedule->steps[i], &grid, &crossing);
        ct_schedule_free(schedule);
    }
    return crossing;
}

static void add_cell(struct ct_text *text, const struct machine *machine, const struct host *host,
                     const struct row *row)
{
    int64_t vector;
    const struct crossing crossing = count(host, row->of[0].name, row->of[0].setting, &vector);

    ct_text_add(text, "%lld", (long long)((crossing.cores + vector / 2) / vector));
    for (int level = 0; level < LEVELS; level++) {
        if (machine->has[level])
            ct_text_add(text, "/%lld", (long long)((crossing.of[level] + vector / 2) / vector));
    }
    ct_text_add(text, "|");
    for (int i = 1; i < SAME && row->of[i].name != NULL; i++) {
        const struct crossing other = count(host, row->of[i].name, row->of[i].setting, &vector);

        cr_expect_eq(memcmp(&other, &crossing, sizeof other), 0, "%s of %s", row->of[i].name,
                     machine->name);
    }
}

static char *page(void)
{
    FILE *file = fopen(ROOT_DIR "/docs/inside/schedules.md", "r");
    struct ct_text text = {0};
    char block[4096], *made = NULL;
    size_t n;

    cr_assert_not_null(file);
    while ((n = fread(block, 1, sizeof block, file)) > 0)
        ct_text_append(&text, block, n);
    fclose(file);
    cr_assert_eq(ct_text_take(&text, &made, NULL), CT_OK);
    return made;
}

Test(host_levels, are_crossed_as_the_page_says)
{
    struct ct_text lines[ROWS] = {{0}};
    struct host hosts[MACHINES];
    char *text = page();

    for (int m = 0; m < MACHINES; m++)
        open_host(&machines[m], &hosts[m]);
    for (int i = 0; i < ROWS; i++) {
        char *line = NULL;

        ct_text_add(&lines[i], "\n|%s|", rows[i].shown);
        for (int m = 0; m < MACHINES; m++)
            add_cell(&lines[i], &machines[m], &hosts[m], &rows[i]);
        ct_text_add(&lines[i], "\n");
        cr_assert_eq(ct_text_take(&lines[i], &line, NULL), CT_OK);
        cr_expect_not_null(strstr(text, line), "the page lacks%s", line);
        free(line);
    }
    for (int m = 0; m < MACHINES; m++)
        close_host(&hosts[m]);
    free(text);
}

/* Of the ranks below a node one reads what is outside, and of others one in each reads its sum:
   each node but the root's has one way in, or out. */
Test(host_levels, are_crossed_by_one_rank_of_each_node_where_posts_are_by_levels)
{
    static const char *const by_levels[] = {"bcast_shared", "reduce_shared"};

    for (int m = 0; m < MACHINES; m++) {
        struct host host;

        open_host(&machines[m], &host);
        for (int i = 0; i < 2; i++) {
            int64_t vector;
            const struct crossing crossing =
                count(&host, by_levels[i], "segment_bytes=0 form=levels", &vector);

            cr_expect_eq(crossing.cores, (machines[m].ncores - 1) * vector);
            for (int level = 0; level < LEVELS; level++) {
                int nodes = 0;

                for (int x = 0; x < host.cluster->nnodes; x++)
                    nodes += strstr(host.cluster->nodes[x].name, level_names[level]) != NULL;
                cr_expect_eq(crossing.of[level], nodes == 0 ? 0 : (nodes - 1) * vector,
                             "%s of %s: %lld of %d nodes", by_levels[i], machines[m].name,
                             (long long)(crossing.of[level] / vector), nodes);
            }
        }
        close_host(&host);
    }
}
