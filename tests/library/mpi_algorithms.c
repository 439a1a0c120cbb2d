/*
 * mpi_algorithms.c - every algorithm of the registry delivers what its collective's
 * descriptor says.
 *
 * MPI program, any number of ranks. Each algorithm that applies runs with each of its
 * settings, or a sample of them (COLLTUNE_ALL=1, or with a root among few ranks: all),
 * roots in turn, out of place and in place; with counts, blocks differ in size and some
 * are empty. Reductions combine by an operation of MPI, and by two of the program, of which
 * one does not commute: both write to their first operand, and ranks name different datatypes.
 * Bytes after the receive buffer and the send buffer must stay as they were. Prints what
 * differs; the exit code is 1 if anything did on any rank. (Barriers: late_barriers.)
 */
#include "tests/library/dealt_places.h"
#include "tests/library/filled_blocks.h"
#include "tests/library/run_alone.h"

#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

/* Settings of an algorithm that run each time, about; ranks among which all run. */
enum { SETTINGS_MAX = 8, FEW_RANKS = 5 };

/* Bytes of windows for each rank: slices are short, so that long posts have several. */
#define WINDOW_OF_RANK ((size_t)64 << 10)

static int nranks, rank;
static int failures;
static bool all_settings; /* COLLTUNE_ALL */
static int turn;          /* which of many settings run, and which root */
static struct ct_workspace workspace;
static struct ct_runner *runner;
static struct ct_places *places, *window_places, *two_hosts;

static void die(const char *text)
{
    fprintf(stderr, "rank %d: %s\n", rank, text);
    MPI_Abort(MPI_COMM_WORLD, 1);
}

static void run(const struct filled_work *work, const struct ct_algorithm *algorithm,
                const struct ct_problem *problem, bool in_place)
{
    const struct ct_call call = filled_work_begin(work, in_place);

    if (run_alone(runner, algorithm, problem, &call) != MPI_SUCCESS)
        die(algorithm->name);
    failures += filled_work_end(work, in_place, algorithm, problem);
}

/* With one setting and root. */
static void run_setting(const struct filled_kind *kind, size_t bytes,
                        const struct ct_algorithm *algorithm, struct ct_problem *problem)
{
    struct filled_work work = {.kind = kind,
                               .collective = problem->collective,
                               .member = {.nranks = nranks, .rank = rank, .root = problem->root},
                               .bytes = bytes};

    filled_work_init(&work);
    problem->item_bytes = problem->collective->has_counts ? work.item_bytes : NULL;
    run(&work, algorithm, problem, false);
    if (problem->collective->in_place != NULL)
        run(&work, algorithm, problem, true);
    filled_work_fini(&work);
    problem->item_bytes = NULL;
}

static const struct ct_places *places_for(const struct ct_algorithm *algorithm)
{
    if (algorithm->by_window)
        return window_places;
    return algorithm->by_places ? places : NULL;
}

/* True if blocks that are not split do not fit into a window (library/choice/fitting.c). */
static bool is_too_long(const struct filled_kind *kind, const struct ct_algorithm *algorithm,
                        const struct ct_problem *problem)
{
    return kind->own.size > 0 && ct_algorithm_meets(algorithm, &problem->setting) &&
           (problem->bytes > CT_POSTED_BYTES || problem->collective->has_counts);
}

/* With many settings every n-th that applies, others each time; the checker
   proves all of them. Returns how many ran. */
static int run_algorithm(const struct filled_kind *kind, size_t bytes,
                         const struct ct_algorithm *algorithm)
{
    const int nsettings = ct_settings_count(algorithm->params);
    const bool is_rooted = algorithm->collective->is_rooted;
    const bool runs_all = all_settings || (is_rooted && nranks <= FEW_RANKS);
    const int n = runs_all ? 1 : nsettings / SETTINGS_MAX + 1;
    int applied = turn;
    int runs = 0;

    for (int i = 0; i < nsettings; i++) {
        struct ct_problem problem = {
            .collective = algorithm->collective,
            .nranks = nranks,
            .bytes = bytes,
            .root = is_rooted ? (turn + i) % nranks : 0,
            .setting = ct_settings_at(algorithm->params, i),
            .keeps_order = kind->in_order,
            .places = places_for(algorithm),
        };

        if (kind->in_order && !ct_algorithm_is_ordered(algorithm, &problem.setting))
            continue;
        if (algorithm->by_places && !ct_algorithm_applies(algorithm, &problem))
            problem.places = two_hosts; /* inside=shared */
        if (!ct_algorithm_applies(algorithm, &problem) || applied++ % n != 0 ||
            is_too_long(kind, algorithm, &problem) ||
            (ct_algorithm_reads(algorithm, &problem.setting) &&
             ct_lane_never_reads(ct_runner_lane(runner, 0))))
            continue;
        run_setting(kind, bytes, algorithm, &problem);
        runs++;
    }
    return runs;
}

