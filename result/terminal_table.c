/*
 * terminal_table.c - a line for each size; colour says what is gained and what
 * is unsure.
 */
#include "result/terminal_table.h"

#include "result/report_summary.h"
#include "result/wording.h"

#include <stdio.h>
#include <string.h>

#define LEAST 34 /* characters of a choice: tables look alike */

/* A line: a size, a range with other roots, or a pattern. */
struct line {
    char head[48]; /* its bytes, its first, or its name */
    const char *algorithm;
    const char *setting;
    const struct ct_result_figures *figures;
    struct ct_size_words words;
    bool has_limit;
    const char *same_as; /* NULL: timed itself */
};

static struct line line_of_size(const struct ct_result_collective *own,
                                const struct ct_result_size *size)
{
    struct line line = {.algorithm = size->algorithm,
                        .setting = size->setting,
                        .figures = &size->figures,
                        .words = ct_size_words(size),
                        .has_limit = ct_has_limit(own)};

    if (size->bytes == 0) /* there are no data */
        snprintf(line.head, sizeof line.head, "%10s", "-");
    else
        snprintf(line.head, sizeof line.head, "%10zu", size->bytes);
    return line;
}

static struct line line_of_range(const struct ct_result_case *of,
                                 const struct ct_result_range *range)
{
    const struct ct_result_size size = {.figures = range->figures};
    const char *pattern = ct_case_pattern(of);
    struct line line = {.algorithm = range->choice.algorithm,
                        .setting = range->choice.setting,
                        .figures = &range->figures,
                        .words = ct_size_words(&size),
                        .same_as = ct_case_is_timed(of) ? NULL : of->same_as};

    if (pattern == NULL)
        snprintf(line.head, sizeof line.head, "%10zu", range->from_bytes);
    else
        snprintf(line.head, sizeof line.head, "%10.40s", pattern);
    return line;
}

/* The characters of a choice. */
static int width_of(const struct ct_result_collective *own, const char *algorithm,
                    const char *setting)
{
    char name[CT_CHOICE_NAME_SIZE];
    const char *choice = ct_choice_name(own->name, algorithm, name, sizeof name);
    const size_t length = setting == NULL ? 0 : strlen(setting);

    return (int)(strlen(choice) + (length == 0 ? 0 : 1 + length));
}

static int larger(int a, int b)
{
    return a > b ? a : b;
}

/* The same, or more for a choice of the ranges of a case. */
static int widen(int width, const struct ct_result_collective *own, const struct ct_result_case *of)
{
    for (int i = 0; i < of->nranges; i++) {
        const struct ct_result_choice *choice = &of->ranges[i].choice;

        width = larger(width, width_of(own, choice->algorithm, choice->setting));
    }
    return width;
}

static int widest(const struct ct_result *result)
{
    int width = LEAST;

    for (int c = 0; c < result->ncollectives; c++) {
        const struct ct_result_collective *own = &result->collectives[c];
        const struct ct_result_case *all = own->cases;

        for (int i = 0; i < all->nsizes; i++)
            width = larger(width, width_of(own, all->sizes[i].algorithm, all->sizes[i].setting));
        for (int i = 1; i < own->ncases; i++)
            width = widen(width, own, &own->cases[i]);
    }
    return width;
}

/* How a part of a line looks on a terminal. */
enum look { PLAIN, HEAD, DIM, GAIN, LOSS, UNSURE };
static const char *const looks[] = {
    [PLAIN] = "",        [HEAD] = "\033[1m",  [DIM] = "\033[2m",
    [GAIN] = "\033[32m", [LOSS] = "\033[31m", [UNSURE] = "\033[33m"};

/* A table being written. */
struct table {
    struct ct_text *text;
    int width; /* of the choices */
    bool is_colored;
};

static void begin(const struct table *table, enum look look)
{
    if (table->is_colored)
        ct_text_add(table->text, "%s", looks[look]);
}

static void end(const struct table *table, enum look look)
{
    if (table->is_colored && look != PLAIN)
        ct_text_add(table->text, "\033[0m");
}

/* More than one in a hundred is worth a colour. */
static enum look look_of(const struct ct_result_figures *figures)
{
    const double speed_up = ct_speed_up(figures);

    return speed_up > 1.01 ? GAIN : speed_up > 0 && speed_up < 0.99 ? LOSS : PLAIN;
}

/* What the choice rests on, where that is not rounds of its own. */
static void add_basis(const struct table *table, const struct ct_result_figures *figures)
{
    if (figures->basis == CT_RESULT_CONFIRMED || figures->basis == CT_RESULT_KEPT)
        return;
    ct_text_add(table->text, "  ");
    begin(table, UNSURE);
    ct_add_basis(table->text, figures);
    end(table, UNSURE);
}

static void add_stalls(const struct table *table, int n, const char *of)
{
    if (n > 0)
        ct_text_add(table->text, "  %d stall%s%s", n, ct_plural(n), of);
}

