/*
 * test_search_stall.c - calls that were stalled, and other programs on the
 * hosts.
 */
#include "repo/candidate.h"
#include "search/search.h"

#include <criterion/criterion.h>
#include <string.h>

static const size_t sizes[] = {1024};
static const struct ct_search_algorithm algorithms[] = {{.name = "native", .is_native = true},
                                                        {.name = "rival"}};
static const struct ct_candidate native = {.number = 0}, rival = {.number = 1};
static const struct ct_candidate *const candidates[] = {&native, &rival};
static const struct ct_space space = {.name = "space",
                                      .nalgorithms = 2,
                                      .nsizes = 1,
                                      .algorithms = algorithms,
                                      .candidates = candidates,
                                      .sizes = sizes};

/* Native takes 100 us. */
struct machine {
    double gain; /* the rival is so many times as fast */
    bool is_disturbed;
    int stalled;    /* of native's first samples */
    int stop_after; /* requests; 0: never */
    int nrequests;
    int nstalled;
};

static double cost(struct machine *m, int algorithm)
{
    if (algorithm == 1)
        return 100e-6 / m->gain;
    if (m->nstalled == m->stalled)
        return 100e-6;
    m->nstalled++;
    return 1.0;
}

static int answer(void *ctx, const struct ct_search_request *request,
                  struct ct_search_answer *answers)
{
    struct machine *m = ctx;

    if (m->stop_after > 0 && m->nrequests == m->stop_after)
        return CT_STOPPED;
    m->nrequests++;
    for (int i = 0; i < request->nentries; i++) {
        const struct ct_search_entry *e = &request->entries[i];
        const int algorithm = e->candidate->number;

        answers[i].outcome = CT_TIMED;
        answers[i].is_disturbed = m->is_disturbed;
        answers[i].nsamples = request->rounds;
        if (request->has_warm_up || (algorithm == 1 && e->batch == 0))
            answers[i].warm_s = 100e-6 / m->gain;
        for (int k = 0; k < request->rounds; k++)
            answers[i].samples[k] = cost(m, algorithm) * (1 + 1e-3 * ((k + i) % 3));
    }
    return CT_OK;
}

static struct ct_search_result *search(struct machine *m)
{
    const struct ct_search all = {.nspaces = 1, .spaces = &space, .ctx = m, .time = answer};
    struct ct_search_result *result = NULL;

    cr_assert_eq(ct_search_run(&all, NULL, &result, NULL), CT_OK);
    cr_assert_eq(result->nrows, 1);
    return result;
}

static void expect_choice(struct machine m, int algorithm)
{
    struct ct_search_result *result = search(&m);
    const struct ct_size_row *row = &result->rows[0];

    cr_expect_eq(row->candidate->number, algorithm, "gain %g: %d", m.gain, row->candidate->number);
    cr_expect_eq(row->figures.is_disturbed, m.is_disturbed && row->figures.nsamples > 0);
    ct_search_result_free(result);
}

Test(search_stall, a_small_gain_is_not_believed_on_a_busy_host)
{
    expect_choice((struct machine){.gain = 1.06}, 1);
    expect_choice((struct machine){.gain = 1.06, .is_disturbed = true}, 0);
    expect_choice((struct machine){.gain = 1.3, .is_disturbed = true}, 1);
}

Test(search_stall, first_calls_on_a_busy_host_must_gain_more)
{
    expect_choice((struct machine){.gain = 1.6, .stop_after = 2}, 1);
    expect_choice((struct machine){.gain = 1.6, .stop_after = 2, .is_disturbed = true}, 0);
    expect_choice((struct machine){.gain = 3, .stop_after = 2, .is_disturbed = true}, 1);
}

/* Native's first calls took 10,000 times as long, and then it was stopped. */
Test(search_stall, of_native_gains_nothing)
{
    expect_choice((struct machine){.gain = 0.9, .stalled = 2, .stop_after = 2}, 0);
}

Test(search_stall, is_counted_and_is_no_figure)
{
    struct machine m = {.gain = 2, .stalled = 2, .stop_after = 2};
    struct ct_search_result *result = search(&m);
    const struct ct_figures *f = &result->rows[0].figures;

    cr_expect_eq(result->rows[0].candidate->number, 1);
    cr_expect_eq(f->basis, CT_BASIS_FIRST_LOOK);
    cr_expect_lt(f->native_s, 110e-6, "%g", f->native_s);
    cr_expect_eq(f->native_nstalls, 2);
    cr_expect_eq(f->nstalls, 0);
    ct_search_result_free(result);
}

/* In a whole search, too. */
Test(search_stall, some_stalls_do_not_decide)
{
    for (int stalled = 1; stalled <= 4; stalled++) {
        expect_choice((struct machine){.gain = 0.95, .stalled = stalled}, 0);
        expect_choice((struct machine){.gain = 1.1, .stalled = stalled}, 1);
    }
}
