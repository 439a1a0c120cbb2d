/*
 * slow_cables.c - one cable after the other is taken to be slower, by several factors; the one
 * that explains most is named, if it does so in all parts of the times.
 */
#include "model/fit/slow_cables.h"

#include "base/statistics.h"

#include <math.h>
#include <stdlib.h>

#define SOFT 0.3  /* errors beyond count less and less */
#define STEP 0.06 /* between factors, as natural logarithm */

/* A factor that is named, at the low end of its interval, too: on labs whose cables are as
   stated, what the model does not know looks like cables up to 1.6 times as slow. */
#define CLEAR 1.75
#define SURE 1.5

enum {
    GROUPS = 10,      /* of cells, for the interval */
    FACTORS = 40,     /* up to 11 times as slow */
    COARSE = 6,       /* of these steps one is tried first */
    CELL_LEAST = 4,   /* times in a cell that says something */
    TIMES_LEAST = 30, /* that a cable must change */
    COMMONS = 20,     /* steps down to a third */
    SETTLED = 3,      /* turns */
};

/* What slow cables do to a time. */
struct slowed {
    double factor;    /* of the busiest cable's time over the whole call */
    double rounds_ns; /* more that the busiest cables of all rounds take */
};

/* A time whose loads are known. */
struct loaded {
    const struct ct_measured *measured;
    int collective, nranks;
    struct slowed by; /* the cables that were named before */
    double error;     /* measured over predicted, as natural logarithm, by these cables */
};

struct finding {
    const struct ct_measured_set *of;
    const struct ct_cost_model *model;
    struct loaded *times; /* by cell */
    int ntimes;
    double *room;  /* a number for each time */
    double common; /* that the cables' part of all times is multiplied by: the model was fitted as
                      if no cable were slower */
};

/* By factor, of each group of cells. */
struct losses {
    double at[FACTORS][GROUPS];
    bool is_known[FACTORS];
};

static int compare(const void *a, const void *b)
{
    const struct loaded *x = a, *y = b;
    const struct ct_measured *of = x->measured, *other = y->measured;

    if (of->job != other->job)
        return of->job < other->job ? -1 : 1;
    if (x->collective != y->collective)
        return x->collective < y->collective ? -1 : 1;
    if (of->bytes != other->bytes)
        return of->bytes < other->bytes ? -1 : 1;
    return of->candidate < other->candidate ? -1 : of->candidate > other->candidate;
}

static bool is_one_cell(const struct loaded *x, const struct loaded *y)
{
    return x->measured->job == y->measured->job && x->collective == y->collective &&
           x->measured->bytes == y->measured->bytes;
}

static double error_of(const struct finding *finding, const struct loaded *time, struct slowed by)
{
    struct ct_features features = time->measured->features;
    int64_t *of = features.of;

    of[CT_CABLE_NS] = (int64_t)((double)of[CT_CABLE_NS] * by.factor * finding->common);
    of[CT_CABLE_BEYOND_NS] =
        (int64_t)((double)of[CT_CABLE_BEYOND_NS] * by.factor * finding->common);
    of[CT_CABLE_ROUNDS_NS] =
        (int64_t)(((double)of[CT_CABLE_ROUNDS_NS] + by.rounds_ns) * finding->common);
    return log((double)time->measured->ns /
               (double)ct_cost(finding->model, &features, time->nranks));
}

/* With one cable more that is so much slower than stated. */
static struct slowed slowed_by(const struct loaded *time, int cable, double factor)
{
    const struct ct_cable_load *load = &time->measured->loads[cable];
    const double ns = factor * (double)load->ns;

    return (struct slowed){
        .factor = fmax(time->by.factor, ns / (double)time->measured->features.of[CT_CABLE_NS]),
        .rounds_ns = fmax(time->by.rounds_ns, ns - (double)load->busiest_ns)};
}

static bool is_changed(const struct loaded *time, struct slowed by)
{
    return by.factor > time->by.factor || by.rounds_ns > time->by.rounds_ns;
}

static double factor_of(double step)
{
    return exp(STEP * step);
}

