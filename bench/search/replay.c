/*
 * replay.c - answers the search's requests from a model.
 */
#include "bench/search/replay.h"

#include "base/mix.h"
#include "bench/search/draws.h"
#include "bench/search/model_space.h"
#include "model/fit/learning.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define DRIFT_S 0.4      /* time constant of the drift */
#define SMALL_BYTES 2048 /* up to here candidates are farther off */
#define OFF_SMALL 0.02
#define OFF_LARGE 0.01
#define RATIOS_ENOUGH 8 /* else a cell's ratios are those of its size */

struct world;

/* One collective of the world; the context of a space. */
struct part {
    struct world *world;
    const struct ct_model_collective *collective;
    double *offs; /* candidate x fixed size: logarithm of what it is off */
    struct ct_model_space space;
    struct ct_learning *learning; /* NULL: nothing is predicted */
};

struct world {
    const struct ct_model *model;
    const struct ct_replay_options *options;
    struct ct_replay_run *run;
    uint64_t random;
    double now_s;
    double drift;   /* of unit spread */
    double drift_s; /* when it was drawn */
    struct part parts[CT_REPLAY_COLLECTIVES];
};

static const struct ct_model_candidate *candidate_of(const struct part *part, int number)
{
    return &part->collective->candidates[number];
}

/* What a candidate is off between fixed sizes: along a straight line. */
static double off_at(const struct part *part, int candidate, size_t bytes)
{
    const struct ct_model_collective *c = part->collective;
    const double *offs = part->offs + (size_t)candidate * CT_MODEL_SIZES;
    const int i = ct_model_size_below(c, bytes);
    double at;

    if (i + 1 == c->nsizes || bytes <= c->sizes[i])
        return offs[i];
    at = log((double)bytes / (double)c->sizes[i]) /
         log((double)c->sizes[i + 1] / (double)c->sizes[i]);
    return offs[i] + at * (offs[i + 1] - offs[i]);
}

/* The candidate's true time in this run. */
static double truth(const struct part *part, int candidate, size_t bytes)
{
    return ct_model_seconds(candidate_of(part, candidate), bytes) *
           exp(off_at(part, candidate, bytes));
}

/* The last measured cell at or below `bytes` with enough ratios; NULL. */
static const struct ct_model_cell *cell_with_ratios(const struct ct_model_candidate *candidate,
                                                    size_t bytes)
{
    const struct ct_model_cell *found = NULL;

    for (int i = 0; i < candidate->ncells; i++) {
        const struct ct_model_cell *cell = &candidate->cells[i];

        if (cell->bytes <= bytes && cell->bytes * 2 > bytes && cell->nratios >= RATIOS_ENOUGH)
            found = cell;
    }
    return found;
}

/* A ratio of the candidate's own, or of another at about this size. */
static double draw_ratio(struct world *world, const struct part *part, int number, size_t bytes)
{
    const int n = part->collective->ncandidates;
    const struct ct_model_cell *cell = cell_with_ratios(candidate_of(part, number), bytes);
    const int start = (int)(ct_mix_next(&world->random) % (uint64_t)n);

    for (int i = 0; i < n && cell == NULL; i++)
        cell = cell_with_ratios(candidate_of(part, (start + i) % n), bytes);
    if (cell == NULL)
        return 1;
    return cell->ratios[ct_mix_next(&world->random) % (uint64_t)cell->nratios];
}

static double drift_now(struct world *world)
{
    const double keep = exp((world->drift_s - world->now_s) / DRIFT_S);

    world->drift = world->drift * keep + ct_draw_normal(&world->random) * sqrt(1 - keep * keep);
    world->drift_s = world->now_s;
    return world->drift;
}

/* Make one call; its seconds. */
static double call(struct world *world, const struct part *part, int number, size_t bytes)
{
    const struct ct_model_collective *c = part->collective;
    const double spread = c->drifts[ct_model_size_below(c, bytes)];
    const double seconds = truth(part, number, bytes) * exp(spread * drift_now(world)) *
                           draw_ratio(world, part, number, bytes);

    world->run->ncalls++;
    world->run->calls_s += seconds;
    world->run->barriers_s += world->model->barrier_s;
    world->now_s += seconds + world->model->barrier_s;
    return seconds;
}

static void call_untimed(struct world *world, const struct part *part, int number, size_t bytes)
{
    world->run->untimed_s += call(world, part, number, bytes);
}

