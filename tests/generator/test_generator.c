/*
 * test_generator.c - clusters to routines.
 *
 * golden/golden-NAME.yaml has its routines beside it; after a change that is
 * meant, write them again with `colltune generate`.
 */
#include "tests/generator/trees.h"

#include <stdio.h>

#define LAUNCH "mpiexec -n {ranks} {command}"
#define GOLDEN TEST_DIR "/generator/golden"

static struct ct_generated *generated_from_file(const char *path)
{
    struct ct_cluster *cluster;
    struct ct_generated *generated;
    struct ct_diag diag = {""};

    cr_assert_eq(ct_cluster_load(path, LAUNCH, &cluster, &diag), CT_OK, "%s",
                 diag.text);
    cr_assert_eq(ct_generate(cluster, &generated, &diag), CT_OK, "%s: %s", path,
                 diag.text);
    ct_cluster_free(cluster);
    return generated;
}

static void expect_counts(const char *path, int nphases, int rendezvous,
                          int eager)
{
    struct ct_generated *g = generated_from_file(path);
    const struct ct_phase_plan *plan = phases_of(g);
    const int *ntokens = plan->phases.ntokens;

    cr_expect_eq(plan->nphases, nphases, "%s: %d phases", path, plan->nphases);
    cr_expect_eq(ntokens[CT_SEPARATE_RENDEZVOUS], rendezvous, "%s: %d tokens",
                 path, ntokens[CT_SEPARATE_RENDEZVOUS]);
    cr_expect_eq(ntokens[CT_SEPARATE_EAGER], eager, "%s: %d tokens", path,
                 ntokens[CT_SEPARATE_EAGER]);
    ct_generated_free(g);
}

/* 16 on a switch: as many phases as messages per rank, and rendezvous
   orders all; the others: 16 * 16 messages over the middle of the chain. */
Test(generator, makes_routines_for_the_lab_clusters)
{
    expect_counts(ROOT_DIR "/topologies/lab-a.yaml", 15, 0, 224);
    expect_counts(ROOT_DIR "/topologies/lab-b.yaml", 256, 319, 1034);
    expect_counts(ROOT_DIR "/topologies/lab-c.yaml", 256, 319, 1034);
    /* cables differ: 2 * 46 messages over a host's; first fit */
    expect_counts(ROOT_DIR "/topologies/lab-d.yaml", 92, 1832, 3014);
    expect_counts(ROOT_DIR "/topologies/lab-e.yaml", 59, 462, 766);
}

static void expect_golden(const char *cluster)
{
    char path[1024];
    struct ct_generated *g;

    snprintf(path, sizeof path, "%s/%s.yaml", GOLDEN, cluster);
    g = generated_from_file(path);
    for (int i = 0; i < g->nroutines; i++) {
        const struct ct_routine *routine = &g->routines[i];
        char *golden = calloc(1, routine->length + 2);
        FILE *file;
        size_t length;

        snprintf(path, sizeof path, "%s/%s.c", GOLDEN, routine->name);
        file = fopen(path, "r");
        cr_assert_not_null(file, "%s does not open", path);
        length = fread(golden, 1, routine->length + 1, file);
        fclose(file);
        cr_expect_eq(strlen(routine->text), routine->length);
        cr_expect(length == routine->length &&
                      memcmp(golden, routine->text, length) == 0,
                  "%s is not what the generator writes:\n%s", path,
                  routine->text);
        free(golden);
    }
    ct_generated_free(g);
}

Test(generator, writes_the_golden_files_for_a_few_ranks)
{
    expect_golden("golden-star");
}

Test(generator, writes_the_golden_files_for_more_ranks_than_tables_are_for)
{
    expect_golden("golden-many");
}

