/*
 * spans.c - ranges of sizes, and where their candidates apply.
 */
#include "search/spans.h"

#include "base/array.h"
#include "search/gaps.h"

#include <stdint.h>
#include <stdlib.h>

int ct_spans_push(struct ct_spans *spans, size_t from, int candidate)
{
    struct ct_search_span *grown;

    if (spans->n > 0 && spans->at[spans->n - 1].from == from)
        spans->n--;
    if (spans->n > 0 && spans->at[spans->n - 1].candidate == candidate)
        return 0;
    grown = ct_array_grow(spans->at, spans->n, sizeof *grown);
    if (grown == NULL)
        return CT_ERR_MEMORY;
    spans->at = grown;
    spans->at[spans->n++] = (struct ct_search_span){.from = from, .candidate = candidate};
    return 0;
}

size_t ct_spans_last(const struct ct_spans *spans, int i)
{
    return i + 1 < spans->n ? spans->at[i + 1].from - 1 : SIZE_MAX;
}

/* The next size to check after `bytes`, 1/16 further. */
static size_t next_probe(size_t bytes, size_t last)
{
    const size_t step = bytes / 16 + 1;

    return last - bytes <= step ? last : bytes + step;
}

/* The first size after `below` at which the candidate applies or not as it does
   at `above`; it differs at `below`. */
static size_t find_change(const struct ct_measurements *measured, int candidate, size_t below,
                          size_t above)
{
    const bool is_above = ct_measurements_applies(measured, candidate, above);

    while (above - below > 1) {
        const size_t mid = below + (above - below) / 2;

        if (ct_measurements_applies(measured, candidate, mid) == is_above)
            above = mid;
        else
            below = mid;
    }
    return above;
}

static bool applies_to(const struct ct_measurements *measured, int candidate, size_t from,
                       size_t last)
{
    return ct_measurements_applies(measured, candidate, from) &&
           ct_measurements_applies(measured, candidate, last);
}

/*
 * The candidate for the sizes `from` to `last`, where that of range i does not
 * apply: the neighbour's for a few sizes at the end of the range, else native.
 */
static int substitute(const struct ct_state *state, const struct ct_spans *spans, int i,
                      size_t from, size_t last)
{
    const struct ct_measurements *measured = &state->measured;
    int beside = i;

    if (last == SIZE_MAX || !ct_gaps_is_narrow(state->whole->options, from, last + 1))
        return measured->candidates.native;
    if (from == spans->at[i].from && i > 0)
        beside = i - 1;
    else if (last == ct_spans_last(spans, i))
        beside = i + 1;
    return applies_to(measured, spans->at[beside].candidate, from, last)
               ? spans->at[beside].candidate
               : measured->candidates.native;
}

/* Copy range i in pieces, from where it applies to where it does not. */
static int repair(const struct ct_state *state, const struct ct_spans *spans, int i,
                  struct ct_spans *repaired)
{
    const int candidate = spans->at[i].candidate;
    const size_t last = ct_spans_last(spans, i);
    size_t from = spans->at[i].from;
    size_t bytes = from;
    bool applies = ct_measurements_applies(&state->measured, candidate, from);
    int err = 0;

    while (err == CT_OK) {
        const size_t next = next_probe(bytes, last);
        const bool is_end = bytes == last;
        size_t change;

        if (!is_end && ct_measurements_applies(&state->measured, candidate, next) == applies) {
            bytes = next;
            continue;
        }
        change = is_end ? last : find_change(&state->measured, candidate, bytes, next) - 1;
        err = ct_spans_push(repaired, from,
                            applies ? candidate : substitute(state, spans, i, from, change));
        if (is_end)
            break;
        from = bytes = change + 1;
        applies = !applies;
    }
    return err;
}

int ct_spans_repair(const struct ct_state *state, const struct ct_spans *spans,
                    struct ct_spans *repaired)
{
    int err = 0;

    for (int i = 0; err == CT_OK && i < spans->n; i++)
        err = repair(state, spans, i, repaired);
    return err;
}
