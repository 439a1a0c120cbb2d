/*
 * curves_request.h - what every request of a search must be, and a record of
 * what was asked.
 */
#ifndef CT_TESTS_CURVES_REQUEST_H
#define CT_TESTS_CURVES_REQUEST_H

#include "tests/search/curves.h"

static inline uint64_t hash_request(const struct ct_search_request *request)
{
    uint64_t hash = mix(mix(0, (uint64_t)request->space), request->bytes);

    hash = mix(mix(hash, request->stage), (uint64_t)request->rounds);
    hash = mix(mix(hash, request->has_warm_up), request->settles);
    for (int i = 0; i < request->nentries; i++) {
        const struct ct_search_entry *e = &request->entries[i];

        hash = mix(mix(hash, (uint64_t)e->candidate->number), (uint64_t)e->batch);
        hash = mix_setting(hash, &e->candidate->setting);
    }
    return hash;
}

/* The tally of an entry: the slot, or a new one. */
static inline struct tally *tally_of(int space, size_t bytes, int algorithm,
                                     const struct ct_setting *setting)
{
    uint64_t hash = mix(mix(mix(1, (uint64_t)space), bytes), (uint64_t)algorithm);
    struct tally *t;

    hash = mix_setting(hash, setting);
    hash ^= hash >> 29;
    for (;; hash++) {
        t = &seen.tallies[hash % TALLIES];
        if (!t->is_used)
            break;
        if (t->space == space && t->bytes == bytes && t->algorithm == algorithm &&
            is_equal(&t->setting, setting))
            return t;
    }
    cr_assert_lt(seen.ntallies++, TALLIES / 2, "the world is too small");
    *t = (struct tally){.is_used = true,
                        .space = space,
                        .bytes = bytes,
                        .algorithm = algorithm,
                        .setting = *setting};
    return t;
}

/* Whether the setting is one of the algorithm's. */
static inline bool is_setting(const struct made_up *algorithm, const struct ct_setting *setting)
{
    for (int k = 0; k < CT_SEARCH_PARAMS_MAX; k++) {
        const struct made_up_param *p = &algorithm->params[k];
        const int value = setting->values[k];
        bool is_found = k >= algorithm->nparams && value == 0;

        for (int i = 0; k < algorithm->nparams && i < p->nvalues; i++)
            is_found |= value == (p->values == NULL ? i : p->values[i]);
        if (!is_found)
            return false;
    }
    return true;
}

static inline struct failure *failure_of(int space, int algorithm, const struct ct_setting *setting)
{
    for (int i = 0; i < seen.nfailures; i++) {
        struct failure *f = &seen.failures[i];

        if (f->space == space && f->algorithm == algorithm && is_equal(&f->setting, setting))
            return f;
    }
    return NULL;
}

/* What failed is not asked for again: if wrong, at no size; if dropped, at no
   larger size; if it was native, nothing is asked for from that size on. */
static inline void check_not_failed(const struct ct_search_request *request,
                                    const struct ct_search_entry *e)
{
    static const struct ct_setting none;
    const struct failure *native = failure_of(request->space, 0, &none);
    const struct failure *f =
        failure_of(request->space, e->candidate->number, &e->candidate->setting);

    cr_assert(native == NULL || request->bytes < native->bytes,
              "asked for %zu bytes, native failed at %zu", request->bytes, native->bytes);
    cr_assert(f == NULL || (!f->is_wrong && request->bytes < f->bytes),
              "asked for algorithm %d at %zu bytes, failed at %zu", e->candidate->number,
              request->bytes, f->bytes);
}

