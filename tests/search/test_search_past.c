/*
 * test_search_past.c - decisions by all that was ever measured, when nothing more can be.
 */
#include "tests/search/bruck_ring.h"

static struct kept whole, some;

static void copy(const struct kept *from, int number, struct kept *to)
{
    struct ct_search_past *past = &to->answers[to->n];

    *past = from->answers[number];
    for (int i = 0; i < past->n; i++) {
        memcpy(to->samples[to->n][i], from->samples[number][i], sizeof to->samples[0][0]);
        past->answers[i].samples = to->samples[to->n][i];
    }
    to->n++;
}

/* The first answers of a search, by size in the order of a random number. */
static void shuffle(const struct kept *from, int n, uint64_t random, struct kept *to)
{
    bool is_taken[KEPT_MAX] = {false};
    int nleft = n;

    to->n = 0;
    while (nleft > 0) {
        int first = (int)(next_random(&random) % (uint64_t)n);

        while (is_taken[first])
            first = (first + 1) % n;
        for (int i = 0; i < n; i++) {
            if (is_taken[i] || from->answers[i].bytes != from->answers[first].bytes)
                continue;
            copy(from, i, to);
            is_taken[i] = true;
            nleft--;
        }
    }
}

static bool has_timed(const struct kept *kept, size_t bytes, bool is_native)
{
    for (int i = 0; i < kept->n; i++) {
        const struct ct_search_past *past = &kept->answers[i];

        for (int k = 0; k < past->n; k++) {
            if (past->bytes == bytes && (past->candidates[k]->number == 0) == is_native &&
                past->answers[k].nsamples > 0)
                return true;
        }
    }
    return false;
}

/* Decide by what is kept; no request is answered. The caller's: ct_search_result_free. */
static struct ct_search_result *decide(uint64_t seed, struct kept *kept)
{
    struct world world = bruck_ring_world(seed);
    struct ct_search_result *result;
    struct ct_diag diag;

    world.kept = kept;
    world.stop_at = 1;
    cr_assert_eq(world_search(&world, &result, &diag), 0);
    return result;
}

static void check_measured(const struct kept *kept, const struct ct_search_result *result)
{
    for (int i = 0; i < result->nrows; i++) {
        const struct ct_figures *f = &result->rows[i].figures;

        if (has_timed(kept, f->bytes, true) && has_timed(kept, f->bytes, false))
            cr_expect(f->basis == CT_BASIS_NATIVE || f->basis == CT_BASIS_CONFIRMED ||
                          f->basis == CT_BASIS_FIRST_LOOK || f->basis == CT_BASIS_PREDICTED,
                      "%zu bytes are undecided", f->bytes);
    }
}

Test(search_past, confirms_what_was_confirmed_in_any_order)
{
    for (uint64_t seed = 1; seed <= 4; seed++) {
        struct world world = bruck_ring_world(seed);
        struct ct_search_result *searched, *decided;

        whole.n = 0;
        world.kept = &whole;
        searched = run_world(&world);
        shuffle(&whole, whole.n, seed, &some);
        decided = decide(seed, &some);
        cr_assert_eq(decided->nrows, searched->nrows);
        for (int i = 0; i < searched->nrows; i++) {
            const struct ct_size_row *a = &searched->rows[i], *b = &decided->rows[i];

            cr_expect(a->figures.basis != CT_BASIS_CONFIRMED ||
                          (b->figures.basis == CT_BASIS_CONFIRMED &&
                           a->candidate->number == b->candidate->number),
                      "seed %d, %zu bytes: %d by %d, then %d by %d", (int)seed, a->figures.bytes,
                      a->candidate->number, (int)a->figures.basis, b->candidate->number,
                      (int)b->figures.basis);
        }
        check_measured(&some, decided);
        ct_search_result_free(decided);
    }
}

Test(search_past, leaves_no_measured_size_undecided_wherever_it_ends)
{
    struct world world = bruck_ring_world(7);

    whole.n = 0;
    world.kept = &whole;
    run_world(&world);
    for (int n = 1; n < whole.n; n += whole.n / 25 + 1) {
        struct ct_search_result *decided;

        shuffle(&whole, n, (uint64_t)n, &some);
        decided = decide(7, &some);
        check_measured(&some, decided);
        cr_expect_leq(worst_of_native(&world.spaces[0], decided), 1.05, "the first %d", n);
        ct_search_result_free(decided);
    }
}
