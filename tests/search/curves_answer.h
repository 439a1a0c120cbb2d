/*
 * curves_answer.h - how a world answers a request.
 */
#ifndef CT_TESTS_CURVES_ANSWER_H
#define CT_TESTS_CURVES_ANSWER_H

#include "tests/search/curves_request.h"

/* Let time pass; a call's seconds. */
static inline double call(struct world *w, double mean_s)
{
    double s = mean_s * exp(w->noise.sample * normal(&w->random));

    s *= 1 + w->noise.drift * sin(TWO_PI * w->seconds / 3);
    if (uniform(&w->random) < w->noise.stalls)
        s *= 10;
    s *= w->machine;
    w->seconds += s + BARRIER_S;
    return w->tick_s > 0 ? w->tick_s * floor(s / w->tick_s) : s;
}

/* What an entry's calls take in the mean in this request. */
static inline double mean_of(struct world *w, const struct ct_search_request *request,
                             const struct ct_search_entry *e)
{
    uint64_t own = mix_setting(mix(mix(w->seed, request->bytes),
                                   (uint64_t)e->candidate->number * 31 + (uint64_t)request->space),
                               &e->candidate->setting);
    const double truth = w->spaces[request->space].cost(
        e->candidate->number, e->candidate->setting.values, (double)request->bytes);

    next_random(&own);
    return truth * exp(w->noise.shift * normal(&own) + w->noise.own * normal(&w->random));
}

static inline void note_failure(const struct ct_search_request *request,
                                const struct ct_search_entry *e, bool is_wrong)
{
    struct failure *f = failure_of(request->space, e->candidate->number, &e->candidate->setting);

    if (f == NULL) {
        cr_assert_lt(seen.nfailures, FAILURES);
        f = &seen.failures[seen.nfailures++];
    }
    *f = (struct failure){request->space, e->candidate->number, e->candidate->setting,
                          request->bytes, is_wrong};
}

/* The outcomes, and the untimed first calls. */
static inline void warm_up(struct world *w, const struct ct_search_request *request,
                           struct ct_search_answer *answers)
{
    const struct curves *curves = &w->spaces[request->space];

    for (int i = 0; i < request->nentries; i++) {
        const struct ct_search_entry *e = &request->entries[i];

        answers[i].outcome =
            curves->fails == NULL
                ? CT_TIMED
                : curves->fails(e->candidate->number, e->candidate->setting.values, request->bytes);
        answers[i].nsamples = 0;
        answers[i].warm_s = 0;
        if (answers[i].outcome == CT_TIMED && has_first_call(request, e))
            answers[i].warm_s = call(w, 1.1 * mean_of(w, request, e));
    }
}

static inline double cold_of(const struct curves *curves, const struct ct_search_entry *e)
{
    return curves->cold == NULL ? 0 : curves->cold(e->candidate->number);
}

static inline void play_rounds(struct world *w, const struct ct_search_request *request,
                               struct ct_search_answer *answers)
{
    const int n = request->nentries;
    const int nrounds =
        w->at_most > 0 && w->at_most < request->rounds ? w->at_most : request->rounds;
    double means[CT_SEARCH_ENTRIES_MAX];
    int last = -1;

    for (int i = 0; i < n; i++)
        means[i] = mean_of(w, request, &request->entries[i]);
    for (int k = 0; k < n * nrounds; k++) {
        const int i = k / n % 2 == 0 ? k % n : n - 1 - k % n;

        if (answers[i].outcome != CT_TIMED)
            continue;
        if (request->settles)
            call(w, means[i]);
        answers[i].samples[answers[i].nsamples++] =
            call(w, means[i] + (last == i || request->settles
                                    ? 0
                                    : cold_of(&w->spaces[request->space], &request->entries[i])));
        last = i;
    }
}

/* Take the answer from the journal, if it has more. */
static inline bool recall(struct world *w, const struct ct_search_request *request,
                          struct ct_search_answer *answers)
{
    const struct recorded *r;

    if (w->journal == NULL || w->requests > w->journal->n)
        return false;
    r = &w->journal->answers[w->requests - 1];
    cr_assert_eq(r->request, hash_request(request), "request %ld differs from the journal",
                 w->requests);
    for (int i = 0; i < request->nentries; i++) {
        answers[i].outcome = r->outcomes[i];
        answers[i].warm_s = r->warm_s[i];
        answers[i].nsamples = r->nsamples[i];
        memcpy(answers[i].samples, r->samples[i], (size_t)r->nsamples[i] * sizeof(double));
    }
    w->random = r->random;
    w->seconds = r->seconds;
    return true;
}

