/*
 * report_sections.c - tables, and bars that are boxes.
 */
#include "result/report_sections.h"

#include "result/report_page.h"
#include "result/report_scale.h"
#include "result/report_summary.h"
#include "result/wording.h"

#include <math.h>
#include <string.h>

/* The stages of a search, in their order. */
static const char *const stages[] = {"look", "race", "confirm", "repair", "boundary"};
#define NSTAGES ((int)(sizeof stages / sizeof *stages))

static void add_interval(struct ct_text *page, const struct ct_result_time *time)
{
    char low[24], high[24];

    if (time->low_s <= 0)
        return;
    ct_time_text(time->low_s, low, sizeof low);
    ct_time_text(time->high_s, high, sizeof high);
    ct_text_add(page, "<td class=dim>%s to %s", low, high);
}

/* A time and its interval, as two cells. */
static void add_time(struct ct_text *page, const struct ct_result_time *time)
{
    char seconds[24];

    ct_time_text(time->seconds, seconds, sizeof seconds);
    ct_text_add(page, "<td>%s", seconds);
    if (time->low_s > 0)
        add_interval(page, time);
    else
        ct_text_add(page, "<td class=dim>-");
}

static void add_size(struct ct_text *page, const struct ct_result_collective *own,
                     const struct ct_result_size *size)
{
    const struct ct_size_words words = ct_size_words(size);
    char bytes[32];

    ct_bytes_text(size->bytes, bytes, sizeof bytes);
    ct_text_add(page, "<tr><td>%s<td class=name>", bytes);
    ct_page_add_choice(page, own->name, size->algorithm, size->setting);
    ct_text_add(page, "<td class=name>%s", ct_basis_words(size->figures.basis));
    add_time(page, &size->figures.choice);
    add_time(page, &size->figures.native);
    ct_text_add(page, "<td%s>%s", ct_speed_up(&size->figures) > 1.005 ? " class=win" : "",
                words.speed_up);
    ct_text_add(page, "<td class=dim>%s", words.interval);
    if (ct_has_limit(own))
        ct_text_add(page, "<td>%s<td>%s", words.limit, words.part);
    ct_text_add(page, "\n");
}

void ct_report_add_sizes(struct ct_text *page, const struct ct_result_collective *own)
{
    ct_text_add(page,
                "<details>\n<summary>All figures of the fixed "
                "sizes</summary>\n<div class=wide><table>\n"
                "<tr><th>bytes<th class=name>choice<th class=name>basis"
                "<th>time<th>95 %%<th>native<th>95 %%<th>native / choice<th>95 %%%s\n",
                ct_has_limit(own) ? "<th>limit<th>limit/time" : "");
    for (int i = 0; i < own->cases->nsizes; i++)
        add_size(page, own, &own->cases->sizes[i]);
    ct_text_add(page, "</table></div>\n</details>\n");
}

static double most_spent(const struct ct_result *result)
{
    double most = 0;

    for (int i = 0; i < result->ncollectives; i++)
        most = fmax(most, ct_spent_seconds(&result->collectives[i], NULL));
    return most;
}

/* The collective's stages beside each other; `most` is the whole width. */
static void add_spent_row(struct ct_text *page, const struct ct_result_collective *own, double most)
{
    const double all = ct_spent_seconds(own, NULL);
    char words[24];

    ct_time_text(all, words, sizeof words);
    ct_text_add(page, "<tr><td class=name>");
    ct_page_add(page, own->name);
    ct_text_add(page, "<td>%s<td style=\"width:100%%\"><div class=spent>", words);
    for (int i = 0; i < NSTAGES; i++) {
        const double seconds = ct_spent_seconds(own, stages[i]);

        ct_time_text(seconds, words, sizeof words);
        if (seconds > 0)
            ct_text_add(page,
                        "<i class=t%d style=\"width:%.2f%%\" title=\"%s %s\">"
                        "</i>",
                        i, 100 * seconds / most, stages[i], words);
    }
    ct_text_add(page, "</div>\n");
}

