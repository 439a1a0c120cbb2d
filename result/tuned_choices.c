/*
 * tuned_choices.c - each choice of a collective is in the table once.
 */
#include "result/tuned_choices.h"

#include <inttypes.h>
#include <string.h>

/* The first choice of the collective that is this one; NULL: none is. */
static const struct ct_result_range *first_such(const struct ct_result_collective *own,
                                                const struct ct_result_range *choice)
{
    const struct ct_result_range *such;

    for (int i = 0; (such = ct_result_choice(own, i)) != NULL; i++) {
        if (ct_result_is_same(such, choice))
            return such;
    }
    return NULL;
}

/* Choices as the table has them: of one kind after the other. All zero: before
   the first. */
struct walk {
    int kind;
    int collective;
    int next;
    const struct ct_result_range *choice;
};

/* Go to the next one that is neither native nor in the table already. */
static bool go_on(struct walk *walk, const struct ct_result *result)
{
    while (walk->kind < CT_CHOICES_KINDS) {
        const struct ct_result_collective *own = &result->collectives[walk->collective];

        walk->choice = walk->collective == result->ncollectives
                           ? NULL
                           : ct_result_choice_of(own, (enum ct_choices)walk->kind, walk->next);
        walk->next++;
        if (walk->choice != NULL) {
            if (!ct_result_is_native(walk->choice->algorithm, walk->choice->setting) &&
                first_such(own, walk->choice) == walk->choice)
                return true;
            continue;
        }
        walk->next = 0;
        if (walk->collective++ == result->ncollectives) {
            walk->collective = 0;
            walk->kind++;
        }
    }
    return false;
}

int ct_tuned_entry(const struct ct_result *result, const struct ct_result_collective *own,
                   const struct ct_result_range *choice)
{
    const struct ct_result_range *first =
        first_such(ct_result_find_collective(result, own->name), choice); /* no view */
    struct walk walk = {.kind = 0};
    int entry = 1;

    if (ct_result_is_native(choice->algorithm, choice->setting))
        return 0;
    while (go_on(&walk, result) && walk.choice != first)
        entry++;
    return entry;
}

/* Of the parameters, as many values as the text has words for; then the order. */
static void add_values(struct ct_text *text, const struct ct_result_range *range)
{
    const enum ct_order order = ct_setting_order(&range->values);
    int n = order == CT_AS_IS ? 1 : 0;

    for (const char *at = range->setting; (at = strchr(at, ' ')) != NULL; at++)
        n++;
    ct_text_add(text, "{{");
    for (int i = 0; i < n; i++)
        ct_text_add(text, "%s%d", i == 0 ? "" : ", ", range->values.values[i]);
    if (order != CT_AS_IS)
        ct_text_add(text, "%s[CT_SETTING_ORDER] = %s", n == 0 ? "" : ", ", ct_order_symbols[order]);
    ct_text_add(text, "}}");
}

static void add_choice(struct ct_text *text, const struct ct_result_range *range)
{
    const bool calls_mpi = ct_result_calls_mpi(range->algorithm);

    ct_text_add(text, "    {\n");
    if (!calls_mpi)
        ct_text_add(text, "        .algorithm = &%s,\n", range->algorithm);
    if (range->setting[0] != '\0') {
        ct_text_add(text, "        /* %s */\n        .setting = ", range->setting);
        add_values(text, range);
        ct_text_add(text, ",\n");
    }
    if (!calls_mpi)
        ct_text_add(text, "        .fingerprint = UINT64_C(0x%016" PRIx64 "),\n",
                    range->fingerprint);
    ct_text_add(text, "    },\n");
}

void ct_tuned_choices_add(struct ct_text *text, const struct ct_result *result)
{
    struct walk walk = {.kind = 0};

    ct_text_add(text, "\n/* Algorithms with their settings, and fingerprints of the "
                      "schedules that were\n * measured; the first is the MPI "
                      "library's own collective. */\n"
                      "static const struct ct_choice choices[] = {\n"
                      "    {\n        .algorithm = NULL,\n    },\n");
    while (go_on(&walk, result))
        add_choice(text, walk.choice);
    ct_text_add(text, "};\n");
}
