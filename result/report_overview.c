/*
 * report_overview.c - the first screen of the report, and what its words mean.
 */
#include "result/report_page.h"
#include "result/report_scale.h"
#include "result/report_sections.h"
#include "result/report_summary.h"
#include "result/report_tree.h"
#include "result/wording.h"

/* "alltoall at 2K bytes" */
static void add_cell(struct ct_text *page, const struct ct_summary_cell *cell)
{
    char bytes[32];

    ct_bytes_text(cell->size->bytes, bytes, sizeof bytes);
    ct_page_add(page, cell->own->name);
    ct_text_add(page, " at %s byte%s", bytes, ct_plural(cell->size->bytes));
}

/* The least and the largest gain. */
static void add_extremes(struct ct_text *page, const struct ct_summary *all)
{
    if (all->nsure == 0)
        return;
    if (all->worst.speed_up < 1)
        ct_text_add(page,
                    "<li><b>%.2f times</b> is the slowest against native: ", all->worst.speed_up);
    else
        ct_text_add(page, "<li><b>No size got slower</b>: %.2f times as fast at least, ",
                    all->worst.speed_up);
    add_cell(page, &all->worst);
    ct_text_add(page, "\n<li><b>%.3g times</b> as fast at most: ", all->best.speed_up);
    add_cell(page, &all->best);
    ct_text_add(page, "\n");
}

/* What it is worth, and how sure that is. */
static void add_cards(struct ct_text *page, const struct ct_result *result)
{
    const struct ct_summary all = ct_summary_of_all(result);
    const int nkept = all.nsizes - all.nreplaced;
    double spread = 0;

    page->failed = page->failed || ct_summary_spread(result, &spread) != CT_OK;
    ct_text_add(page, "<ul class=cards>\n");
    if (all.nsure > 0 || all.nreplaced == 0)
        ct_text_add(page,
                    "<li><b>%.2f times</b> as fast as native: geometric mean of native / tuned "
                    "over %d cell%s, %d of them left native\n",
                    all.mean, all.ncompared, ct_plural(all.ncompared), nkept);
    add_extremes(page, &all);
    if (all.nsure < all.nreplaced) {
        ct_text_add(page, "<li>");
        ct_summary_add_unsure(page, &all);
        ct_text_add(page, "\n");
    }
    if (all.nreplaced > 0)
        ct_text_add(page, "<li><b>%d of %d</b> changes confirmed",
                    all.by_basis[CT_RESULT_CONFIRMED], all.nreplaced);
    if (spread > 0)
        ct_text_add(page, "; their 95 %% intervals are &plusmn;%.0f %% in the median",
                    100 * spread);
    ct_text_add(page, "</ul>\n");
}

static void add_fact(struct ct_text *page, const char *key, const char *value)
{
    ct_text_add(page, "<dt>");
    ct_page_add(page, key);
    ct_text_add(page, "<dd>");
    ct_page_add(page, value);
    ct_text_add(page, "\n");
}

/* Name what somebody asks first, where nothing is known of it. */
static void add_unknown(struct ct_text *page, const struct ct_result *result)
{
    static const char *const asked[] = {"date", "duration", "command", "kernel"};
    int n = 0;

    for (size_t i = 0; i < sizeof asked / sizeof *asked; i++) {
        if (ct_result_provenance(result, asked[i]) == NULL)
            ct_text_add(page, "%s%s", n++ == 0 ? "<dt>not recorded<dd>" : ", ", asked[i]);
    }
    ct_text_add(page, "%s", n == 0 ? "" : "\n");
}

static void add_facts(struct ct_text *page, const struct ct_result *result)
{
    const struct ct_signature *signature = &result->signature;
    char spent[24];

    ct_time_text(ct_summary_of_all(result).seconds, spent, sizeof spent);
    ct_text_add(page, "<dl>\n<dt>ranks<dd>%d", signature->nranks);
    ct_add_parts(page, ", ", result->nparts);
    ct_text_add(page, "\n");
    add_fact(page, "MPI", signature->mpi_version);
    add_fact(page, "colltune", signature->version);
    ct_text_add(page, "<dt>timing<dd>mechanism ");
    ct_page_add(page, signature->mechanism);
    ct_add_why_no_limit(page, signature);
    ct_add_counts(page, "; counts ", signature);
    ct_add_thread_level(page, "; thread level ", signature);
    ct_text_add(page, "; the calls took %s\n", spent);
    for (int i = 0; i < result->nprovenance; i++)
        add_fact(page, result->provenance[i].key, result->provenance[i].value);
    add_unknown(page, result);
    ct_text_add(page, "</dl>\n");
}

/* What the words of all tables and charts mean. */
static void add_notes(struct ct_text *page, const struct ct_result *result)
{
    const bool is_native_wrong = ct_summary_of_all(result).by_basis[CT_RESULT_NATIVE_WRONG] > 0;

    ct_text_add(
        page,
        "<h2>What the words mean</h2>\n"
        "<p class=small>Times are medians of the slowest rank. Bytes are those of a block; of "
        "reductions, of the vector. The mean is geometric: a size counts 1 where native runs. "
        "Mean, worst and best leave out a choice that was not confirmed, or while other programs "
        "ran. <b>Confirmed</b>: the 95 %% interval of native / tuned, round by "
        "round, is above 1 in rounds that took no part in the "
        "choice. <b>First look</b>: far faster in its first calls, but not confirmed. "
        "<b>Predicted</b>: not measured, or too little; what the cost model expects to take "
        "least, and native unless another should gain a tenth. "
        "<b>Carried</b>: never timed at this size, chosen for another one. "
        "<b>Native</b>: nothing beat it. <b>Undecided</b>: native, because nothing else "
        "is known.%s</p>\n"
        "<p class=small>Charts: dots have the colour of the algorithm, which is one on the "
        "whole page; hollow ones are not confirmed. Bars are 95 %% intervals of the median. "
        "The limit of the cables is drawn where it is at least half of the time.</p>\n",
        is_native_wrong ? " <b>Native wrong</b>: the MPI library's own gives wrong "
                          "results, so the fastest of the others."
                        : "");
}

void ct_report_add_overview(struct ct_text *page, const struct ct_result *result)
{
    add_cards(page, result);
    ct_text_add(page, "<div class=top>\n");
    ct_report_add_heat_map(page, result);
    add_facts(page, result);
    ct_text_add(page, "</div>\n");
    ct_report_add_tree(page, result);
    add_notes(page, result);
}