static inline void record(struct world *w, const struct ct_search_request *request,
                          const struct ct_search_answer *answers)
{
    struct recorded *r;

    if (w->journal == NULL)
        return;
    cr_assert_lt(w->journal->n, RECORDED_MAX);
    r = &w->journal->answers[w->journal->n++];
    r->request = hash_request(request);
    for (int i = 0; i < request->nentries; i++) {
        r->outcomes[i] = answers[i].outcome;
        r->warm_s[i] = answers[i].warm_s;
        r->nsamples[i] = answers[i].nsamples;
        memcpy(r->samples[i], answers[i].samples, (size_t)r->nsamples[i] * sizeof(double));
    }
    r->random = w->random;
    r->seconds = w->seconds;
}

/* Keep the samples of an entry that was confirmed, and of native; NULL: it was alone. */
static inline void note_confirmation(const struct ct_search_request *request,
                                     const struct ct_search_entry *e,
                                     const struct ct_search_answer *own,
                                     const struct ct_search_answer *native)
{
    const size_t size = (size_t)own->nsamples * sizeof(double);
    struct confirmation *c = &seen.confirmations[seen.nconfirmations];

    cr_assert_lt(seen.nconfirmations++, CONFIRMATIONS);
    c->space = request->space;
    c->bytes = request->bytes;
    c->algorithm = e->candidate->number;
    c->setting = e->candidate->setting;
    c->is_alone = native == NULL;
    c->nsamples = own->nsamples;
    memcpy(c->samples, own->samples, size);
    if (native != NULL)
        memcpy(c->native, native->samples, size);
}

static inline void note_confirmations(const struct ct_search_request *request,
                                      const struct ct_search_answer *answers)
{
    int native = -1;

    for (int i = 0; i < request->nentries; i++) {
        if (request->entries[i].candidate->number == 0)
            native = i;
    }
    cr_assert(native >= 0 || request->nentries == 1, "confirmed without native");
    for (int i = 0; i < request->nentries; i++) {
        if (i != native && answers[i].outcome == CT_TIMED &&
            (native < 0 || answers[native].outcome == CT_TIMED))
            note_confirmation(request, &request->entries[i], &answers[i],
                              native < 0 ? NULL : &answers[native]);
    }
}

static inline void note_answers(struct world *w, const struct ct_search_request *request,
                                const struct ct_search_answer *answers)
{
    for (int i = 0; i < request->nentries; i++) {
        const struct ct_search_entry *e = &request->entries[i];

        w->calls += answers[i].nsamples;
        tally_of(request->space, request->bytes, e->candidate->number, &e->candidate->setting)
            ->calls += answers[i].nsamples;
        if (answers[i].outcome != CT_TIMED)
            note_failure(request, e, answers[i].outcome == CT_WRONG);
    }
    if (request->stage == CT_STAGE_CONFIRM)
        note_confirmations(request, answers);
}

static inline int world_time(void *ctx, const struct ct_search_request *request,
                             struct ct_search_answer *answers)
{
    struct world *w = ctx;

    check_request(w, request);
    note_request(w, request);
    if (w->answer != 0)
        return w->answer;
    if (w->requests == w->stop_at || (w->stop_s > 0 && w->seconds >= w->stop_s)) {
        w->is_stopped = true;
        return CT_STOPPED;
    }
    if (!recall(w, request, answers)) {
        w->seconds += OVERHEAD_S;
        w->machine = exp(w->noise.batch * normal(&w->random));
        warm_up(w, request, answers);
        play_rounds(w, request, answers);
        record(w, request, answers);
    }
    if (w->kept != NULL)
        keep(w->kept, request, answers);
    note_answers(w, request, answers);
    return 0;
}

static inline bool world_applies(void *ctx, const struct ct_candidate *candidate, size_t bytes)
{
    const struct curves *curves = ctx;

    cr_assert_neq(candidate->number, 0, "native always applies");
    return curves->may(candidate->number, candidate->setting.values, bytes);
}

static inline double world_bound(void *ctx, const struct ct_candidate *candidate, size_t bytes)
{
    const struct curves *curves = ctx;

    cr_assert_neq(candidate->number, 0, "nothing is known of native");
    return curves->bound(candidate->number, candidate->setting.values, (double)bytes);
}

static inline double world_limit(void *ctx, size_t bytes)
{
    const struct curves *curves = ctx;

    return curves->limit((double)bytes);
}

static inline void world_progress(void *ctx, const struct ct_search_progress *progress)
{
    struct world *w = ctx;
    const struct ct_search_progress *last = &w->progress;

    cr_assert_not_null(progress->request);
    cr_assert(progress->ncells == last->ncells || last->ncells == 0);
    cr_assert(progress->ndecided >= 0 && progress->ndecided <= progress->ncells);
    cr_assert_geq(progress->done_s, last->done_s);
    cr_assert(isfinite(progress->left_s) && progress->left_s >= 0);
    w->progress = *progress;
}

static inline bool world_native_is_wrong(void *ctx, size_t bytes)
{
    const struct curves *curves = ctx;

    return curves->native_is_wrong(bytes);
}

/* The candidates and algorithms of a space as the search sees them. A
   candidate's number is its algorithm's. */
