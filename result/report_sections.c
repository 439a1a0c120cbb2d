/*
 * report_sections.c - tables and lists.
 */
#include "result/report_sections.h"

#include "result/report_page.h"
#include "result/report_scale.h"
#include "result/report_summary.h"
#include "result/wording.h"

#include <stdlib.h>
#include <string.h>

/* The stages of a search, in their order. */
static const char *const stages[] = {"look", "race", "confirm", "repair", "boundary"};
#define NSTAGES ((int)(sizeof stages / sizeof *stages))

/* A choice other than native, and how much longer it took. */
static void add_runner_up(struct ct_text *page, const struct ct_result_collective *own,
                          const struct ct_result_figures *figures)
{
    ct_table_next(page);
    if (figures->behind > 0)
        ct_page_add_choice(page, own->name, figures->runner_up, figures->runner_up_setting);
    ct_table_add_ratio(page, figures->behind);
}

static void add_size(struct ct_text *page, const struct ct_result_collective *own,
                     const struct ct_result_size *size)
{
    const struct ct_size_words words = ct_size_words(size);
    const struct ct_result_figures *figures = &size->figures;
    char bytes[32];

    ct_bytes_text(size->bytes, bytes, sizeof bytes);
    ct_table_add_row(page);
    ct_text_add(page, "%s", bytes);
    ct_table_next(page);
    ct_page_add_choice(page, own->name, size->algorithm, size->setting);
    ct_table_next(page);
    ct_add_basis(page, figures);
    ct_table_add_time(page, &figures->choice);
    ct_table_add_time(page, &figures->native);
    ct_table_add(page, "%d", figures->native.nsamples);
    ct_table_add(page, "%s", words.speed_up);
    ct_table_add(page, "%s", words.interval);
    add_runner_up(page, own, figures);
    if (ct_has_limit(own)) {
        ct_table_add(page, "%s", words.limit);
        ct_table_add(page, "%s", words.part);
    }
}

void ct_report_add_sizes(struct ct_text *page, const struct ct_result_collective *own)
{
    ct_fold_begin(page, "All figures of ", own->name);
    ct_table_begin(page, "Figures of the fixed sizes",
                   ct_has_limit(own) ? "bytes|<choice|<basis|time|95 % interval|native|"
                                       "95 % interval|calls|native / tuned|95 % interval|"
                                       "<runner-up|its ratio|limit|limit/time"
                                     : "bytes|<choice|<basis|time|95 % interval|native|"
                                       "95 % interval|calls|native / tuned|95 % interval|"
                                       "<runner-up|its ratio");
    for (int i = 0; i < own->cases->nsizes; i++)
        add_size(page, own, &own->cases->sizes[i]);
    ct_table_end(page);
    ct_fold_end(page);
}

/* A row of all stages of a collective; NULL: of all collectives. */
static void add_spent(struct ct_text *page, const struct ct_result *result,
                      const struct ct_result_collective *only)
{
    double seconds[1 + NSTAGES] = {0}; /* of all, then of each */
    long ncalls = 0;

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i <= NSTAGES && (only == NULL || own == only); i++)
            seconds[i] += ct_spent_seconds(own, i == 0 ? NULL : stages[i - 1]);
        for (int i = 0; i < own->nspent && (only == NULL || own == only); i++)
            ncalls += own->spent[i].ncalls;
    }
    ct_table_add_row(page);
    ct_page_add(page, only == NULL ? "all" : only->name);
    for (int i = 0; i <= NSTAGES; i++) {
        char words[24];

        ct_time_text(seconds[i], words, sizeof words);
        ct_table_add(page, "%s", words);
    }
    ct_table_add(page, "%ld", ncalls);
}

void ct_report_add_spent(struct ct_text *page, const struct ct_result *result)
{
    if (ct_summary_of_all(result).seconds <= 0)
        return;
    ct_text_add(page, "<h2>Where the time of tuning went</h2>\n");
    ct_table_begin(page, "Time of calls, untimed ones included, by stage of the search",
                   "<collective|time|look|race|confirm|repair|boundary|calls");
    for (int i = 0; i < result->ncollectives; i++)
        add_spent(page, result, &result->collectives[i]);
    add_spent(page, result, NULL);
    ct_table_end(page);
    ct_text_add(page, "<p class=small>Look: a few calls of all that could win. Race: "
                      "the calls of the best in turn. Confirm: the winner against "
                      "native in new rounds. Repair: winners tried at sizes beside "
                      "theirs. Boundary: where between two sizes the choice changes.</p>\n");
}

static bool is_text_same(const char *a, const char *b)
{
    return strcmp(a == NULL ? "" : a, b == NULL ? "" : b) == 0;
}

