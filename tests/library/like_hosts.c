/*
 * like_hosts.c - several pretended hosts, and jobs that were tuned on others:
 * for programs that are linked with the library and with --wrap=main.
 *
 * The host of a rank is its rank modulo MPIR_CVAR_NUM_CLIQUES, as MPICH has it
 * by that variable. In the tree the hosts come in the other order, so that
 * depth-first the first host is the last by rank. The ranks are those of no
 * job: COLLTUNE_JOB names one whose choices they take, "depth_first" or "dealt"
 * by the order that its ranks were in. A job chooses by the bytes of the call
 * among native, native in orders, and all algorithms with some of their
 * settings.
 */
#include "library/tuned.h"
#include "tests/repo/descriptors.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SWITCHES = 2, HOSTS_MAX = 8, NODES = SWITCHES + HOSTS_MAX };
enum { CHOICES_MAX = 4096 };

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
static const struct ct_site site = {NODES, parent, capacity, host};

/* Those that are not set are native as it is. */
static struct ct_choice choices[CHOICES_MAX];

/* By collective: its algorithms in the table. */
static int first_of[CT_COLLECTIVES_MAX], count_of[CT_COLLECTIVES_MAX];

enum { AS_IS, DEPTH_FIRST, DEALT, NATIVES };

static const struct ct_choice *choose(const struct ct_problem *problem)
{
    const int number = ct_collective_number(problem->collective);
    const uint64_t drawn = ct_hash(CT_HASH_START, &problem->bytes, sizeof problem->bytes);

    if (drawn % 3 == 0 || count_of[number] == 0)
        return &choices[drawn / 3 % NATIVES];
    return &choices[first_of[number] + (int)(drawn / 3 % count_of[number])];
}

static struct ct_dispatch dispatch[CT_COLLECTIVES_MAX + 1];

static struct ct_tuned depth_first = {.job = "depth_first"};
static struct ct_tuned dealt = {.job = "dealt"};
static const struct ct_tuned *const jobs[] = {&depth_first, &dealt, NULL};

#define TRAITS                                                                                     \
    {                                                                                              \
        6, 3, 2, 2, 9e-8, 1e-8, 1, CT_AS_IS                                                        \
    }

const struct ct_tuned ct_tuned = {
    .machine = "like_hosts",
    .nranks = 6,
    .is_simulated = true, /* so that any MPI library will do */
    .placement_hash = 1,  /* of nobody */
    .site = &site,
    .choices = choices,
    .nchoices = CHOICES_MAX,
    .dispatch = dispatch,
    .traits = TRAITS,
    .jobs = jobs,
};

/* The first settings, and the last one. */
static int add_settings(const struct ct_algorithm *algorithm, int n)
{
    const int nsettings = ct_settings_count(algorithm->params);

    for (int i = 0; i < nsettings; i++) {
        if (i >= 2 && i < nsettings - 1)
            continue;
        if (n == CHOICES_MAX)
            abort();
        choices[n++] = (struct ct_choice){algorithm, ct_settings_at(algorithm->params, i), 0};
    }
    return n;
}

static void make_choices(void)
{
    int n = NATIVES;

    choices[DEPTH_FIRST].setting.values[CT_SETTING_ORDER] = CT_DEPTH_FIRST;
    choices[DEALT].setting.values[CT_SETTING_ORDER] = CT_DEALT;
    for (int c = 0; ct_collectives[c] != NULL; c++) {
        first_of[c] = n;
        for (int i = 0; ct_registry[i] != NULL; i++) {
            if (ct_registry[i]->collective == ct_collectives[c])
                n = add_settings(ct_registry[i], n);
        }
        count_of[c] = n - first_of[c];
        dispatch[c] = (struct ct_dispatch){ct_collectives[c], choose};
    }
}

static void make_job(struct ct_tuned *job, enum ct_order order)
{
    const char *name = job->job;

    *job = ct_tuned;
    job->job = name;
    job->jobs = NULL;
    job->traits.order = order;
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
    make_choices();
    make_job(&depth_first, CT_DEPTH_FIRST);
    make_job(&dealt, CT_DEALT);
    return __real_main(argc, argv);
}
