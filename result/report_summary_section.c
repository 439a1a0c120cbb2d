/*
 * report_summary_section.c - the head of the report.
 */
#include "result/report_page.h"
#include "result/report_scale.h"
#include "result/report_sections.h"
#include "result/report_summary.h"
#include "result/wording.h"

#include <math.h>

#define RANGES_IN_WORDS 6 /* in a sentence */

static const char *plural(int n)
{
    return n == 1 ? "" : "s";
}

/* What the times are of. */
static void add_setup(struct ct_text *page, const struct ct_signature *signature)
{
    ct_text_add(page, "<p class=dim>%d ranks; ", signature->nranks);
    ct_page_add(page, signature->mpi_version);
    ct_text_add(page, "; timing mechanism ");
    ct_page_add(page, signature->mechanism);
    ct_add_why_no_limit(page, signature);
    ct_add_counts(page, "; counts ", signature);
    ct_add_thread_level(page, "; thread level ", signature);
    ct_text_add(page, ". Times are medians of the slowest rank. Bytes are "
                      "those of a block; of reductions, of the vector.</p>\n");
}

/* How much faster; "" where native was kept throughout. */
static void add_worth(struct ct_text *page, const struct ct_summary *summary)
{
    char bytes[32];

    if (summary->largest <= 1) {
        ct_text_add(page, "stays as it was");
        return;
    }
    ct_bytes_text(summary->largest_at, bytes, sizeof bytes);
    ct_text_add(page,
                "is <span class=win>%.2f times</span> as fast as native on "
                "average, <span class=win>%.3g times</span> at %s bytes",
                summary->mean, summary->largest, bytes);
}

/* "native, allgather_ring from 2592 bytes" */
static void add_ranges(struct ct_text *page, const struct ct_result_collective *own)
{
    for (int i = 0; i < own->cases->nranges; i++) {
        const struct ct_result_range *range = &own->cases->ranges[i];

        ct_text_add(page, "%s", i == 0 ? "" : ", ");
        if (ct_result_is_native(range->choice.algorithm, range->choice.setting))
            ct_text_add(page, CT_RESULT_NATIVE);
        else
            ct_page_add_choice(page, own->name, range->choice.algorithm, range->choice.setting);
        if (i > 0)
            ct_text_add(page, " from %zu bytes", range->from_bytes);
    }
}

/* All ranges, if they are few. */
static void add_choices(struct ct_text *page, const struct ct_result_collective *own)
{
    if (own->cases->nranges <= RANGES_IN_WORDS)
        add_ranges(page, own);
    else
        ct_text_add(page, "%d ranges of sizes have choices of their own", own->cases->nranges);
}

static bool have_roots_choices(const struct ct_result_collective *own)
{
    for (int c = 1; c < own->ncases; c++) {
        if (ct_case_root(&own->cases[c]) != 0 && own->cases[c].nranges > 0)
            return true;
    }
    return false;
}

static void add_sentence(struct ct_text *page, const struct ct_result_collective *own)
{
    const struct ct_summary summary = ct_summary_of(own);

    ct_text_add(page, "<li><a href=\"#");
    ct_page_add(page, own->name);
    ct_text_add(page, "\"><b>");
    ct_page_add(page, own->name);
    ct_text_add(page, "</b></a> ");
    add_worth(page, &summary);
    ct_text_add(page, ": ");
    add_choices(page, own);
    ct_text_add(page, ".%s%s</li>\n",
                have_roots_choices(own) ? " Other roots have choices of their own." : "",
                own->is_complete ? ""
                                 : " Measuring was stopped before all was "
                                   "decided.");
}

/* Is it, in any collective? */
static bool has_wrong_native(const struct ct_result *result)
{
    for (int i = 0; i < result->ncollectives; i++) {
        if (ct_summary_of(&result->collectives[i]).by_basis[CT_RESULT_NATIVE_WRONG] > 0)
            return true;
    }
    return false;
}

