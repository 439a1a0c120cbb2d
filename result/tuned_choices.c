/*
 * tuned_choices.c - each choice of a collective is in the table once.
 */
#include "result/tuned_choices.h"

#include "base/array.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

struct ct_tuned_entry {
    const struct ct_result_collective *own;
    const struct ct_result_range *range; /* the first that has the choice */
};

static bool is_predicted(const struct ct_result_range *range)
{
    return range->figures.basis == CT_RESULT_PREDICTED;
}

/* True unless the slow end of what is predicted is below the fast end of native, whose interval is
   taken to be as wide. */
static bool is_doubted(const struct ct_result_range *range)
{
    const struct ct_result_time *choice = &range->figures.predicted;

    return is_predicted(range) &&
           choice->high_s * choice->seconds >= range->figures.predicted_native_s * choice->low_s;
}

int ct_tuned_choices_number(const struct ct_tuned_choices *choices,
                            const struct ct_result_collective *own,
                            const struct ct_result_range *range)
{
    int i = 0;

    if (ct_result_is_native(range->choice.algorithm, range->choice.setting))
        return 0;
    while (i < choices->n &&
           (choices->entries[i].own != own ||
            is_predicted(choices->entries[i].range) != is_predicted(range) ||
            is_doubted(choices->entries[i].range) != is_doubted(range) ||
            !ct_result_is_same(&choices->entries[i].range->choice, &range->choice)))
        i++;
    return i + 1;
}

/* Add its choice if it is not there. */
static int enter(struct ct_tuned_choices *choices, const struct ct_result_collective *own,
                 const struct ct_result_range *range)
{
    struct ct_tuned_entry *grown;

    if (ct_tuned_choices_number(choices, own, range) <= choices->n)
        return CT_OK;
    grown = ct_array_grow(choices->entries, choices->n, sizeof *grown);
    if (grown == NULL)
        return CT_ERR_MEMORY;
    choices->entries = grown;
    grown[choices->n++] = (struct ct_tuned_entry){own, range};
    return CT_OK;
}

static int enter_ranges(struct ct_tuned_choices *choices, const struct ct_result_collective *own,
                        const struct ct_result_case *of)
{
    int err = CT_OK;

    for (int i = 0; i < of->nranges && err == CT_OK; i++)
        err = enter(choices, own, &of->ranges[i]);
    return err;
}

int ct_tuned_choices_init(struct ct_tuned_choices *choices, const struct ct_result *result)
{
    int err = CT_OK;

    *choices = (struct ct_tuned_choices){.n = 0};
    for (int c = 0; c < result->ncollectives && err == CT_OK; c++)
        err = enter_ranges(choices, &result->collectives[c], result->collectives[c].cases);
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 1; i < own->ncases && err == CT_OK; i++)
            err = enter_ranges(choices, own, &own->cases[i]);
    }
    return err;
}

void ct_tuned_choices_fini(struct ct_tuned_choices *choices)
{
    free(choices->entries);
}

void ct_tuned_setting_add(struct ct_text *text, const struct ct_result_choice *choice)
{
    const enum ct_order order = ct_setting_order(&choice->values);
    int n = order == CT_AS_IS ? 1 : 0;

    for (const char *at = choice->setting; (at = strchr(at, ' ')) != NULL; at++)
        n++;
    ct_text_add(text, "{{");
    for (int i = 0; i < n; i++)
        ct_text_add(text, "%s%d", i == 0 ? "" : ", ", choice->values.values[i]);
    if (order != CT_AS_IS)
        ct_text_add(text, "%s[CT_SETTING_ORDER] = %s", n == 0 ? "" : ", ", ct_order_symbols[order]);
    ct_text_add(text, "}}");
}

static void add_choice(struct ct_text *text, const struct ct_result_range *range)
{
    const struct ct_result_choice *choice = &range->choice;
    const bool calls_mpi = ct_result_calls_mpi(choice->algorithm);

    ct_text_add(text, "    {\n");
    if (!calls_mpi)
        ct_text_add(text, "        .algorithm = &%s,\n", choice->algorithm);
    if (choice->setting[0] != '\0') {
        ct_text_add(text, "        /* %s */\n        .setting = ", choice->setting);
        ct_tuned_setting_add(text, choice);
        ct_text_add(text, ",\n");
    }
    if (is_predicted(range))
        ct_text_add(text, "        .is_predicted = true,\n");
    if (is_doubted(range))
        ct_text_add(text, "        .is_doubted = true,\n");
    if (!calls_mpi)
        ct_text_add(text, "        .fingerprint = UINT64_C(0x%016" PRIx64 "),\n",
                    choice->fingerprint);
    ct_text_add(text, "    },\n");
}

void ct_tuned_choices_add(struct ct_text *text, const struct ct_tuned_choices *choices)
{
    ct_text_add(text, "\n/* Algorithms with their settings, and fingerprints of the "
                      "schedules that were\n * measured; the first is the MPI "
                      "library's own collective. */\n"
                      "static const struct ct_choice choices[] = {\n"
                      "    {\n        .algorithm = NULL,\n    },\n");
    for (int i = 0; i < choices->n; i++)
        add_choice(text, choices->entries[i].range);
    ct_text_add(text, "};\n");
}