static void add_stage_row(struct ct_text *page, const struct ct_result *result, int stage)
{
    double seconds = 0;
    long nrequests = 0, ncalls = 0;
    char words[24];

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        seconds += ct_spent_seconds(own, stages[stage]);
        for (int i = 0; i < own->nspent; i++) {
            if (strcmp(own->spent[i].stage, stages[stage]) != 0)
                continue;
            nrequests += own->spent[i].nrequests;
            ncalls += own->spent[i].ncalls;
        }
    }
    if (nrequests == 0)
        return;
    ct_time_text(seconds, words, sizeof words);
    ct_text_add(page,
                "<tr><td class=name><span class=\"box t%d\"></span> %s<td>%s"
                "<td>%ld<td>%ld\n",
                stage, stages[stage], words, ncalls, nrequests);
}

/* The size that took the most time of a collective. */
static void add_costliest(struct ct_text *page, const struct ct_result *result)
{
    const struct ct_result_collective *most_own = NULL;
    const struct ct_result_spent *most = NULL;
    char bytes[32], seconds[24];

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nspent; i++) {
            if (most != NULL && own->spent[i].seconds <= most->seconds)
                continue;
            most = &own->spent[i];
            most_own = own;
        }
    }
    if (most == NULL)
        return;
    ct_bytes_text(most->bytes, bytes, sizeof bytes);
    ct_time_text(most->seconds, seconds, sizeof seconds);
    ct_text_add(page, "<p>The largest part: ");
    ct_page_add(page, most_own->name);
    ct_text_add(page, " of %s bytes, %s for the stage %s.</p>\n", bytes, seconds, most->stage);
}

void ct_report_add_spent(struct ct_text *page, const struct ct_result *result)
{
    const double most = most_spent(result);

    if (most <= 0)
        return;
    ct_text_add(page, "<h2>Where the time of tuning went</h2>\n"
                      "<div class=wide><table class=full>\n");
    for (int i = 0; i < result->ncollectives; i++)
        add_spent_row(page, &result->collectives[i], most);
    ct_text_add(page, "</table></div>\n<div class=wide><table>\n<tr><th "
                      "class=name>stage<th>time<th>calls<th>requests\n");
    for (int i = 0; i < NSTAGES; i++)
        add_stage_row(page, result, i);
    ct_text_add(page, "</table></div>\n");
    add_costliest(page, result);
    ct_text_add(page, "<p class=small>Look: a few calls of all that could win. Race: "
                      "the calls of the best in turn. Confirm: the winner against "
                      "native in new rounds. Repair: winners tried at sizes beside "
                      "theirs. Boundary: where between two sizes the choice changes. "
                      "Seconds are those of calls, untimed ones included.</p>\n");
}

void ct_report_add_provenance(struct ct_text *page, const struct ct_result *result)
{
    if (result->nprovenance == 0)
        return;
    ct_text_add(page, "<h2>How it was tuned</h2>\n<div class=wide><table>\n");
    for (int i = 0; i < result->nprovenance; i++) {
        ct_text_add(page, "<tr><td class=name>");
        ct_page_add(page, result->provenance[i].key);
        ct_text_add(page, "<td class=name>");
        ct_page_add(page, result->provenance[i].value);
        ct_text_add(page, "\n");
    }
    ct_text_add(page, "</table></div>\n");
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
    ct_text_add(page, "<tr><td class=name>");
    ct_page_add(page, own->name);
    ct_text_add(page, "<td>%s<td class=name>", bytes);
    ct_page_add(page, mechanism->mechanism);
    ct_text_add(page, "<td class=name>");
    ct_page_add_choice(page, own->name, mechanism->algorithm, mechanism->setting);
    ct_text_add(page, "<td>%s<td>%s<td class=name>", choice, native);
    if (prefers_other(mechanism)) {
        ct_text_add(page, "<b>");
        ct_page_add_choice(page, own->name, mechanism->best, mechanism->best_setting);
        ct_text_add(page, "</b>");
    } else {
        ct_text_add(page, "the choice");
    }
    ct_text_add(page, "<td>%s\n", best);
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
                "%d of %d comparisons.</p>\n"
                "<div class=wide><table>\n<tr><th class=name>collective"
                "<th>bytes<th class=name>mechanism<th class=name>choice"
                "<th>time<th>native<th class=name>prefers<th>its time\n",
                nother, n);
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nmechanisms; i++)
            add_mechanism(page, own, &own->mechanisms[i]);
    }
    ct_text_add(page, "</table></div>\n");
}

