/*
 * placed_ranks.h - a tuned library whose choice is what the test says, for ranks that
 * believe themselves on hosts below a chain of switches.
 *
 * For programs of one file that are linked with the library: it defines ct_tuned and
 * PMPI_Get_processor_name.
 */
#ifndef CT_TESTS_LIBRARY_PLACED_RANKS_H
#define CT_TESTS_LIBRARY_PLACED_RANKS_H

#include "library/entry/take.h"

#include <stdio.h>
#include <string.h>

enum { RANKS_MAX = 16, SWITCHES_MAX = 4, NODES = SWITCHES_MAX + RANKS_MAX };

static int nswitches;      /* set by place_ranks */
static int ranks_per_host; /* likewise */

int PMPI_Get_processor_name(char *name, int *length)
{
    int rank;
    const int err = PMPI_Comm_rank(MPI_COMM_WORLD, &rank);

    *length = snprintf(name, MPI_MAX_PROCESSOR_NAME, "host%d", rank / ranks_per_host);
    return err;
}

static int parent[NODES];
static double capacity[NODES];
static uint64_t host[NODES];
static struct ct_site site = {0, parent, capacity, host, NULL};

/* What all collectives run. */
static struct ct_choice current;

static const struct ct_choice *choose(const struct ct_problem *problem)
{
    (void)problem;
    return &current;
}

static struct ct_dispatch dispatch[CT_COLLECTIVES_MAX + 1];

const struct ct_tuned ct_tuned = {
    .machine = "placed_ranks",
    .is_unchecked = true,
    .site = &site,
    .dispatch = dispatch,
};

/* Before MPI_Init. Hosts are dealt round the switches. */
static void place_ranks(int switches, int per_host)
{
    nswitches = switches;
    ranks_per_host = per_host;
    site.nnodes = nswitches + RANKS_MAX;
    for (int x = 0; x < site.nnodes; x++) {
        const int number = x - nswitches;
        char name[32];

        snprintf(name, sizeof name, "host%d", number);
        parent[x] = number < 0 ? x - 1 : number % nswitches;
        capacity[x] = 1e8;
        host[x] = number < 0 ? 0 : ct_hash(CT_HASH_START, name, strlen(name));
    }
    for (int i = 0; ct_collectives[i] != NULL; i++)
        dispatch[i] = (struct ct_dispatch){ct_collectives[i], choose};
}

#endif
