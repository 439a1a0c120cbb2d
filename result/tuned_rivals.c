/*
 * tuned_rivals.c - a line for each collective, size and rival.
 */
#include "result/tuned_rivals.h"

#include "result/tuned_choices.h"

static bool has_rivals(const struct ct_result *result)
{
    for (int c = 0; c < result->ncollectives; c++) {
        if (result->collectives[c].nrivals > 0)
            return true;
    }
    return false;
}

void ct_tuned_rivals_add(struct ct_text *text, const struct ct_result *result)
{
    if (!has_rivals(result))
        return;
    ct_text_add(text, "\n/* What else was about as fast, for ranks that are like these: "
                      "bytes, seconds,\n   and those on the busiest link. */\n"
                      "static const struct ct_tuned_rival rivals[] = {\n");
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nrivals; i++) {
            const struct ct_result_range *rival = &own->rivals[i];

            ct_text_add(text, "    {&ct_%s, %zu, &choices[%d], %.9g, %.9g},\n", own->name,
                        rival->measured_bytes, ct_tuned_entry(result, own, rival),
                        rival->figures.choice.seconds, rival->busy_s);
        }
    }
    ct_text_add(text, "};\n");
}

void ct_tuned_rivals_add_members(struct ct_text *text, const struct ct_result *result)
{
    if (has_rivals(result))
        ct_text_add(text, "    .rivals = rivals,\n"
                          "    .nrivals = sizeof rivals / sizeof *rivals,\n");
}