static void add_reason(struct ct_text *page, const char *reason)
{
    ct_text_add(page, " <span class=dim>(");
    ct_page_add(page, reason);
    ct_text_add(page, ")</span>");
}

static void add_dropped(struct ct_text *page, const struct ct_result_collective *own,
                        const struct ct_result_left_out *left_out)
{
    const bool is_native = ct_result_is_native(left_out->algorithm, left_out->setting);
    char bytes[32];

    ct_bytes_text(left_out->from_bytes, bytes, sizeof bytes);
    ct_text_add(page, "<li>");
    ct_page_add_choice(page, own->name, left_out->algorithm, left_out->setting);
    if (left_out->what == CT_LEFT_OUT_WRONG)
        ct_text_add(page,
                    is_native ? ": at %s, and between it and the sizes next to "
                                "it, as its results were wrong there"
                              : ": at every size, as its results were wrong at "
                                "%s",
                    bytes);
    else
        ct_text_add(page, ": from %s bytes on%s", bytes,
                    is_native ? ", where nothing could be compared with it" : "");
    if (left_out->reason != NULL && left_out->reason[0] != '\0')
        add_reason(page, left_out->reason);
    ct_text_add(page, "</li>\n");
}

/* Candidates with the same reason share it. */
static void add_untried(struct ct_text *page, const struct ct_result_collective *own,
                        const struct ct_result_left_out *left_out, const char **reason)
{
    const char *why = left_out->reason == NULL ? "" : left_out->reason;

    if (*reason == NULL) {
        ct_text_add(page, "<p>Not tried: ");
    } else if (strcmp(*reason, why) != 0) {
        add_reason(page, *reason);
        ct_text_add(page, "; ");
    } else {
        ct_text_add(page, ", ");
    }
    *reason = why;
    ct_page_add_choice(page, own->name, left_out->algorithm, left_out->setting);
    if (left_out->from_bytes > 0)
        ct_text_add(page, " from %zu bytes on", left_out->from_bytes);
}

static void add_all_untried(struct ct_text *page, const struct ct_result *result)
{
    const char *reason = NULL;

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nleft_out; i++) {
            if (own->left_out[i].what == CT_LEFT_OUT_UNTRIED)
                add_untried(page, own, &own->left_out[i], &reason);
        }
    }
    if (reason == NULL)
        return;
    add_reason(page, reason);
    ct_text_add(page, ".</p>\n");
}

static int count_dropped(const struct ct_result_collective *own)
{
    int n = 0;

    for (int i = 0; i < own->nleft_out; i++)
        n += own->left_out[i].what != CT_LEFT_OUT_UNTRIED;
    return n;
}

static void add_all_dropped(struct ct_text *page, const struct ct_result *result)
{
    int n = 0;

    for (int c = 0; c < result->ncollectives; c++)
        n += count_dropped(&result->collectives[c]);
    if (n == 0) {
        ct_text_add(page, "<p>Nothing: every candidate gave right results and "
                          "came back in time.</p>\n");
        return;
    }
    ct_text_add(page, "<ul>\n");
    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];

        for (int i = 0; i < own->nleft_out; i++) {
            if (own->left_out[i].what != CT_LEFT_OUT_UNTRIED)
                add_dropped(page, own, &own->left_out[i]);
        }
    }
    ct_text_add(page, "</ul>\n");
}

void ct_report_add_left_out(struct ct_text *page, const struct ct_result *result)
{
    ct_text_add(page, "<h2>What was dropped, and why</h2>\n");
    add_all_dropped(page, result);
    add_all_untried(page, result);
}