static inline void check_entry(struct world *w, const struct ct_search_request *request, int i)
{
    const struct ct_search_entry *e = &request->entries[i];
    const struct curves *curves = &w->spaces[request->space];
    struct tally *t;

    cr_assert(e->candidate->number >= 0 && e->candidate->number < curves->nalgorithms);
    cr_assert(is_setting(&curves->algorithms[e->candidate->number], &e->candidate->setting));
    cr_assert(may_use(curves, e->candidate->number, &e->candidate->setting, request->bytes),
              "asked for algorithm %d at %zu bytes", e->candidate->number, request->bytes);
    cr_assert(isfinite(e->expected_s) && e->expected_s >= 0);
    check_not_failed(request, e);
    for (int k = 0; k < i; k++)
        cr_assert(request->entries[k].candidate->number != e->candidate->number ||
                  !is_equal(&request->entries[k].candidate->setting, &e->candidate->setting));
    t = tally_of(request->space, request->bytes, e->candidate->number, &e->candidate->setting);
    cr_assert_eq(e->batch, t->requests, "batch %d after %d requests", e->batch, t->requests);
    t->requests++;
    t->of_stage[request->stage]++;
}

/* Whether an entry gets an untimed call; native's result is not verified. */
static inline bool has_first_call(const struct ct_search_request *request,
                                  const struct ct_search_entry *e)
{
    return request->has_warm_up || (e->batch == 0 && e->candidate->number != 0);
}

static inline void check_request(struct world *w, const struct ct_search_request *request)
{
    bool has_call = request->rounds > 0;

    cr_assert_not(w->is_stopped, "asked after the stop");
    cr_assert(request->space >= 0 && request->space < w->nspaces);
    cr_assert(request->bytes > 0 || w->spaces[request->space].nsizes == 1);
    cr_assert(request->nentries >= 1 && request->nentries <= CT_SEARCH_ENTRIES_MAX);
    cr_assert(request->rounds >= 0 && request->rounds <= CT_SEARCH_ROUNDS_MAX);
    cr_assert(request->stage >= 0 && request->stage < CT_STAGES);
    for (int i = 0; i < request->nentries; i++) {
        check_entry(w, request, i);
        has_call |= has_first_call(request, &request->entries[i]);
    }
    cr_assert(has_call, "a request for nothing");
}

static inline void note_request(struct world *w, const struct ct_search_request *request)
{
    w->trace = mix(w->trace, hash_request(request));
    w->requests++;
    w->space_requests[request->space]++;
    w->stage_requests[request->stage]++;
    w->entries += request->nentries;
}

/* What was asked about an algorithm of space 0. */
struct asked {
    long requests;
    long looks;
    long calls; /* timed */
    int candidates;
    size_t largest;
};

/* At `bytes`; 0: at any size. */
static inline struct asked asked_of(int algorithm, size_t bytes)
{
    struct asked asked = {0};

    for (int i = 0; i < TALLIES; i++) {
        const struct tally *t = &seen.tallies[i];

        if (!t->is_used || t->space != 0 || t->algorithm != algorithm ||
            (bytes != 0 && t->bytes != bytes))
            continue;
        asked.requests += t->requests;
        asked.looks += t->of_stage[CT_STAGE_LOOK];
        asked.calls += t->calls;
        asked.candidates++;
        if (t->bytes > asked.largest)
            asked.largest = t->bytes;
    }
    return asked;
}

/* Keep an answer as the past of later searches. */
static inline void keep(struct kept *kept, const struct ct_search_request *request,
                        const struct ct_search_answer *answers)
{
    struct ct_search_past *past = &kept->answers[kept->n];

    cr_assert_lt(kept->n, KEPT_MAX);
    *past = (struct ct_search_past){.bytes = request->bytes,
                                    .confirms = request->stage == CT_STAGE_CONFIRM,
                                    .n = request->nentries};
    for (int i = 0; i < past->n; i++) {
        past->candidates[i] = request->entries[i].candidate;
        past->answers[i] = answers[i];
        past->answers[i].samples = kept->samples[kept->n][i];
        memcpy(past->answers[i].samples, answers[i].samples,
               (size_t)answers[i].nsamples * sizeof(double));
    }
    kept->n++;
}

static inline bool world_past(void *ctx, int space, int i, struct ct_search_past *past)
{
    const struct world *w = ctx;

    cr_assert_eq(space, 0);
    if (i < w->kept->n)
        *past = w->kept->answers[i];
    return i < w->kept->n;
}

#endif