/* The loss of a cell's errors about their median. */
static double loss_of(double *errors, int n)
{
    const double median = ct_median(errors, n);
    double loss = 0;

    for (int i = 0; i < n; i++) {
        const double off = (errors[i] - median) / SOFT;

        loss += sqrt(1 + off * off) - 1;
    }
    return loss;
}

/* The loss of each group if the cable is so much slower. */
static void find_losses(const struct finding *finding, int cable, double factor, double *losses)
{
    const struct loaded *times = finding->times;
    int cell = 0;

    for (int group = 0; group < GROUPS; group++)
        losses[group] = 0;
    for (int first = 0, end = 0; first < finding->ntimes; first = end, cell++) {
        for (; end < finding->ntimes && is_one_cell(&times[first], &times[end]); end++) {
            const struct slowed by = slowed_by(&times[end], cable, factor);

            finding->room[end] =
                is_changed(&times[end], by) ? error_of(finding, &times[end], by) : times[end].error;
        }
        if (end - first >= CELL_LEAST)
            losses[cell % GROUPS] += loss_of(finding->room + first, end - first);
    }
}

static void find_step(const struct finding *finding, int cable, int step, struct losses *losses)
{
    losses->is_known[step] = true;
    find_losses(finding, cable, factor_of(step), losses->at[step]);
}

/* Without one of the groups; -1: of all. */
static double sum_of(const struct losses *losses, int step, int without)
{
    double sum = 0;

    for (int group = 0; group < GROUPS; group++)
        sum += group == without ? 0 : losses->at[step][group];
    return sum;
}

/* The step of least loss, of those that are known. */
static int best_step(const struct losses *losses, int without)
{
    int best = 0;

    for (int step = 1; step < FACTORS; step++) {
        if (losses->is_known[step] && sum_of(losses, step, without) < sum_of(losses, best, without))
            best = step;
    }
    return best;
}

/* The same between steps: the lowest point of a parabola. */
static double best_between(const struct losses *losses, int without)
{
    const int best = best_step(losses, without);
    double before, at, after;

    if (best == 0 || best == FACTORS - 1)
        return best;
    before = sum_of(losses, best - 1, without);
    at = sum_of(losses, best, without);
    after = sum_of(losses, best + 1, without);
    return best + (before - after) / fmax(2 * (before - 2 * at + after), 1e-12) * (before > at);
}

/* How many times the cable changes if it is as slow as is named at least. */
static int count_changed(const struct finding *finding, int cable)
{
    int n = 0;

    for (int i = 0; i < finding->ntimes; i++)
        n += is_changed(&finding->times[i], slowed_by(&finding->times[i], cable, CLEAR));
    return n;
}

/* The cable that explains most; -1: none does anything. */
static int find_clearest(const struct finding *finding)
{
    double most = 0;
    int clearest = -1;

    for (int cable = 0; cable < finding->of->ncables; cable++) {
        struct losses losses = {.is_known = {false}};
        double gain;

        if (count_changed(finding, cable) < TIMES_LEAST)
            continue;
        for (int step = 0; step < FACTORS; step += COARSE)
            find_step(finding, cable, step, &losses);
        gain = sum_of(&losses, 0, -1) - sum_of(&losses, best_step(&losses, -1), -1);
        if (gain > most) {
            most = gain;
            clearest = cable;
        }
    }
    return clearest;
}

static int find_alike(const struct finding *finding, int cable)
{
    for (int other = 0; other < finding->of->ncables; other++) {
        bool is_alike = other != cable;

        for (int i = 0; is_alike && i < finding->ntimes; i++) {
            const struct ct_cable_load *loads = finding->times[i].measured->loads;

            is_alike = loads[other].ns == loads[cable].ns &&
                       loads[other].busiest_ns == loads[cable].busiest_ns;
        }
        if (is_alike)
            return other;
    }
    return -1;
}

/* The factor, and its interval by leaving out one group of cells after the other. */
static struct ct_slow_cable measure(const struct finding *finding, int cable)
{
    struct losses losses;
    double by_group[GROUPS], step, mean = 0, squares = 0, error;