/*
 * With many ranks on few cores every message is slow: fewer sizes. The last
 * size is large enough for several segments, of a vector among many ranks, too.
 */
static int run_sizes(const struct ct_collective *collective, const struct filled_kind *kind)
{
    const struct ct_member first = {.nranks = nranks},
                           last = {.nranks = nranks, .rank = nranks - 1};
    const bool is_vector = !collective->has_counts && collective->nblocks(&first, CT_SEND) == 1 &&
                           collective->nblocks(&last, CT_RECV) <= 1;
    const size_t segmented = is_vector ? 640 * (size_t)nranks + 1 : 10000;
    const size_t all[] = {1, 3, 1000, segmented};
    const size_t few[] = {3, segmented};
    const size_t *sizes = nranks > 8 ? few : all;
    const int nsizes = nranks > 8 ? 2 : 4;
    int runs = 0;

    for (int i = 0; i < nsizes; i++, turn++) {
        const int before = runs;

        for (int k = 0; ct_registry[k] != NULL; k++)
            if (ct_registry[k]->collective == collective)
                runs += run_algorithm(kind, sizes[i] * kind->element_bytes, ct_registry[k]);
        if (runs == before)
            die("no algorithm applies");
    }
    return runs;
}

/* The collectives that combine, or the others. */
static int run_kind(const struct filled_kind *kind)
{
    int runs = 0;

    for (int i = 0; ct_collectives[i] != NULL; i++) {
        if (ct_collective_has_data(ct_collectives[i]) &&
            ct_collectives[i]->reduces == (kind->op != MPI_OP_NULL))
            runs += run_sizes(ct_collectives[i], kind);
    }
    return runs;
}

static int run_kinds(void)
{
    const struct filled_kind bytes = {"bytes", 1, false, MPI_BYTE, MPI_OP_NULL, {0}};
    const struct filled_kind sums = {"sums", sizeof(unsigned), false, MPI_UNSIGNED, MPI_SUM, {0}};
    const size_t size = sizeof(struct filled_map);
    struct filled_kind maps = {.name = "maps", .element_bytes = size, .in_order = true};
    struct filled_kind added = {.name = "added maps", .element_bytes = size};
    MPI_Datatype pair;
    int runs;

    MPI_Type_contiguous(2, MPI_UNSIGNED, &pair);
    MPI_Type_create_resized(pair, 0, (MPI_Aint)(rank % 2 == 0 ? size : 3 * size), &maps.type);
    MPI_Type_commit(&maps.type);
    ct_element_memory_of(maps.type, &maps.own);
    added.type = maps.type;
    added.own = maps.own;
    MPI_Op_create(filled_compose, 0, &maps.op);
    MPI_Op_create(filled_add, 1, &added.op);
    runs = run_kind(&bytes) + run_kind(&sums) + run_kind(&maps) + run_kind(&added);
    MPI_Op_free(&added.op);
    MPI_Op_free(&maps.op);
    MPI_Type_free(&maps.type);
    MPI_Type_free(&pair);
    return runs;
}

int main(int argc, char **argv)
{
    MPI_Comm comm;
    int runs;

    MPI_Init(&argc, &argv);
    MPI_Comm_size(MPI_COMM_WORLD, &nranks);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (nranks > FILLED_RANKS_MAX)
        die("too many ranks");
    all_settings = getenv("COLLTUNE_ALL") != NULL;
    MPI_Comm_dup(MPI_COMM_WORLD, &comm);
    runner = ct_runner_new(1);
    places = dealt_places(nranks);
    window_places = shared_places(nranks, 1);
    two_hosts = shared_places(nranks, 2);
    if (runner == NULL || places == NULL || window_places == NULL || two_hosts == NULL ||
        ct_runner_bind(runner, comm) != MPI_SUCCESS)
        die("no runner");
    ct_runner_use(runner, &workspace, true);
    ct_runner_offer_window(runner, WINDOW_OF_RANK * (size_t)nranks);
    ct_runner_read_posts(runner, getenv("COLLTUNE_WINDOW_READ") != NULL ? 1 : SIZE_MAX);
    runs = run_kinds();
    ct_runner_free(runner);
    ct_places_free(places);
    ct_places_free(window_places);
    ct_places_free(two_hosts);
    ct_windows_finish(true);
    ct_workspace_fini(&workspace);
    MPI_Comm_free(&comm);
    MPI_Allreduce(MPI_IN_PLACE, &failures, 1, MPI_INT, MPI_SUM, MPI_COMM_WORLD);
    if (rank == 0)
        printf("%d ranks: %d candidates compared, %d differences\n", nranks, runs, failures);
    MPI_Finalize();
    return failures != 0;
}