Test(generator, gives_equal_bytes_for_equal_input)
{
    struct made *made = made_chain(4, 20);
    struct ct_generated *a = generated_from(made);
    struct ct_generated *b = generated_from(made);

    for (int i = 0; i < a->nroutines; i++)
        cr_expect_str_eq(a->routines[i].text, b->routines[i].text);
    ct_generated_free(a);
    ct_generated_free(b);
    free(made);
}

Test(generator, makes_routines_for_one_two_and_three_ranks)
{
    static const int nphases[] = {0, 1, 2};

    for (int n = 1; n <= 3; n++) {
        struct made *made = made_star(1, n);
        struct ct_generated *g = generated_from(made);

        cr_expect_eq(phases_of(g)->nphases, nphases[n - 1]);
        cr_expect_eq(phases_of(g)->phases.nmessages, n * (n - 1));
        ct_generated_free(g);
        free(made);
    }
}

/* Each host as a switch for its ranks. */
Test(generator, keeps_ranks_of_one_host_off_its_cable)
{
    struct made *made = made_new();
    const int node = add_switch(made, -1);
    struct ct_generated *g;

    for (int i = 0; i < 4; i++) {
        const int host = add_switch(made, node);

        add_rank(made, host);
        add_rank(made, host);
    }
    made->cluster.per_host = 2;
    g = generated_from(made);
    cr_expect_eq(phases_of(g)->nphases, 2 * 6);
    for (int i = 0; i < 8; i += 2)
        cr_expect_eq(order_of(g)[i] + 1, order_of(g)[i + 1]);
    ct_generated_free(g);
    free(made);
}

Test(generator, leaves_out_switches_and_hosts_without_ranks)
{
    struct made *made = made_new();
    struct ct_generated *g;

    add_switch(made, -1);
    add_switch(made, 0); /* a host without ranks */
    add_switch(made, 0);
    add_switch(made, 2);
    add_switch(made, 3); /* a switch without hosts */
    add_rank(made, 3);
    add_rank(made, 0);
    g = generated_from(made);
    cr_assert_eq(g->wiring.tree.nnodes, 5);
    for (int i = 0; i < 5; i++) {
        static const int expected[] = {-1, 0, 1, 2, 0};

        cr_expect_eq(g->wiring.tree.parent[i], expected[i], "node %d", i);
    }
    cr_expect_eq(g->wiring.tree.place[0], 3);
    cr_expect_eq(g->wiring.tree.place[1], 4);
    ct_generated_free(g);
    free(made);
}

Test(generator, gives_each_routine_a_name_and_a_collective_of_its_own)
{
    struct made *made = made_star(2, 4);
    struct ct_generated *g = generated_from(made);

    for (int i = 0; i < g->nroutines; i++) {
        const char *name = g->routines[i].name;
        const char *collective = g->routines[i].maker->collective->name;
        const size_t length = strlen(collective);

        cr_expect(strncmp(name, collective, length) == 0 && name[length] == '_',
                  "%s is of %s", name, collective);
        cr_expect_str_eq(name + strlen(name) - strlen("_made_up"), "_made_up");
        for (int k = 0; k < i; k++)
            cr_expect_str_neq(name, g->routines[k].name);
    }
    cr_expect_not_null(alltoall_of(g));
    cr_expect_str_eq(alltoall_of(g)->name, "alltoall_made_up");
    ct_generated_free(g);
    free(made);
}

Test(generator, refuses_the_name_of_an_algorithm)
{
    struct made *made = made_star(2, 4);
    struct ct_generated *g;
    struct ct_diag diag = {""};

    strcpy(made->name, "ring");
    cr_expect_eq(ct_generate(&made->cluster, &g, &diag), CT_ERR_INPUT);
    cr_expect_not_null(strstr(diag.text, "allgather_ring"), "%s", diag.text);
    strcpy(made->name, "native");
    cr_expect_eq(ct_generate(&made->cluster, &g, &diag), CT_ERR_INPUT);
    cr_expect_not_null(strstr(diag.text, "allgather_native"), "%s", diag.text);
    free(made);
}