/* True if the mechanism compared candidates and found another one best. */
static bool prefers_other(const struct ct_result_mechanism *mechanism)
{
    return mechanism->best != NULL && mechanism->best[0] != '\0' &&
           !(is_text_same(mechanism->best, mechanism->algorithm) &&
             is_text_same(mechanism->best_setting, mechanism->setting));
}

static void add_mechanism(struct ct_text *page, const struct ct_result_collective *own,
                          const struct ct_result_mechanism *mechanism)
{
    char bytes[32], choice[24], native[24], best[24];

    ct_bytes_text(mechanism->bytes, bytes, sizeof bytes);
    ct_time_text(mechanism->choice_s, choice, sizeof choice);
    ct_time_text(mechanism->native_s, native, sizeof native);
    ct_time_text(mechanism->best_s, best, sizeof best);
    ct_table_add_row(page);
    ct_page_add(page, own->name);
    ct_table_add(page, "%s", bytes);
    ct_table_next(page);
    ct_page_add(page, mechanism->mechanism);
    ct_table_next(page);
    ct_page_add_choice(page, own->name, mechanism->algorithm, mechanism->setting);
    ct_table_next(page);
    if (prefers_other(mechanism))
        ct_page_add_choice(page, own->name, mechanism->best, mechanism->best_setting);
    else
        ct_text_add(page, "the choice");
    ct_table_add(page, "%s", choice);
    ct_table_add(page, "%s", native);
    ct_table_add(page, "%s", best);
}

void ct_report_add_mechanisms(struct ct_text *page, const struct ct_result *result)
{
    int n = 0, nother = 0;

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        n += own->nmechanisms;
        for (int i = 0; i < own->nmechanisms; i++)
            nother += prefers_other(&own->mechanisms[i]);
    }
    if (n == 0)
        return;
    ct_text_add(page, "<h2>What other mechanisms prefer</h2>\n"
                      "<p>The choices were made with the mechanism ");
    ct_page_add(page, result->signature.mechanism);
    ct_text_add(page,
                ". Timed in another way, another algorithm was the fastest in "
                "%d of %d comparisons.</p>\n",
                nother, n);
    ct_table_begin(page, "Choices by mechanism",
                   "<collective|bytes|<mechanism|<choice|<prefers|time|native|its time");
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nmechanisms; i++)
            add_mechanism(page, own, &own->mechanisms[i]);
    }
    ct_table_end(page);
}

/* What a candidate was left out for, and where. */
static const char *words_of(const struct ct_result_left_out *left_out)
{
    const bool is_native = ct_result_is_native(left_out->algorithm, left_out->setting);

    if (left_out->what == CT_LEFT_OUT_UNTRIED)
        return left_out->from_bytes > 0 ? "not tried from here on" : "not tried";
    if (left_out->what == CT_LEFT_OUT_WRONG)
        return is_native ? "wrong results here; left out up to the sizes next to it"
                         : "wrong results here; left out at every size";
    return is_native ? "failed here; nothing is compared from here on"
                     : "failed here; left out "
                       "from here on";
}

/* False, with nothing added: the collective has none of these. */
static bool add_left_out(struct ct_text *page, const struct ct_result_collective *own,
                         bool are_untried)
{
    int n = 0;

    for (int i = 0; i < own->nleft_out; i++) {
        const struct ct_result_left_out *left_out = &own->left_out[i];
        char bytes[32];

        if ((left_out->what == CT_LEFT_OUT_UNTRIED) != are_untried)
            continue;
        n++;
        ct_bytes_text(left_out->from_bytes, bytes, sizeof bytes);
        ct_table_add_row(page);
        ct_page_add_choice(page, own->name, left_out->algorithm, left_out->setting);
        ct_table_next(page);
        ct_page_add(page, left_out->reason);
        ct_table_add(page, "%s", bytes);
        ct_table_add(page, "%s", words_of(left_out));
    }
    return n > 0;
}

void ct_report_add_left_out(struct ct_text *page, const struct ct_result *result)
{
    static const char *const captions[] = {"Dropped", "Not tried"};

    ct_text_add(page, "<h2>What was dropped, and why</h2>\n");
    for (int are_untried = 0; are_untried < 2; are_untried++) {
        struct ct_text rows = {0};
        bool is_any = false;

        for (int c = 0; c < result->ncollectives; c++)
            is_any |= add_left_out(&rows, &result->collectives[c], are_untried);
        if (is_any) {
            ct_table_begin(page, captions[are_untried], "<candidate|<reason|at bytes|<what");
            ct_text_add(page, "%s", rows.text);
            ct_table_end(page);
        } else if (!are_untried) {
            ct_text_add(page, "<p>Nothing: every candidate gave right results and "
                              "came back in time.</p>\n");
        }
        page->failed = page->failed || rows.failed;
        free(rows.text);
    }
}
