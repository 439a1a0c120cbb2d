/*
 * simgrid_limits.c - what fits into memory and into the time of a run.
 */
#include "driver/flavours/simgrid_limits.h"

#include "base/memory.h"

#include <stdint.h>

#define BUFFERS_MAX (4ull << 30) /* bytes, of all ranks */
#define SCRATCH_MAX (4ull << 30) /* the same */
#define AT_ONCE_MAX (1 << 14)    /* messages of all ranks */
#define SAMPLE 3                 /* ranks but the first that are looked at */

/* Steps of all ranks: a comparison makes two calls, so half as many as messages
   above. */
#define VERIFIED_MAX (1 << 17)

/* Buffers of one rank on average, in sizes: the timer's, and as many as arrive
   for messages under way, as small sends do not wait for receives. */
static size_t buffers_of(const struct ct_collective *collective, size_t nranks)
{
    const size_t sent = ct_collective_blocks(collective, CT_SEND, (int)nranks);
    const size_t received = ct_collective_blocks(collective, CT_RECV, (int)nranks);
    const size_t under_way = received;

    return (sent + received + under_way + nranks - 1) / nranks;
}

/* At most a quarter of the machine's memory. */
static size_t bytes_up_to(size_t most)
{
    const size_t quarter = ct_memory_most() / 4;

    return quarter < most ? quarter : most;
}

size_t ct_simgrid_largest(const struct ct_collective *collective, int nranks)
{
    const size_t ranks = (size_t)nranks;
    const size_t buffers = buffers_of(collective, ranks);

    return buffers == 0 ? SIZE_MAX : bytes_up_to(BUFFERS_MAX) / ranks / buffers;
}

/* Half of a rank's share: scratch grows by doubling. */
size_t ct_simgrid_scratch(int nranks)
{
    return bytes_up_to(SCRATCH_MAX) / 2 / (size_t)nranks;
}

/* Of the steps of an epoch: those that wait for nothing. */
static int count_at_once(const struct ct_schedule *schedule)
{
    int most = 0;

    for (int epoch = 0; epoch < schedule->nepochs; epoch++) {
        int n = 0;

        for (int i = schedule->epochs[epoch]; i < schedule->epochs[epoch + 1]; i++)
            n += schedule->steps[i].peer >= 0 && schedule->steps[i].npreds == 0;
        most = n > most ? n : most;
    }
    return most;
}

static int count_of_rank(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                         int rank)
{
    const struct ct_shape shape = ct_algorithm_shape(algorithm, problem, rank);
    struct ct_schedule *schedule = NULL;
    int n = 0;

    if (ct_algorithm_plan(algorithm, &shape, &schedule, NULL) == CT_OK)
        n = count_at_once(schedule);
    ct_schedule_free(schedule);
    return n;
}

/* The first rank, where a root has more than others, and for each other one as
   many as the one with most of a few has. */
static double messages_at_once(const struct ct_algorithm *algorithm,
                               const struct ct_problem *problem)
{
    const int nothers = problem->nranks - 1;
    int most = 0;

    for (int i = 1; i <= SAMPLE && i <= nothers; i++) {
        const int rank = (int)((long long)i * nothers / SAMPLE);
        const int n = count_of_rank(algorithm, problem, rank);

        most = n > most ? n : most;
    }
    return count_of_rank(algorithm, problem, 0) + (double)most * nothers;
}

bool ct_simgrid_admits(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                       struct ct_diag *why)
{
    const double n = messages_at_once(algorithm, problem);

    if (n <= AT_ONCE_MAX)
        return true;
    ct_diag_set(why, CT_OK, "%.0f messages of all ranks at once take SimGrid too long", n);
    return false;
}

/* Steps of all ranks. */
static long long count_steps(const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    const struct ct_shape shape = ct_algorithm_shape(algorithm, problem, 0);
    struct ct_schedule *schedule = NULL;
    long long n = 0;

    if (ct_algorithm_plan(algorithm, &shape, &schedule, NULL) == CT_OK)
        n = (long long)schedule->nsteps * problem->nranks;
    ct_schedule_free(schedule);
    return n;
}

bool ct_simgrid_verifies(const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    return count_steps(algorithm, problem) <= VERIFIED_MAX;
}
