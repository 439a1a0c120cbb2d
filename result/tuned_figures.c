/*
 * tuned_figures.c - a line for each collective and size.
 */
#include "result/tuned_figures.h"

static bool has_figures(const struct ct_result *result, const struct ct_result_size *size)
{
    return size->nranks == result->signature.nranks && size->figures.native.seconds > 0 &&
           size->figures.choice.seconds > 0;
}

static int count_figures(const struct ct_result *result)
{
    int n = 0;

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nsizes; i++)
            n += has_figures(result, &own->sizes[i]);
    }
    return n;
}

/* Is anything known of what choices load links with? */
static bool has_busy(const struct ct_result *result)
{
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nsizes; i++) {
            if (has_figures(result, &own->sizes[i]) && own->sizes[i].busy_s > 0)
                return true;
        }
    }
    return false;
}

static void add_busy(struct ct_text *text, const struct ct_result *result,
                     const struct ct_result_collective *own)
{
    for (int i = 0; i < own->nsizes; i++) {
        if (has_figures(result, &own->sizes[i]))
            ct_text_add(text, "    %.9g,\n", own->sizes[i].busy_s);
    }
}

static void add_figures(struct ct_text *text, const struct ct_result *result,
                        const struct ct_result_collective *own)
{
    for (int i = 0; i < own->nsizes; i++) {
        const struct ct_result_size *size = &own->sizes[i];

        if (has_figures(result, size))
            ct_text_add(text, "    {&ct_%s, %zu, %.9g, %.9g},\n", own->name, size->bytes,
                        size->figures.native.seconds, size->figures.choice.seconds);
    }
}

void ct_tuned_figures_add(struct ct_text *text, const struct ct_result *result)
{
    if (count_figures(result) == 0)
        return;
    ct_text_add(text, "\n/* Bytes, seconds of native, seconds of the choice: "
                      "for the report. */\n"
                      "static const struct ct_tuned_figure figures[] = {\n");
    for (int c = 0; c < result->ncollectives; c++)
        add_figures(text, result, &result->collectives[c]);
    ct_text_add(text, "};\n");
    if (!has_busy(result))
        return;
    ct_text_add(text, "\n/* Seconds that the choice of each needs on the "
                      "busiest link; 0: unknown. */\n"
                      "static const double busy_s[] = {\n");
    for (int c = 0; c < result->ncollectives; c++)
        add_busy(text, result, &result->collectives[c]);
    ct_text_add(text, "};\n");
}

void ct_tuned_figures_add_members(struct ct_text *text, const struct ct_result *result)
{
    if (count_figures(result) > 0)
        ct_text_add(text, "    .figures = figures,\n"
                          "    .nfigures = sizeof figures / sizeof *figures,\n");
    if (has_busy(result))
        ct_text_add(text, "    .busy_s = busy_s,\n");
}
