/*
 * root_trial.c - a race at one rank of the class, and what won it again at
 * another.
 */
#include "driver/tuning/root_trial.h"

#include "base/files.h"
#include "base/statistics.h"
#include "cluster/limits.h"
#include "driver/tuning/entries.h"
#include "repo/root_classes.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define STAGE "roots" /* for progress */
#define ROUNDS_LEAST 5
#define SECONDS 1.5 /* for a race, at most */
#define STRIDE 3    /* every third size, the largest among them */

#define GAIN 1.05     /* from here on it matters */
#define AT_LIMIT 1.05 /* times the limit: nothing is to be gained */

/* A class of roots at a fixed size. */
struct trial {
    struct ct_outcome *outcome; /* of the class */
    int row;                    /* of the fixed size */
    struct ct_entries entries;  /* the choice is the first */
};

_Static_assert(CT_ROOT_ROUNDS <= CT_ENTRIES_ROUNDS, "rounds of a race");

/* The ranks of a class. */
static int count_ranks(const struct ct_tuning *tuning, int number)
{
    int n = 0;

    for (int rank = 0; rank < tuning->cluster->nranks; rank++)
        n += tuning->root_class[rank] == number;
    return n;
}

/* The largest class that is not listed yet; 0: all are. */
static int largest_left(const struct ct_tuning *tuning, int nclasses)
{
    int best = 0, most = 0;

    for (int number = 1; number < nclasses; number++) {
        const int n = count_ranks(tuning, number);
        bool is_listed = false;

        for (int i = 0; i < tuning->nroots; i++)
            is_listed = is_listed || tuning->root_class[tuning->roots[i].root] == number;
        if (!is_listed && n > most) {
            best = number;
            most = n;
        }
    }
    return best;
}

static int list_classes(struct ct_tuning *tuning, int nclasses)
{
    const struct ct_places *places = tuning->session.places;
    const int nranks = tuning->cluster->nranks;
    int number, err = CT_OK;

    while (tuning->nroots < CT_TUNED_ROOTS_MAX && err == CT_OK &&
           (number = largest_left(tuning, nclasses)) > 0) {
        struct ct_tuned_root *root = &tuning->roots[tuning->nroots++];

        while (tuning->root_class[root->root] != number)
            root->root++;
        err = ct_root_classes_other(places, tuning->root_class, nranks, number, &root->other,
                                    tuning->diag);
    }
    return err;
}

int ct_root_trial_classes(struct ct_tuning *tuning)
{
    const int nranks = tuning->cluster->nranks;
    int nclasses;
    int err;

    tuning->root_class = calloc((size_t)nranks, sizeof *tuning->root_class);
    if (tuning->root_class == NULL)
        return ct_diag_memory(tuning->diag);
    if (tuning->options->is_anywhere)
        return CT_OK;
    err = ct_root_classes_find(tuning->session.places, nranks, tuning->root_class, &nclasses,
                               tuning->diag);
    return err == CT_OK ? list_classes(tuning, nclasses) : err;
}

/* Native does not compete where its results are wrong. */
static void add_entry(struct trial *t, const struct ct_candidate *candidate, double expected_s)
{
    const struct ct_space *space = t->outcome->space;
    const struct ct_figures *f = &t->outcome->like->result->rows[t->row].figures;

    if (candidate == t->outcome->candidates[0] ? f->basis != CT_BASIS_NATIVE_WRONG
                                               : space->applies(space->ctx, candidate, f->bytes))
        ct_entries_add(&t->entries, candidate, expected_s);
}

/* The candidate in the orders of ranks that it has. */
static void add_orders(struct trial *t, const struct ct_candidate *candidate, double expected_s)
{
    add_entry(t, candidate, expected_s);
    for (int i = 1; i < t->outcome->ncandidates; i++) {
        if (ct_candidate_is_reordered(candidate, t->outcome->candidates[i]))
            add_entry(t, t->outcome->candidates[i], expected_s);
    }
}

/* What was chosen at a size next to this one. */
static void add_neighbour(struct trial *t, int row)
{
    const struct ct_search_result *result = t->outcome->like->result;

    if (row >= 0 && row < result->nrows)
        add_entry(t, result->rows[row].candidate, result->rows[t->row].figures.choice_s);
}

