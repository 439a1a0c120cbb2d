/*
 * report_summary.c - the figures at the head of the report.
 */
#include "result/report_summary.h"

#include "base/statistics.h"
#include "base/text.h"
#include "result/wording.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Take a collective into a summary whose `mean` is a sum of logarithms. */
static void add(struct ct_summary *summary, const struct ct_result_collective *own)
{
    summary->seconds += ct_spent_seconds(own, NULL);
    summary->nsizes += own->cases->nsizes;
    for (int i = 0; i < own->cases->nsizes; i++) {
        const struct ct_result_size *size = &own->cases->sizes[i];
        const bool is_native = ct_result_is_native(size->algorithm, size->setting);
        const struct ct_summary_cell cell = {own, size, ct_speed_up(&size->figures)};
        const bool is_disturbed = size->figures.trouble.is_disturbed;
        const bool is_sure = size->figures.basis == CT_RESULT_CONFIRMED && !is_disturbed;

        summary->by_basis[size->figures.basis]++;
        summary->nreplaced += !is_native;
        summary->ndisturbed += is_disturbed;
        summary->nreplaced_disturbed += !is_native && is_disturbed;
        summary->ncompared += is_native;
        if (is_native || !is_sure || cell.speed_up <= 0)
            continue;
        summary->ncompared++;
        summary->nsure++;
        summary->mean += log(cell.speed_up);
        if (summary->best.own == NULL || cell.speed_up > summary->best.speed_up)
            summary->best = cell;
        if (summary->worst.own == NULL || cell.speed_up < summary->worst.speed_up)
            summary->worst = cell;
    }
}

static void finish(struct ct_summary *summary)
{
    const bool is_known = summary->ncompared > 0 && (summary->nsure > 0 || summary->nreplaced == 0);

    summary->mean = summary->ncompared == 0 ? 1 : exp(summary->mean / summary->ncompared);
    summary->gain = is_known ? summary->mean : 0;
}

struct ct_summary ct_summary_of(const struct ct_result_collective *own)
{
    struct ct_summary summary = {0};

    add(&summary, own);
    finish(&summary);
    return summary;
}

struct ct_summary ct_summary_of_all(const struct ct_result *result)
{
    struct ct_summary summary = {0};

    for (int i = 0; i < result->ncollectives; i++)
        add(&summary, &result->collectives[i]);
    finish(&summary);
    return summary;
}

void ct_summary_add_unsure(struct ct_text *text, const struct ct_summary *summary)
{
    const int nunsure = summary->nreplaced - summary->nsure;

    if (nunsure == 0)
        return;
    if (summary->nsure == 0)
        ct_text_add(text, "No speed-up is claimed: of %d change%s none was confirmed",
                    summary->nreplaced, ct_plural(summary->nreplaced));
    else
        ct_text_add(text, "%d of %d change%s not counted: not confirmed", nunsure,
                    summary->nreplaced, summary->nreplaced == 1 ? "" : "s");
    if (summary->nreplaced_disturbed > 0)
        ct_text_add(text,
                    " on undisturbed hosts; other programs ran while %d %s measured: run colltune "
                    "tune with --restart when the hosts are idle",
                    summary->nreplaced_disturbed,
                    summary->nreplaced_disturbed == 1 ? "was" : "were");
    ct_text_add(text, ".");
}

int ct_summary_spread(const struct ct_result *result, double *spread)
{
    const int nsizes = ct_summary_of_all(result).nsizes;
    double *widths = calloc((size_t)nsizes + 1, sizeof *widths);
    int n = 0;

    if (widths == NULL)
        return CT_ERR_MEMORY;
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_case *of = result->collectives[c].cases;

        for (int i = 0; i < of->nsizes; i++) {
            const struct ct_result_ratio *ratio = &of->sizes[i].figures.ratio;

            if (ratio->low > 0)
                widths[n++] = (ratio->high - ratio->low) / 2 / ratio->median;
        }
    }
    *spread = n == 0 ? 0 : ct_median(widths, n);
    free(widths);
    return CT_OK;
}

double ct_spent_seconds(const struct ct_result_collective *own, const char *stage)
{
    double seconds = 0;

    for (int i = 0; i < own->nspent; i++) {
        if (stage == NULL || strcmp(own->spent[i].stage, stage) == 0)
            seconds += own->spent[i].seconds;
    }
    return seconds;
}

void ct_add_left_open(struct ct_text *text, const struct ct_result *result)
{
    const struct ct_summary all = ct_summary_of_all(result);
    const int nundecided = all.by_basis[CT_RESULT_UNDECIDED];
    const int npredicted = all.by_basis[CT_RESULT_PREDICTED];
    bool is_complete = true;

    for (int i = 0; i < result->ncollectives; i++)
        is_complete = is_complete && result->collectives[i].is_complete;
    if (is_complete || nundecided + npredicted == 0)
        return;
    if (all.nreplaced == 0 || nundecided > all.nsizes / 2)
        ct_text_add(text,
                    "Too little was decided to be worth loading: %d of %d sizes were not measured "
                    "enough, and native runs at %d.",
                    nundecided + npredicted, all.nsizes, all.nsizes - all.nreplaced);
    else if (npredicted > 0)
        ct_text_add(text, "At %d of %d size%s the choice is predicted, not measured.", npredicted,
                    all.nsizes, ct_plural(all.nsizes));
    else
        return;
    ct_text_add(text, " Run colltune tune again: it goes on from here.");
}
