/*
 * plan_threads RANKS - threads as the ranks of a host make calls with every algorithm that
 * posts and fetches: lanes, plans that they share, the executor, and the window.
 *
 * What comes is right, nobody waits for ever, and under ThreadSanitizer no access is a race.
 * MPI is there with one process, so that a rank that waits can let it make progress.
 */
#include "library/run/lane.h"
#include "library/run/needs.h"
#include "tests/library/dealt_places.h"
#include "tests/library/filled_blocks.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

enum { RANKS_MAX = 16, SETTINGS_MAX = 4, SLICE = CT_SLICE_LEAST, CALLS_LEAST = 120 };

struct rank {
    int locals[RANKS_MAX];
    struct ct_window window;
    struct ct_lane_ranks ranks;
    struct ct_lane lane;
    struct ct_workspace workspace;
    int ncalls;
    int nmistakes;
};

static const struct ct_places *places;
static struct rank ranks[RANKS_MAX];
static int nranks;

static void must(bool is_right, const char *what)
{
    if (is_right)
        return;
    fprintf(stderr, "%s\n", what);
    exit(2);
}

static void set_up(struct rank *rank, int number, void *memory, size_t part_bytes)
{
    rank->window.slots = (struct ct_slots){.nranks = nranks,
                                           .rank = number,
                                           .slice_bytes = SLICE,
                                           .cell_bytes = ct_slot_cell_bytes(SLICE, true)};
    must(ct_slots_init(&rank->window.slots, memory, part_bytes), "no memory");
    rank->window.is_crowded = true;
    for (int i = 0; i < nranks; i++)
        rank->locals[i] = i;
    rank->ranks = (struct ct_lane_ranks){.nranks = nranks, .rank = number};
    MPI_Comm_dup(MPI_COMM_SELF, &rank->ranks.comm);
    rank->lane.ranks = &rank->ranks;
    rank->lane.workspace = &rank->workspace;
    rank->lane.running.space = &rank->workspace;
    rank->lane.running.comm = rank->ranks.comm;
    rank->lane.window_limit = 1;
    rank->lane.has_met = true;
    rank->lane.has_window = true;
    rank->lane.view =
        (struct ct_window_view){.window = &rank->window, .locals = rank->locals, .calls.group = 1};
}

static void tear_down(struct rank *rank)
{
    ct_plans_free(&rank->lane.plans);
    ct_plans_free(&rank->lane.own);
    ct_workspace_fini(&rank->workspace);
    ct_workspace_fini(&rank->lane.large);
    ct_slots_fini(&rank->window.slots);
    MPI_Comm_free(&rank->ranks.comm);
}

static void call(struct rank *rank, const struct filled_kind *kind,
                 const struct ct_algorithm *algorithm, struct ct_problem *problem)
{
    static const bool packs_nothing[CT_BLOCKS];
    struct filled_work work = {
        .kind = kind,
        .collective = problem->collective,
        .member = {.nranks = nranks, .rank = rank->ranks.rank, .root = problem->root},
        .bytes = problem->bytes};
    struct ct_call call;
    bool is_ready;

    filled_work_init(&work);
    problem->item_bytes = problem->collective->has_counts ? work.item_bytes : NULL;
    call = filled_work_begin(&work, false);
    must(ct_lane_prepare(&rank->lane, algorithm, problem, packs_nothing, &is_ready) == MPI_SUCCESS,
         algorithm->name);
    if (is_ready) { /* else the setting wants another process's memory */
        must(ct_lane_run(&rank->lane, problem, &call) == MPI_SUCCESS, algorithm->name);
        rank->nmistakes += filled_work_end(&work, false, algorithm, problem);
        rank->ncalls++;
    }
    ct_lane_finish(&rank->lane);
    filled_work_fini(&work);
}

/* The first settings. */
static void try_algorithm(struct rank *rank, const struct filled_kind *kind,
                          const struct ct_algorithm *algorithm, size_t nelements)
{
    const int nsettings = ct_settings_count(algorithm->params);

    for (int i = 0; i < nsettings && i < SETTINGS_MAX; i++) {
        struct ct_problem problem = {
            .collective = algorithm->collective,
            .nranks = nranks,
            .bytes = nelements * kind->element_bytes,
            .root = algorithm->collective->is_rooted ? rank->ncalls % nranks : 0,
            .setting = ct_settings_at(algorithm->params, i),
            .places = places,
        };

        if (ct_algorithm_applies(algorithm, &problem))
            call(rank, kind, algorithm, &problem);
    }
}

/* Short posts, of one slice, and of several. */
static void *run(void *argument)
{
    static const size_t sizes[] = {1, 2, 200, 5000};
    const struct filled_kind bytes = {"bytes", 1, false, MPI_BYTE, MPI_OP_NULL, {0}};
    const struct filled_kind sums = {"sums", sizeof(unsigned), false, MPI_UNSIGNED, MPI_SUM, {0}};
    struct rank *rank = argument;

    for (size_t i = 0; i < 2 * sizeof sizes / sizeof *sizes; i++) {
        for (int k = 0; ct_registry[k] != NULL; k++) {
            const struct ct_algorithm *algorithm = ct_registry[k];

            if (algorithm->by_window && ct_collective_has_data(algorithm->collective))
                try_algorithm(rank, algorithm->collective->reduces ? &sums : &bytes, algorithm,
                              sizes[i % (sizeof sizes / sizeof *sizes)]);
        }
    }
    return NULL;
}

static void run_all(void)
{
    const size_t part_bytes = ct_slots_part_bytes(nranks, SLICE, 4096);
    void *memory = calloc((size_t)nranks + 1, part_bytes);
    void *parts = (void *)(((uintptr_t)memory + 4095) & ~(uintptr_t)4095);
    pthread_t threads[RANKS_MAX];

    must(memory != NULL && part_bytes >= 4096, "no memory");
    for (int i = 0; i < nranks; i++)
        set_up(&ranks[i], i, parts, part_bytes);
    for (int i = 0; i < nranks; i++)
        must(pthread_create(&threads[i], NULL, run, &ranks[i]) == 0, "no thread");
    for (int i = 0; i < nranks; i++)
        pthread_join(threads[i], NULL);
    for (int i = 0; i < nranks; i++)
        tear_down(&ranks[i]);
    free(memory);
}

int main(int argc, char **argv)
{
    struct ct_places *made;
    int provided, nmistakes = 0;

    MPI_Init_thread(&argc, &argv, MPI_THREAD_MULTIPLE, &provided);
    alarm(1200); /* ranks that do not agree wait for ever */
    nranks = argc == 2 ? atoi(argv[1]) : 0;
    must(nranks >= 2 && nranks <= RANKS_MAX && provided == MPI_THREAD_MULTIPLE,
         "usage: plan_threads RANKS");
    made = shared_places(nranks, 1);
    must(made != NULL, "no memory");
    places = made;
    ct_tags_look(MPI_COMM_SELF);
    run_all();
    for (int i = 0; i < nranks; i++)
        nmistakes += ranks[i].nmistakes;
    printf("%d ranks: %d calls of each, %d mistakes\n", nranks, ranks[0].ncalls, nmistakes);
    ct_places_free(made);
    MPI_Finalize();
    return nmistakes != 0 || ranks[0].ncalls < CALLS_LEAST;
}