/* The choice first; native; those next to it; their orders. */
static void add_entries(struct trial *t)
{
    const struct ct_size_row *row = &t->outcome->like->result->rows[t->row];
    const struct ct_candidate *native = t->outcome->candidates[0];
    const struct ct_figures *f = &row->figures;

    t->entries.n = 0;
    add_entry(t, row->candidate, f->choice_s);
    add_entry(t, native, f->native_s);
    if (f->runner_up != NULL)
        add_entry(t, f->runner_up, f->runner_up_s);
    add_neighbour(t, t->row - 1);
    add_neighbour(t, t->row + 1);
    if (row->candidate != native)
        add_orders(t, row->candidate, f->choice_s);
    if (f->runner_up != NULL && f->runner_up != native)
        add_orders(t, f->runner_up, f->runner_up_s);
}

/* A race with this root: by the outcome of rank 0's class, with the root in the
   mechanism's words. */
static int race(struct trial *t, int root)
{
    const struct ct_outcome *like = t->outcome->like;
    char words[CT_MECHANISM_TEXT];

    return ct_entries_race(&t->entries, like, like->result->rows[t->row].figures.bytes,
                           ct_root_mechanism(root, like->tuning->session.mechanism, words), STAGE);
}

/* How many times faster than the choice, the first entry, another one was; 1:
   not in nearly all rounds, or not by enough. */
static double gain_of(const struct trial *t, int entry)
{
    const struct ct_search_answer *choice = &t->entries.answers[0];
    const struct ct_search_answer *other = &t->entries.answers[entry];
    double ratios[CT_ROOT_ROUNDS], gain;
    const int n = other->nsamples;
    int lost = 0;

    if (choice->outcome != CT_TIMED || other->outcome != CT_TIMED || n == 0)
        return 1;
    for (int i = 0; i < n; i++) {
        ratios[i] = choice->samples[i] / other->samples[i];
        lost += ratios[i] <= 1;
    }
    gain = ct_median(ratios, n);
    return gain >= GAIN && lost <= n / CT_ROOT_ROUNDS ? gain : 1;
}

/* The entry that gains most; 0: none beats the choice. */
static int best_entry(const struct trial *t)
{
    int best = 0;

    for (int i = 1; i < t->entries.n; i++) {
        if (gain_of(t, i) > (best == 0 ? 1 : gain_of(t, best)))
            best = i;
    }
    return best;
}

/* The winner against the choice once more, at the class's other rank. */
static int race_again(struct trial *t, int best)
{
    struct ct_root_trial *trial = &t->outcome->trial;
    const double first = gain_of(t, best);
    int err;

    t->entries.at[1] = t->entries.at[best];
    t->entries.n = 2;
    t->entries.at[0].batch = t->outcome->other == t->outcome->root;
    t->entries.at[1].batch = t->entries.at[0].batch;
    err = race(t, t->outcome->other);
    if (err == CT_OK && fmin(first, gain_of(t, 1)) > trial->gain) {
        trial->gain = fmin(first, gain_of(t, 1));
        trial->bytes = t->outcome->like->result->rows[t->row].figures.bytes;
    }
    return err;
}

/* True if there is nothing to compare, or nothing to gain. */
static bool is_needless(const struct trial *t)
{
    const struct ct_figures *f = &t->outcome->like->result->rows[t->row].figures;
    const double limit = t->outcome->space->limit(t->outcome->space->ctx, f->bytes);

    return f->native_s <= 0 || f->choice_s <= 0 ||
           (limit > 0 && f->choice_s <= AT_LIMIT * limit && f->choice_s >= limit);
}

static int try_size(struct trial *t)
{
    static const struct ct_entries_time time = {
        .most = CT_ROOT_ROUNDS, .least = ROUNDS_LEAST, .seconds = SECONDS};
    int best, err;

    if (is_needless(t))
        return CT_OK;
    add_entries(t);
    if (!ct_entries_fit(&t->entries, t->outcome->tuning->session.mechanism, &time))
        return CT_OK;
    err = race(t, t->outcome->root);
    best = err == CT_OK ? best_entry(t) : 0;
    return best > 0 ? race_again(t, best) : err;
}

int ct_root_trial(struct ct_outcome *outcome)
{
    struct trial *t = calloc(1, sizeof *t);
    int err = CT_OK;

    if (t == NULL)
        return ct_diag_memory(outcome->tuning->diag);
    outcome->trial = (struct ct_root_trial){.gain = 1};
    t->outcome = outcome;
    for (t->row = outcome->like->result->nrows - 1; t->row >= 0 && err == CT_OK; t->row -= STRIDE)
        err = try_size(t);
    outcome->trial.is_done = err == CT_OK;
    free(t);
    return err;
}