/* The numbers of the request's candidates; false: not of the model. */
static bool find_all(const struct part *part, const struct ct_search_request *request, int *numbers)
{
    for (int i = 0; i < request->nentries; i++) {
        numbers[i] = request->entries[i].candidate->number;
        if (numbers[i] < 0 || !ct_model_applies(candidate_of(part, numbers[i]), request->bytes))
            return false;
    }
    return true;
}

static void warm_up(struct world *world, const struct part *part,
                    const struct ct_search_request *request, const int *numbers,
                    struct ct_search_answer *answers)
{
    for (int i = 0; i < request->nentries; i++) {
        const double before_s = world->run->calls_s;

        answers[i].outcome = CT_TIMED;
        answers[i].nsamples = request->rounds;
        answers[i].warm_s = 0;
        if (!request->has_warm_up && (request->entries[i].batch > 0 || numbers[i] == 0))
            continue;
        call_untimed(world, part, numbers[i], request->bytes);
        answers[i].warm_s = world->run->calls_s - before_s;
    }
}

static void take_rounds(struct world *world, const struct part *part,
                        const struct ct_search_request *request, const int *numbers,
                        struct ct_search_answer *answers)
{
    const int n = request->nentries;

    for (int round = 0; round < request->rounds; round++) {
        for (int k = 0; k < n; k++) {
            const int i = round % 2 == 0 ? k : n - 1 - k;

            if (request->settles)
                call_untimed(world, part, numbers[i], request->bytes);
            answers[i].samples[round] = call(world, part, numbers[i], request->bytes);
        }
    }
}

static int answer(void *ctx, const struct ct_search_request *request,
                  struct ct_search_answer *answers)
{
    struct world *world = ctx;
    const struct part *part = &world->parts[request->space];
    const double before_s = world->now_s;
    const double request_s = world->model->request_s + world->model->barrier_s;
    int numbers[CT_SEARCH_ENTRIES_MAX];

    if (world->options->stop_s > 0 && world->now_s >= world->options->stop_s)
        return CT_STOPPED;
    if (!find_all(part, request, numbers))
        return CT_ERR_INVALID;
    world->run->nrequests++;
    world->run->requests_s += request_s;
    world->now_s += request_s;
    warm_up(world, part, request, numbers, answers);
    take_rounds(world, part, request, numbers, answers);
    world->run->stages_s[request->space][request->stage] += world->now_s - before_s;
    return CT_OK;
}

static bool applies(void *ctx, const struct ct_candidate *candidate, size_t bytes)
{
    const struct part *part = ctx;

    return candidate->number >= 0 && ct_model_applies(candidate_of(part, candidate->number), bytes);
}

static double bound(void *ctx, const struct ct_candidate *candidate, size_t bytes)
{
    const struct part *part = ctx;

    return candidate->number < 0
               ? 0
               : ct_model_bound(candidate_of(part, candidate->number), bytes, CT_MODEL_SPARE);
}

static double limit(void *ctx, size_t bytes)
{
    const struct part *part = ctx;

    return part->collective->limit_s * (double)bytes;
}

static bool predict(void *ctx, const struct ct_candidate *candidate, size_t bytes,
                    struct ct_search_prediction *prediction)
{
    const struct part *part = ctx;

    return ct_learning_predict(part->learning, candidate, bytes, &prediction->seconds,
                               &prediction->error);
}

static int learn(void *ctx, int space, const struct ct_search_timed *timed, int n)
{
    struct world *world = ctx;
    struct ct_learned_time *times = calloc((size_t)n + 1, sizeof *times);
    int err = CT_OK;

    if (times == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < n; i++)
        times[i] = (struct ct_learned_time){timed[i].candidate, timed[i].bytes, timed[i].seconds,
                                            timed[i].nsamples};
    if (n > 0)
        err = ct_learning_learn(world->parts[space].learning, times, n, NULL);
    free(times);
    return err;
}

static struct ct_space space_of(struct world *world, int number)
{
    const struct ct_model_collective *c = &world->model->collectives[number];

    return (struct ct_space){.name = c->name,
                             .nalgorithms = c->nalgorithms,
                             .algorithms = world->parts[number].space.algorithms,
                             .candidates = world->parts[number].space.list,
                             .nsizes = c->nsizes,
                             .sizes = c->sizes,
                             .ctx = &world->parts[number],
                             .applies = applies,
                             .bound = bound,
                             .limit = limit,
                             .predict = world->parts[number].learning == NULL ? NULL : predict};
}

static void judge(const struct part *part, int size, const struct ct_size_row *row,
                  struct ct_replay_cell *cell)
{
    const struct ct_model_collective *c = part->collective;
    const size_t bytes = c->sizes[size];
    double best = HUGE_VAL;

