/*
 * tuned_choices.c - which range has which entry: each choice is there once.
 */
#include "result/tuned_choices.h"

#include <inttypes.h>
#include <string.h>

static bool is_same(const struct ct_result_range *a,
                    const struct ct_result_range *b)
{
    return strcmp(a->algorithm, b->algorithm) == 0 &&
           strcmp(a->setting, b->setting) == 0;
}

/* The first of n ranges that makes the same choice; NULL: none does. */
static const struct ct_result_range *
find_such(const struct ct_result_range *ranges, int n,
          const struct ct_result_range *range)
{
    for (int i = 0; i < n; i++) {
        if (is_same(&ranges[i], range))
            return &ranges[i];
    }
    return NULL;
}

static const struct ct_result_range *
first_such(const struct ct_result_collective *own,
           const struct ct_result_range *range)
{
    return find_such(own->ranges, own->nranges, range);
}

/* Whether it makes a choice, besides native, that no earlier one makes. */
static bool is_new(const struct ct_result_collective *own,
                   const struct ct_result_range *range)
{
    return !ct_result_is_native(range->algorithm, range->setting) &&
           first_such(own, range) == range;
}

/* Has the pattern a choice in the table that no other pattern has? */
static bool has_entry(const struct ct_result_pattern *pattern)
{
    return ct_result_is_timed(pattern) &&
           !ct_result_is_native(pattern->choice.algorithm,
                                pattern->choice.setting);
}

/* The first entry of patterns, after those of ranges. */
static int first_of_patterns(const struct ct_result *result)
{
    int entry = 1;

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nranges; i++)
            entry += is_new(own, &own->ranges[i]);
    }
    return entry;
}

/* The first entry of classes of roots, after those of patterns. */
static int first_of_roots(const struct ct_result *result)
{
    int entry = first_of_patterns(result);

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->npatterns; i++)
            entry += has_entry(&own->patterns[i]);
    }
    return entry;
}

/* Whether no range, and no earlier one of a class of roots, makes the choice of
   this one of such a class. */
static bool is_new_root(const struct ct_result_collective *own,
                        const struct ct_result_range *range)
{
    return !ct_result_is_native(range->algorithm, range->setting) &&
           first_such(own, range) == NULL &&
           find_such(own->root_ranges, own->nroot_ranges, range) == range;
}

/* The entry of what only classes of roots choose. */
static int root_entry(const struct ct_result *result,
                      const struct ct_result_collective *own,
                      const struct ct_result_range *range)
{
    const struct ct_result_range *first =
        find_such(own->root_ranges, own->nroot_ranges, range);
    int entry = first_of_roots(result);

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *other = &result->collectives[c];

        for (int i = 0; i < other->nroot_ranges; i++) {
            if (&other->root_ranges[i] == first)
                return entry;
            entry += is_new_root(other, &other->root_ranges[i]);
        }
    }
    return 0;
}

/* Whether no range, with whatever root, and no earlier rival is this one. */
static bool is_new_rival(const struct ct_result_collective *own,
                         const struct ct_result_range *rival)
{
    return !ct_result_is_native(rival->algorithm, rival->setting) &&
           first_such(own, rival) == NULL &&
           find_such(own->root_ranges, own->nroot_ranges, rival) == NULL &&
           find_such(own->rivals, own->nrivals, rival) == rival;
}

/* The entry of what is nothing but a rival. */
static int rival_entry(const struct ct_result *result,
                       const struct ct_result_collective *own,
                       const struct ct_result_range *rival)
{
    const struct ct_result_range *first =
        find_such(own->rivals, own->nrivals, rival);
    int entry = first_of_roots(result);

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *other = &result->collectives[c];

        for (int i = 0; i < other->nroot_ranges; i++)
            entry += is_new_root(other, &other->root_ranges[i]);
    }
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *other = &result->collectives[c];

        for (int i = 0; i < other->nrivals; i++) {
            if (&other->rivals[i] == first)
                return entry;
            entry += is_new_rival(other, &other->rivals[i]);
        }
    }
    return 0;
}