    for (int i = 0; i < FACTORS; i++)
        find_step(finding, cable, i, &losses);
    step = best_between(&losses, -1);
    for (int group = 0; group < GROUPS; group++) {
        by_group[group] = best_between(&losses, group);
        mean += by_group[group] / GROUPS;
    }
    for (int group = 0; group < GROUPS; group++)
        squares += (by_group[group] - mean) * (by_group[group] - mean);
    error = 2 * sqrt(squares * (GROUPS - 1) / GROUPS);
    return (struct ct_slow_cable){.cable = cable,
                                  .alike = find_alike(finding, cable),
                                  .factor = factor_of(step),
                                  .low = factor_of(step - error),
                                  .high = factor_of(step + error)};
}

static void set_errors(struct finding *finding)
{
    for (int i = 0; i < finding->ntimes; i++)
        finding->times[i].error = error_of(finding, &finding->times[i], finding->times[i].by);
}

/* What all cables take of the model's time, if one of them is slower. */
static void find_common(struct finding *finding, const struct ct_slow_cable *slow)
{
    const double factor = slow->factor;
    double least = INFINITY, best = 1;

    for (int step = 0; step < COMMONS; step++) {
        struct losses losses;
        double loss;

        finding->common = factor_of(-step);
        set_errors(finding);
        find_losses(finding, slow->cable, factor, losses.at[0]);
        loss = sum_of(&losses, 0, -1);
        if (loss < least) {
            least = loss;
            best = finding->common;
        }
    }
    finding->common = best;
    set_errors(finding);
}

/* Measure a cable's factor and what all have in common in turn. */
static struct ct_slow_cable settle(struct finding *finding, int cable)
{
    struct ct_slow_cable slow = measure(finding, cable);

    for (int i = 0; i < SETTLED && slow.factor > 1; i++) {
        find_common(finding, &slow);
        slow = measure(finding, cable);
    }
    return slow;
}

/* Further cables have to explain what this one leaves. */
static void add_slowness(struct finding *finding, const struct ct_slow_cable *slow)
{
    for (int i = 0; i < finding->ntimes; i++)
        finding->times[i].by = slowed_by(&finding->times[i], slow->cable, slow->factor);
    set_errors(finding);
}

static void sort_times(struct finding *finding)
{
    for (int i = 0; i < finding->of->n; i++) {
        const struct ct_measured *at = &finding->of->at[i];
        struct loaded *time = &finding->times[finding->ntimes];

        if (at->loads == NULL || at->features.of[CT_CABLE_NS] <= 0)
            continue;
        *time = (struct loaded){
            .measured = at,
            .collective = ct_collective_number(finding->of->candidates[at->candidate].collective),
            .nranks = finding->of->jobs[at->job].nranks,
            .by = {.factor = 1}};
        time->error = error_of(finding, time, time->by);
        finding->ntimes++;
    }
    if (finding->ntimes > 0)
        qsort(finding->times, (size_t)finding->ntimes, sizeof *finding->times, compare);
}

int ct_slow_cables_find(const struct ct_measured_set *measurements,
                        const struct ct_cost_model *model,
                        struct ct_slow_cable slow[CT_SLOW_CABLES], int *n, struct ct_diag *diag)
{
    const size_t room = (size_t)measurements->n + 1;
    struct finding finding = {.of = measurements,
                              .model = model,
                              .times = calloc(room, sizeof *finding.times),
                              .room = calloc(room, sizeof *finding.room),
                              .common = 1};
    const bool is_ready = finding.times != NULL && finding.room != NULL;
    int cable = 0;

    *n = 0;
    if (is_ready)
        sort_times(&finding);
    while (is_ready && *n < CT_SLOW_CABLES && (cable = find_clearest(&finding)) >= 0) {
        slow[*n] = settle(&finding, cable);
        if (slow[*n].factor < CLEAR || slow[*n].low < SURE)
            break;
        add_slowness(&finding, &slow[(*n)++]);
    }
    free(finding.room);
    free(finding.times);
    return is_ready ? CT_OK : ct_diag_memory(diag);
}