    cell->choice = row->candidate->number;
    cell->basis = row->figures.basis;
    cell->told_s = row->figures.choice_s;
    for (int i = 0; i < c->ncandidates; i++) {
        if (ct_model_applies(&c->candidates[i], bytes) && truth(part, i, bytes) < best) {
            best = truth(part, i, bytes);
            cell->best = i;
        }
    }
    cell->true_s = truth(part, cell->choice, bytes);
    cell->loss = cell->true_s / best - 1;
    cell->over_native = cell->true_s / truth(part, 0, bytes) - 1;
}

static void judge_all(const struct world *world, struct ct_search_result *const *results,
                      struct ct_replay_run *run)
{
    run->is_complete = true;
    for (int i = 0; i < world->model->ncollectives; i++) {
        run->is_complete = run->is_complete && results[i]->complete;
        for (int k = 0; k < results[i]->nrows; k++)
            judge(&world->parts[i], k, &results[i]->rows[k], &run->cells[i][k]);
    }
}

static int make_parts(struct world *world, struct ct_diag *diag)
{
    for (int i = 0; i < world->model->ncollectives; i++) {
        struct part *part = &world->parts[i];
        const int n = world->model->collectives[i].ncandidates;

        part->world = world;
        part->collective = &world->model->collectives[i];
        part->offs = calloc((size_t)n * CT_MODEL_SIZES, sizeof *part->offs);
        if (part->offs == NULL || ct_model_space_init(&part->space, part->collective) != CT_OK)
            return ct_diag_memory(diag);
        for (int k = 0; k < n * part->collective->nsizes; k++) {
            const int size = k % part->collective->nsizes;
            const double off = part->collective->sizes[size] <= SMALL_BYTES ? OFF_SMALL : OFF_LARGE;

            part->offs[k / part->collective->nsizes * CT_MODEL_SIZES + size] =
                off * ct_draw_normal(&world->random);
        }
    }
    return CT_OK;
}

/* Make a learning of each collective, if the machine is known. A collective whose algorithms serve
   another one is its like. */
static int make_learnings(struct world *world, struct ct_diag *diag)
{
    for (int i = 0; world->options->machine != NULL && i < world->model->ncollectives; i++) {
        struct ct_learning_source source = ct_model_machine_source(world->options->machine);

        for (int k = 0; k < i; k++) {
            const struct ct_collective *like =
                ct_collective_like(ct_collective_find(world->model->collectives[i].name));

            if (like != NULL && strcmp(like->name, world->model->collectives[k].name) == 0)
                source.like = world->parts[k].learning;
        }
        world->parts[i].learning = ct_learning_new(&source);
        if (world->parts[i].learning == NULL)
            return ct_diag_memory(diag);
    }
    return CT_OK;
}

static void free_parts(struct world *world)
{
    for (int i = 0; i < world->model->ncollectives; i++) {
        ct_learning_free(world->parts[i].learning);
        free(world->parts[i].offs);
        ct_model_space_fini(&world->parts[i].space);
    }
}

static int run_search(struct world *world, struct ct_diag *diag)
{
    const int n = world->model->ncollectives;
    struct ct_space spaces[CT_REPLAY_COLLECTIVES];
    struct ct_search_result *results[CT_REPLAY_COLLECTIVES] = {NULL};
    const struct ct_search search = {
        .nspaces = n, .spaces = spaces, .ctx = world, .time = answer, .learn = learn};
    int err;

    for (int i = 0; i < n; i++)
        spaces[i] = space_of(world, i);
    err = ct_search_run(&search, world->options->options, results, diag);
    if (err == CT_OK)
        judge_all(world, results, world->run);
    for (int i = 0; i < n; i++)
        ct_search_result_free(results[i]);
    return err;
}

int ct_replay(const struct ct_model *model, const struct ct_replay_options *options,
              struct ct_replay_run *run, struct ct_diag *diag)
{
    struct world world = {.model = model, .options = options, .run = run, .random = options->seed};
    int err;

    memset(run, 0, sizeof *run);
    if (model->ncollectives > CT_REPLAY_COLLECTIVES)
        return ct_diag_set(diag, CT_ERR_INPUT, "%s has too many collectives", model->name);
    err = make_parts(&world, diag);
    if (err == CT_OK)
        err = make_learnings(&world, diag);
    if (err == CT_OK)
        err = run_search(&world, diag);
    free_parts(&world);
    return err;
}

double ct_replay_seconds(const struct ct_replay_run *run)
{
    return run->calls_s + run->barriers_s + run->requests_s;
}