int ct_tuned_entry(const struct ct_result *result,
                   const struct ct_result_collective *own,
                   const struct ct_result_range *range)
{
    const struct ct_result_range *first;
    int entry = 0;

    own = ct_result_find_collective(result, own->name); /* not a view of it */
    first = first_such(own, range);
    if (ct_result_is_native(range->algorithm, range->setting))
        return 0;
    if (first == NULL &&
        find_such(own->root_ranges, own->nroot_ranges, range) != NULL)
        return root_entry(result, own, range);
    if (first == NULL)
        return rival_entry(result, own, range);
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *other = &result->collectives[c];

        for (int i = 0; i < other->nranges; i++) {
            entry += is_new(other, &other->ranges[i]);
            if (&other->ranges[i] == first)
                return entry;
        }
    }
    return 0;
}

int ct_tuned_pattern_entry(const struct ct_result *result,
                           const struct ct_result_collective *own,
                           const struct ct_result_pattern *pattern)
{
    const struct ct_result_pattern *timed =
        ct_result_is_timed(pattern)
            ? pattern
            : ct_result_find_pattern(own, pattern->same_as);
    int entry = first_of_patterns(result);

    if (!has_entry(timed))
        return 0;
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *other = &result->collectives[c];

        for (int i = 0; i < other->npatterns; i++) {
            if (&other->patterns[i] == timed)
                return entry;
            entry += has_entry(&other->patterns[i]);
        }
    }
    return 0;
}

/* Of the parameters, as many values as the text has words for; then the order. */
static void add_values(struct ct_text *text,
                       const struct ct_result_range *range)
{
    const enum ct_order order = ct_setting_order(&range->values);
    int n = order == CT_AS_IS ? 1 : 0;

    for (const char *at = range->setting; (at = strchr(at, ' ')) != NULL; at++)
        n++;
    ct_text_add(text, "{{");
    for (int i = 0; i < n; i++)
        ct_text_add(text, "%s%d", i == 0 ? "" : ", ", range->values.values[i]);
    if (order != CT_AS_IS)
        ct_text_add(text, "%s[CT_SETTING_ORDER] = %s", n == 0 ? "" : ", ",
                    ct_order_symbols[order]);
    ct_text_add(text, "}}");
}

static void add_choice(struct ct_text *text,
                       const struct ct_result_range *range)
{
    const bool calls_mpi = ct_result_calls_mpi(range->algorithm);

    ct_text_add(text, "    {\n");
    if (!calls_mpi)
        ct_text_add(text, "        .algorithm = &%s,\n", range->algorithm);
    if (range->setting[0] != '\0') {
        ct_text_add(text,
                    "        /* %s */\n        .setting = ", range->setting);
        add_values(text, range);
        ct_text_add(text, ",\n");
    }
    if (!calls_mpi)
        ct_text_add(text,
                    "        .fingerprint = UINT64_C(0x%016" PRIx64 "),\n",
                    range->fingerprint);
    ct_text_add(text, "    },\n");
}

void ct_tuned_choices_add(struct ct_text *text, const struct ct_result *result)
{
    ct_text_add(text,
                "\n/* Algorithms with their settings, and fingerprints of the "
                "schedules that were\n * measured; the first is the MPI "
                "library's own collective. */\n"
                "static const struct ct_choice choices[] = {\n"
                "    {\n        .algorithm = NULL,\n    },\n");
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nranges; i++) {
            if (is_new(own, &own->ranges[i]))
                add_choice(text, &own->ranges[i]);
        }
    }
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->npatterns; i++) {
            if (has_entry(&own->patterns[i]))
                add_choice(text, &own->patterns[i].choice);
        }
    }
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nroot_ranges; i++) {
            if (is_new_root(own, &own->root_ranges[i]))
                add_choice(text, &own->root_ranges[i]);
        }
    }
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nrivals; i++) {
            if (is_new_rival(own, &own->rivals[i]))
                add_choice(text, &own->rivals[i]);
        }
    }
    ct_text_add(text, "};\n");
}
