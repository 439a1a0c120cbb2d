/*
 * places_ring - an algorithm that is planned from where the ranks are.
 *
 * MPI program of four ranks on two hosts (two_hosts.c); linked with the
 * library and a site that has the second host first. The ring goes through
 * the tree depth first. With the argument `elsewhere` the site lacks a host:
 * the algorithm does not apply.
 */
#include "library/entry/take.h"
#include "tests/repo/descriptors.h"

#include <stdio.h>
#include <string.h>

#define RANKS 4

/* A switch and two hosts. */
static const int parent[] = {-1, 0, 0};
static const double capacity[] = {0, 1e9, 1e9};
static uint64_t host[] = {0, 0, 0};
static const struct ct_site site = {3, parent, capacity, host, NULL};

static int order[RANKS]; /* of the ring, as it was planned */

/* Each block goes once round the ring. */
static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int p = shape->nranks;
    int work[16];
    int at = 0;

    ct_tree_order(&shape->places->tree, work, order);
    while (order[at] != shape->rank)
        at++;
    ct_copy(builder, ct_span(CT_SEND, 0, 1), ct_span(CT_RECV, shape->rank, 1));
    for (int i = 0; i < p - 1; i++) {
        ct_fence(builder);
        ct_send(builder, order[(at + 1) % p], ct_span(CT_RECV, order[(at - i + p) % p], 1));
        ct_recv(builder, order[(at - 1 + p) % p], ct_span(CT_RECV, order[(at - 1 - i + p) % p], 1));
    }
}

static const struct ct_algorithm ring = {
    .name = "allgather_places_ring",
    .collective = &ct_allgather,
    .by_places = true,
    .plan = plan,
};
static const struct ct_choice choice = {.algorithm = &ring};

static const struct ct_choice *choose(const struct ct_problem *problem)
{
    (void)problem;
    return &choice;
}

static const struct ct_dispatch dispatch[] = {{&ct_allgather, choose}, {NULL, NULL}};

const struct ct_tuned ct_tuned = {
    .machine = "two_hosts",
    .is_unchecked = true,
    .site = &site,
    .choices = &choice,
    .nchoices = 1,
    .dispatch = dispatch,
};

static const int wanted_order[RANKS] = {2, 3, 0, 1};

int main(int argc, char **argv)
{
    const enum ct_reason wanted = argc > 1 ? CT_NOT_APPLICABLE : CT_TUNED;
    int all[RANKS] = {0};
    int rank;
    int mistakes = 0;

    host[1] = ct_hash(CT_HASH_START, "second", strlen("second"));
    host[2] =
        ct_hash(CT_HASH_START, argc > 1 ? argv[1] : "first", strlen(argc > 1 ? argv[1] : "first"));
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    rank += 100;
    MPI_Allgather(&rank, 1, MPI_INT, all, 1, MPI_INT, MPI_COMM_WORLD);
    for (int i = 0; i < RANKS; i++) {
        mistakes += all[i] != 100 + i;
        mistakes += wanted == CT_TUNED && order[i] != wanted_order[i];
    }
    if (ct_take_latest() != wanted) {
        fprintf(stderr, "not as expected: %s\n", ct_reason_text(ct_take_latest()));
        mistakes++;
    }
    if (mistakes > 0)
        fprintf(stderr, "rank %d: order %d %d %d %d\n", rank - 100, order[0], order[1], order[2],
                order[3]);
    MPI_Finalize();
    return mistakes != 0;
}