#define AS_SEARCHED_MAX 1024
#define ALGORITHMS_MAX 64
static struct as_searched {
    struct ct_search_algorithm algorithms[ALGORITHMS_MAX];
    struct ct_candidate candidates[AS_SEARCHED_MAX];
    const struct ct_candidate *list[AS_SEARCHED_MAX];
    bool is_learned[AS_SEARCHED_MAX];
} as_searched[SPACES_MAX];

static inline void make_searched(const struct curves *curves, struct as_searched *made)
{
    int n = 0;

    cr_assert_leq(curves->nalgorithms, ALGORITHMS_MAX);
    for (int a = 0; a < curves->nalgorithms; a++) {
        const struct made_up *from = &curves->algorithms[a];
        const long count = /* too many are refused */
            from->nparams > CT_SEARCH_PARAMS_MAX ? 0 : setting_count(from);

        made->algorithms[a] =
            (struct ct_search_algorithm){from->name, from->is_native, from->nparams, {{0}}};
        for (int k = 0; k < from->nparams && k < CT_SEARCH_PARAMS_MAX; k++)
            made->algorithms[a].params[k] =
                (struct ct_search_param){from->params[k].nvalues, from->params[k].is_ordered};
        for (long k = 0; k < count && n < AS_SEARCHED_MAX; k++, n++) {
            made->candidates[n] =
                (struct ct_candidate){.number = a, .setting = setting_at(from, k)};
            made->list[n] = &made->candidates[n];
        }
    }
}

/* The true cost, off by as much at all sizes, and all candidates alike by a third. */
static inline bool world_predict(void *ctx, const struct ct_candidate *candidate, size_t bytes,
                                 struct ct_search_prediction *prediction)
{
    const struct curves *curves = ctx;
    const double off = curves->off == 0 ? PREDICTED_OFF : curves->off;
    const bool is_learned = curves->is_learned[candidate - curves->candidates];
    uint64_t random = mix_setting(mix(1, (uint64_t)candidate->number), &candidate->setting);

    prediction->seconds = 1.3 * exp((is_learned ? off / 4 : off) * normal(&random)) *
                          curves->cost(candidate->number, candidate->setting.values, (double)bytes);
    if (curves->wrong != NULL)
        prediction->seconds *=
            curves->wrong(candidate->number, candidate->setting.values, (double)bytes);
    prediction->error = is_learned ? off / 2 : 1.5 * off;
    return true;
}

static inline int world_learn(void *ctx, int space, const struct ct_search_timed *timed, int n)
{
    const struct curves *curves = &((const struct world *)ctx)->spaces[space];

    for (int i = 0; i < n; i++)
        curves->is_learned[timed[i].candidate - curves->candidates] = true;
    return CT_OK;
}

static inline struct ct_space world_space(struct curves *curves, struct as_searched *made)
{
    make_searched(curves, made);
    memset(made->is_learned, 0, sizeof made->is_learned);
    curves->candidates = made->candidates;
    curves->is_learned = made->is_learned;
    return (struct ct_space){
        .name = "collective",
        .nalgorithms = curves->nalgorithms,
        .algorithms = made->algorithms,
        .candidates = made->list,
        .nsizes = curves->nsizes,
        .sizes = curves->sizes,
        .sister = curves->sister,
        .predict = curves->off < 0 ? NULL : world_predict,
        .ctx = curves,
        .applies = curves->may == NULL ? NULL : world_applies,
        .bound = curves->bound == NULL ? NULL : world_bound,
        .limit = curves->limit == NULL ? NULL : world_limit,
        .is_native_wrong = curves->native_is_wrong == NULL ? NULL : world_native_is_wrong,
    };
}

/* Forget the last run. */
static inline void world_reset(struct world *w)
{
    memset(seen.tallies, 0, sizeof seen.tallies);
    seen.ntallies = seen.nconfirmations = seen.nfailures = 0;
    memset(w->space_requests, 0, sizeof w->space_requests);
    memset(w->stage_requests, 0, sizeof w->stage_requests);
    w->random = w->seed;
    w->is_stopped = false;
    w->requests = w->entries = w->calls = 0;
    w->seconds = 0;
    w->trace = 0;
    w->progress = (struct ct_search_progress){.request = NULL};
}

/* Run the search as it is; what it returned. */
static inline int world_search(struct world *w, struct ct_search_result **results,
                               struct ct_diag *diag)
{
    struct ct_space spaces[SPACES_MAX];
    const struct ct_search search = {.nspaces = w->nspaces,
                                     .spaces = spaces,
                                     .ctx = w,
                                     .time = world_time,
                                     .past = w->kept == NULL ? NULL : world_past,
                                     .learn = world_learn,
                                     .progress = world_progress};

    for (int i = 0; i < w->nspaces; i++)
        spaces[i] = world_space(&w->spaces[i], &as_searched[i]);
    world_reset(w);
    return ct_search_run(&search, w->options, results, diag);
}

#endif