static void add_row(struct ct_text *page, const struct ct_result_collective *own,
                    bool is_native_wrong)
{
    const struct ct_summary summary = ct_summary_of(own);

    ct_text_add(page, "<tr><td class=name>");
    ct_page_add(page, own->name);
    ct_text_add(page, "<td>%.2f<td>%.3g<td>%d", summary.mean, summary.largest, summary.nsizes);
    for (int i = CT_RESULT_CONFIRMED; i <= CT_RESULT_CARRIED; i++)
        ct_text_add(page, "<td>%d", summary.by_basis[i]);
    ct_text_add(page, "<td>%d<td>%d", summary.by_basis[CT_RESULT_KEPT],
                summary.by_basis[CT_RESULT_UNDECIDED]);
    if (is_native_wrong)
        ct_text_add(page, "<td>%d", summary.by_basis[CT_RESULT_NATIVE_WRONG]);
    ct_text_add(page, "\n");
}

static void add_table(struct ct_text *page, const struct ct_result *result)
{
    const bool is_native_wrong = has_wrong_native(result);

    ct_text_add(page, "<div class=wide><table>\n<tr><th class=name>collective"
                      "<th>speed-up<th>largest<th>sizes<th>confirmed"
                      "<th>first look<th>carried<th>native<th>undecided");
    ct_text_add(page, is_native_wrong ? "<th>native wrong\n" : "\n");
    for (int i = 0; i < result->ncollectives; i++)
        add_row(page, &result->collectives[i], is_native_wrong);
    ct_text_add(page, "</table></div>\n");
}

static void add_meanings(struct ct_text *page, bool is_native_wrong)
{
    ct_text_add(page,
                "<p class=small>The speed-up is the geometric mean of native's time "
                "over the choice's at the sizes that were timed, 1 where native was "
                "kept. <b>Confirmed</b>: the 95 %% interval of native / choice, round "
                "by "
                "round, is above 1 in rounds that took no part in the choice, and the "
                "figures are from these. <b>First look</b>: far "
                "faster in its first calls, but not confirmed. <b>Carried</b>: never "
                "timed at this size, chosen at a neighbouring one. <b>Native</b>: "
                "nothing beat it. <b>Undecided</b>: native, as nothing else is "
                "known.%s</p>\n",
                is_native_wrong ? " <b>Native wrong</b>: the MPI library's own gives "
                                  "wrong results, so the fastest besides it."
                                : "");
}

/* All sizes of all collectives. */
static void add_total(struct ct_text *page, const struct ct_result *result)
{
    int nreplaced = 0, nsizes = 0;
    double seconds = 0;
    char spent[24];

    for (int i = 0; i < result->ncollectives; i++) {
        const struct ct_summary summary = ct_summary_of(&result->collectives[i]);

        nsizes += summary.nsizes;
        nreplaced += summary.nsizes - summary.by_basis[CT_RESULT_KEPT] -
                     summary.by_basis[CT_RESULT_UNDECIDED];
        seconds += ct_spent_seconds(&result->collectives[i], NULL);
    }
    ct_time_text(seconds, spent, sizeof spent);
    ct_text_add(page,
                "<p>colltune tried %d collective%s at %d size%s and replaces "
                "the MPI library's own algorithm at %d of them",
                result->ncollectives, plural(result->ncollectives), nsizes, plural(nsizes),
                nreplaced);
    if (seconds > 0)
        ct_text_add(page, "; its calls took %s", spent);
    ct_text_add(page, ".</p>\n");
}

void ct_report_add_summary(struct ct_text *page, const struct ct_result *result)
{
    add_setup(page, &result->signature);
    ct_text_add(page, "<h2>What changed, and what it is worth</h2>\n");
    add_total(page, result);
    ct_text_add(page, "<ul>\n");
    for (int i = 0; i < result->ncollectives; i++)
        add_sentence(page, &result->collectives[i]);
    ct_text_add(page, "</ul>\n");
    add_table(page, result);
    add_meanings(page, has_wrong_native(result));
}
