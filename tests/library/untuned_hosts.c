/*
 * untuned_hosts.c - several pretended hosts with ranks that were not tuned: for programs
 * that are linked with the library and with --wrap=main,--wrap=ct_ranking_share.
 *
 * The host of a rank is its rank modulo MPIR_CVAR_NUM_CLIQUES, as MPICH has it
 * by that variable. In the tree the hosts come in the other order, so that
 * depth-first the first host is the last by rank. Offered are all algorithms with some of
 * their settings, with ranks as they are and in orders. Which of them are the fastest is drawn
 * by the bytes of the call and DRAW of the environment.
 */
#include "library/tuned.h"
#include "tests/repo/descriptors.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SWITCHES = 2, HOSTS_MAX = 8, NODES = SWITCHES + HOSTS_MAX };
enum { OFFERED_MAX = 4096 };

static int count_hosts(void)
{
    const char *text = getenv("MPIR_CVAR_NUM_CLIQUES");
    const int n = text == NULL ? 1 : atoi(text);

    return n < 1 ? 1 : n > HOSTS_MAX ? HOSTS_MAX : n;
}

int PMPI_Get_processor_name(char *name, int *length)
{
    int rank;
    const int err = PMPI_Comm_rank(MPI_COMM_WORLD, &rank);

    *length = sprintf(name, "host%d", rank % count_hosts());
    return err;
}

/* Half of the hosts are at the second switch. */
static const int parent[NODES] = {-1, 0, 0, 0, 0, 0, 1, 1, 1, 1};
static const double capacity[NODES] = {0, 1e8, 1e8, 1e8, 1e8, 1e8, 1e8, 1e8, 1e8, 1e8};
static uint64_t host[NODES];
static const struct ct_site site = {NODES, parent, capacity, host, NULL};

static struct ct_offered offered[OFFERED_MAX];

static struct ct_calibration calibration = {.model = {.call_ns = 1000}, .offered = offered};

static const struct ct_choice native = {NULL, {{0}}, false, false, 0};

static const struct ct_dispatch dispatch[] = {{NULL, NULL}};

const struct ct_tuned ct_tuned = {
    .machine = "untuned_hosts",
    .nranks = 6,
    .is_simulated = true, /* so that any MPI library will do */
    .placement_hash = 1,  /* of nobody */
    .site = &site,
    .choices = &native,
    .nchoices = 1,
    .dispatch = dispatch,
    .calibration = &calibration,
};

static void offer(const struct ct_collective *collective, const struct ct_algorithm *algorithm,
                  struct ct_setting setting)
{
    if (calibration.noffered == OFFERED_MAX)
        abort();
    offered[calibration.noffered++] = (struct ct_offered){collective, algorithm, setting, 0};
}

/* The first settings, and the last one, in each order. */
static void offer_algorithm(const struct ct_algorithm *algorithm)
{
    const int nsettings = ct_settings_count(algorithm->params);
    const int norders = ct_algorithm_takes_orders(algorithm) ? CT_ORDERS : 1;

    for (int i = 0; i < nsettings * norders; i++) {
        struct ct_setting setting = ct_settings_at(algorithm->params, i % nsettings);

        setting.values[CT_SETTING_ORDER] = i / nsettings;
        if (i % nsettings < 2 || i % nsettings == nsettings - 1)
            offer(algorithm->collective, algorithm, setting);
    }
}

static void make_calibration(void)
{
    for (int c = 0; ct_collectives[c] != NULL; c++) {
        offer(ct_collectives[c], NULL, native.setting);
        for (int i = 0; ct_registry[i] != NULL; i++) {
            if (ct_registry[i]->collective == ct_collectives[c])
                offer_algorithm(ct_registry[i]);
        }
    }
}

/* Equal on all ranks. */
static int64_t draw(const struct ct_problem *problem, int candidate)
{
    const char *seed = getenv("DRAW");
    uint64_t hash = ct_hash_text(CT_HASH_START, seed == NULL ? "" : seed);

    hash = ct_hash(hash, &problem->bytes, sizeof problem->bytes);
    hash = ct_hash(hash, &candidate, sizeof candidate);
    return 1000 + (int64_t)(hash % 1000);
}

int __real_ct_ranking_share(const struct ct_predictor *by, const struct ct_problem *problem,
                            struct ct_share share, struct ct_prediction *predictions, int *n,
                            struct ct_diag *diag);
int __wrap_ct_ranking_share(const struct ct_predictor *by, const struct ct_problem *problem,
                            struct ct_share share, struct ct_prediction *predictions, int *n,
                            struct ct_diag *diag);

int __wrap_ct_ranking_share(const struct ct_predictor *by, const struct ct_problem *problem,
                            struct ct_share share, struct ct_prediction *predictions, int *n,
                            struct ct_diag *diag)
{
    const int err = __real_ct_ranking_share(by, problem, share, predictions, n, diag);

    for (int i = 0; i < *n; i++)
        predictions[i].ns = draw(problem, predictions[i].candidate);
    return err;
}

int __real_main(int argc, char **argv);
int __wrap_main(int argc, char **argv);

/* Before the program begins. */
int __wrap_main(int argc, char **argv)
{
    for (int i = 0; i < HOSTS_MAX; i++) {
        char name[32];

        sprintf(name, "host%d", i);
        host[NODES - 1 - i] = ct_hash(CT_HASH_START, name, strlen(name));
    }
    make_calibration();
    return __real_main(argc, argv);
}
