/*
 * report_heat_map.c - a cell for each fixed size: its number, its colour, and how sure it is.
 */
#include "result/report_page.h"
#include "result/report_scale.h"
#include "result/report_sections.h"
#include "result/report_summary.h"
#include "result/wording.h"

#include <math.h>
#include <stdlib.h>

/* How a cell is marked by what its choice rests on, so that no prediction looks like a
   measurement. */
static const struct {
    const char *before, *after;
    const char *example, *words;
} marks[CT_RESULT_BASES] = {
    [CT_RESULT_UNDECIDED] = {"", "?", "native?", "not measured, native runs"},
    [CT_RESULT_KEPT] = {"", "", "native", "nothing was faster, so the MPI library's own runs"},
    [CT_RESULT_CONFIRMED] = {"", "", "2.5", "confirmed by calls of its own"},
    [CT_RESULT_FIRST_LOOK] = {"", "?", "2.5?", "first calls only, not confirmed"},
    [CT_RESULT_PREDICTED] = {"~", "", "~2.5",
                             "predicted by the cost model: not measured, or too little"},
    [CT_RESULT_CARRIED] = {"", "", "untimed", "chosen for other sizes, not timed at this one"},
    [CT_RESULT_NATIVE_WRONG] = {"", "!", "2.5!", "native gives wrong results"}};

/* Blue is faster and orange slower, because people who do not tell red from green see both. Words
   can be read on the darkest shade, in light and dark pages. */
static void add_shade(struct ct_text *page, double speed_up)
{
    ct_text_add(page, " style=\"background:rgb(%s/%.2f)\"", speed_up < 1 ? "213 94 0" : "0 114 178",
                fmin(.7, .1 + .2 * fabs(log2(speed_up))));
}

/* All that is known of a cell, which a mouse shows. */
static void add_title(struct ct_text *page, const struct ct_result_collective *own,
                      const struct ct_result_size *size)
{
    const struct ct_size_words words = ct_size_words(size);
    const struct ct_result_figures *figures = &size->figures;

    ct_text_add(page, " title=\"%s, %zu byte%s: ", own->name, size->bytes, ct_plural(size->bytes));
    ct_page_add_choice(page, own->name, size->algorithm, size->setting);
    ct_text_add(page, ", ");
    ct_add_basis(page, figures);
    if (figures->choice.seconds > 0)
        ct_text_add(page, "; %s, native %s, 95 %% interval of native / tuned %s", words.time,
                    words.native, words.interval);
    ct_text_add(page, "%s\"", figures->trouble.is_disturbed ? "; other programs disturbed it" : "");
}

static void add_cell(struct ct_text *page, const struct ct_result_collective *own,
                     const struct ct_result_size *size)
{
    const struct ct_result_figures *figures = &size->figures;
    const bool is_guess = figures->basis == CT_RESULT_PREDICTED;
    const bool is_native = ct_result_is_native(size->algorithm, size->setting);
    double speed_up = ct_speed_up(figures);
    char number[16];

    if (is_guess && figures->predicted.seconds > 0)
        speed_up = figures->predicted_native_s / figures->predicted.seconds;
    ct_ratio_text(speed_up, number, sizeof number);
    ct_text_add(page, is_guess ? "<td class=guess" : "<td");
    if (!is_guess && !is_native && speed_up > 0)
        add_shade(page, speed_up);
    add_title(page, own, size);
    ct_text_add(page, ">%s%s%s", marks[figures->basis].before,
                is_native      ? CT_RESULT_NATIVE
                : speed_up > 0 ? number
                               : marks[CT_RESULT_CARRIED].example,
                marks[figures->basis].after);
}

/* The least of the fixed sizes of all collectives from `least` on; SIZE_MAX: there is none. */
static size_t next_size(const struct ct_result *result, size_t least)
{
    size_t next = SIZE_MAX;

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_case *of = result->collectives[c].cases;

        for (int i = 0; i < of->nsizes; i++) {
            if (of->sizes[i].bytes >= least && of->sizes[i].bytes < next)
                next = of->sizes[i].bytes;
        }
    }
    return next;
}

static void add_row(struct ct_text *page, const struct ct_result *result,
                    const struct ct_result_collective *own)
{
    const struct ct_result_size *size = own->cases->sizes;
    const struct ct_result_size *end = size + own->cases->nsizes;

    ct_table_add_row(page);
    ct_page_add_link(page, own->name);
    for (size_t bytes = next_size(result, 0); bytes < SIZE_MAX;
         bytes = next_size(result, bytes + 1)) {
        if (size < end && size->bytes == bytes)
            add_cell(page, own, size++);
        else
            ct_table_next(page);
    }
    ct_table_add_ratio(page, ct_summary_of(own).gain);
}

/* Explain the marks of the cells, and say what to do next. */
static void add_words(struct ct_text *page, const struct ct_result *result)
{
    const struct ct_summary summary = ct_summary_of_all(result);

    ct_text_add(page, "<p class=\"small legend\">Times as fast: orange is slower, blue faster");
    for (int power = -2; power <= 3; power++) {
        const double speed_up = ldexp(1, power);

        ct_text_add(page, " <span");
        add_shade(page, speed_up);
        ct_text_add(page, ">%g</span>", speed_up);
    }
    for (int i = 0; i < CT_RESULT_BASES; i++) {
        if (summary.by_basis[i] > 0)
            ct_text_add(page, "; <b>%s</b> %s", marks[i].example, marks[i].words);
    }
    ct_text_add(page, "</p>\n<p><b>Next:</b>\n");
    ct_add_left_open(page, result);
    if (summary.nreplaced == 0)
        ct_text_add(page, " Nothing here is faster than native, so there is nothing to load.");
    else if (result->signature.is_simulated)
        ct_text_add(page, " Tune on the machine itself: these times are simulated.");
    else
        ct_text_add(page,
                    " Run a program with it: <code>colltune run FOLDER -- mpiexec -n %d "
                    "PROGRAM</code>, with the machine folder, which has this page%s.",
                    result->signature.nranks, result->job == NULL ? "" : " in its jobs");
    ct_text_add(page, " Click a collective for its times and algorithms.</p>\n");
}

void ct_report_add_heat_map(struct ct_text *page, const struct ct_result *result)
{
    struct ct_text heads = {0};

    ct_text_add(&heads, "<collective");
    for (size_t bytes = next_size(result, 0); bytes < SIZE_MAX;
         bytes = next_size(result, bytes + 1)) {
        char head[32];

        ct_bytes_text(bytes, head, sizeof head);
        ct_text_add(&heads, "|%s", head);
    }
    ct_text_add(&heads, "|mean");
    ct_text_add(page, "<div class=heat>\n");
    ct_table_begin(page,
                   "How many times as fast as native (the MPI library's own algorithm) a call is, "
                   "by collective and message size in bytes",
                   heads.text);
    for (int i = 0; i < result->ncollectives; i++)
        add_row(page, result, &result->collectives[i]);
    ct_table_end(page);
    add_words(page, result);
    ct_text_add(page, "</div>\n");
    page->failed = page->failed || heads.failed;
    free(heads.text);
}