/* What was wrong with the machine. */
static void add_trouble(const struct table *table, const struct ct_result_figures *figures)
{
    if (figures->trouble.is_disturbed) {
        ct_text_add(table->text, "  ");
        begin(table, UNSURE);
        ct_text_add(table->text, "disturbed");
        end(table, UNSURE);
    }
    add_stalls(table, figures->trouble.nstalls, "");
    add_stalls(table, figures->trouble.native_nstalls, " of native");
}

static void add_row(const struct table *table, const struct ct_result_collective *own,
                    const struct line *line)
{
    const struct ct_size_words *words = &line->words;
    const enum look name = ct_result_is_native(line->algorithm, line->setting) ? DIM : PLAIN;
    const enum look gain = look_of(line->figures);

    ct_text_add(table->text, "%s  ", line->head);
    begin(table, name);
    ct_add_choice(table->text, own->name, line->algorithm, line->setting);
    end(table, name);
    ct_text_add(table->text, "%*s %9s %9s ",
                table->width - width_of(own, line->algorithm, line->setting), "", words->time,
                words->native);
    begin(table, gain);
    ct_text_add(table->text, "%8s", words->speed_up);
    end(table, gain);
    ct_text_add(table->text, " %16s", words->interval);
    if (line->has_limit)
        ct_text_add(table->text, " %9s %s", words->limit, words->part);
    if (line->same_as != NULL)
        ct_text_add(table->text, "  as %s", line->same_as);
    else
        add_basis(table, line->figures);
    add_trouble(table, line->figures);
    ct_text_add(table->text, "\n");
}

/* The ranges of classes of roots, then those of patterns. */
static void add_cases(const struct table *table, const struct ct_result_collective *own,
                      bool are_patterns)
{
    int npatterns = 0;

    for (int c = 1; c < own->ncases; c++) {
        const struct ct_result_case *of = &own->cases[c];

        if ((ct_case_pattern(of) != NULL) != are_patterns || of->nranges == 0)
            continue;
        if (!are_patterns)
            ct_text_add(table->text, "%10s  with roots like rank %d\n", "from", ct_case_root(of));
        else if (npatterns++ == 0)
            ct_text_add(table->text, "%10s\n", "pattern");
        for (int i = 0; i < of->nranges; i++) {
            const struct line line = line_of_range(of, &of->ranges[i]);

            add_row(table, own, &line);
        }
    }
}

static void add_collective(const struct table *table, const struct ct_result_collective *own)
{
    ct_text_add(table->text, "\n");
    begin(table, HEAD);
    ct_text_add(table->text, "%s%s", own->name, own->is_complete ? "" : " (not complete)");
    end(table, HEAD);
    ct_text_add(table->text, "\n%10s  %-*s %9s %9s %8s %16s", "bytes", table->width, "choice",
                "time", "native", "speed-up", "95 % interval");
    if (ct_has_limit(own))
        ct_text_add(table->text, " %9s %s", "limit", "limit/time");
    ct_text_add(table->text, "\n");
    for (int i = 0; i < own->cases->nsizes; i++) {
        const struct line line = line_of_size(own, &own->cases->sizes[i]);

        add_row(table, own, &line);
    }
    add_cases(table, own, false);
    add_cases(table, own, true);
    ct_add_native_left_out(table->text, own, "", "\n");
}

static void add_head(struct ct_text *text, const struct ct_result *result)
{
    const struct ct_signature *signature = &result->signature;

    if (signature->is_simulated)
        ct_text_add(text, "SIMULATED: %s\n", CT_SIMULATED_SENTENCE);
    ct_text_add(text, "%s: %d rank%s", signature->cluster, signature->nranks,
                ct_plural(signature->nranks));
    ct_add_parts(text, ", ", result->nparts);
    ct_text_add(text, ", mechanism %s", signature->mechanism);
    ct_add_counts(text, ", counts ", signature);
    ct_add_thread_level(text, ", thread level ", signature);
    ct_text_add(text, "; medians of the slowest rank; bytes of a block\n"
                      "or of the vector; speed-up: native / choice, round by "
                      "round");
    ct_add_why_no_limit(text, signature);
    ct_text_add(text, "\n");
}

int ct_table_text(const struct ct_result *result, bool is_colored, char **text,
                  struct ct_diag *diag)
{
    const struct ct_summary all = ct_summary_of_all(result);
    struct ct_text buffer = {0};
    const struct table table = {&buffer, widest(result), is_colored};

    ct_add_left_open(&buffer, result);
    if (buffer.length > 0)
        ct_text_add(&buffer, "\n");
    if (all.nsure == 0 && all.nreplaced > 0) {
        ct_summary_add_unsure(&buffer, &all);
        ct_text_add(&buffer, "\n");
    }
    add_head(&buffer, result);
    for (int i = 0; i < result->ncollectives; i++)
        add_collective(&table, &result->collectives[i]);
    return ct_text_take(&buffer, text, diag);
}
