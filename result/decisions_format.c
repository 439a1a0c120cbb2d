/*
 * decisions_format.c - tells formats by the first line, and maps the lines of earlier
 * ones.
 */
#include "result/decisions_format.h"

#include "base/text.h"
#include "result/decisions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int ct_decisions_format(const struct ct_decisions_place *place, const char *line, int *format)
{
    static const char head[] = "# colltune decisions ";
    const size_t length = strlen(head);
    char *end;

    *format = strncmp(line, head, length) == 0 ? (int)strtol(line + length, &end, 10) : 0;
    if (*format <= 0 || *end != '\0')
        return ct_decisions_fail(place, ct_format("not decisions of colltune; the line %s would be "
                                                  "right",
                                                  CT_DECISIONS_HEAD));
    if (*format >= CT_DECISIONS_OLDEST && *format <= CT_DECISIONS_FORMAT)
        return CT_OK;
    return ct_decisions_fail(place,
                             *format > CT_DECISIONS_FORMAT
                                 ? ct_format("written by a newer colltune (format %d); this one "
                                             "reads formats %d to %d: use the newer one",
                                             *format, CT_DECISIONS_OLDEST, CT_DECISIONS_FORMAT)
                                 : ct_format("written by an earlier colltune (format %d); this one "
                                             "reads formats %d to %d: run colltune tune --restart",
                                             *format, CT_DECISIONS_OLDEST, CT_DECISIONS_FORMAT));
}

#define SIZE_FIELDS_BEFORE 26
#define PREDICTED_FIELDS 4 /* at the end of lines size and range, from format 6 on */

/* What a line of format 3 becomes, in format 4. It keeps the collective. */
struct change {
    const char *word;
    const char *now;
    const char *of; /* the case: ""; "root:" or "pattern:", and field 2 follows; NULL: the
                       line has none */
    int ranks;      /* the field of the number of ranks, which is gone; 0: there is none */
    int rest;       /* the first of the fields that are kept */
    int most;       /* fields of today that may be missing: empty then */
    int gone;       /* of those, one that is gone; 0: none */
};

static const struct change changes[] = {
    {"collective", "collective", NULL, 0, 2, 0, 3}, /* a hash of all algorithms */
    {"range", "range", "", 2, 3, 0, 0},
    {"root_range", "range", "root:", 3, 4, 0, 0},
    {"size", "size", "", 2, 3, 26, 0},
    {"rival", "runner_up", "", 2, 3, 0, 0},
    {"roots", "case", "root:", 0, 3, 8, 4}, /* whether there are ranges: promises_ranges */
    {"mechanism", "mechanism", NULL, 2, 3, 0, 0},
    {"counts", "counts", "pattern:", 0, 3, 0, 0},
    {"run", "run", "pattern:", 0, 3, 0, 0},
    {"pattern", "case", "pattern:", 3, 4, 0, 0},
};

#define CHANGES ((int)(sizeof changes / sizeof *changes))

/* The change of lines that begin with the word; NULL: none. */
static const struct change *find_change(const char *word)
{
    int i = 0;

    while (i < CHANGES && strcmp(changes[i].word, word) != 0)
        i++;
    return i == CHANGES ? NULL : &changes[i];
}

/* True if lines of later formats begin with the word, and none of this one. */
static bool is_new(const char *word, int format)
{
    static const char *const of_5[] = {"model", "fitted", "goodness", "offered", "residual"};
    bool is_later = false;

    for (size_t i = 0; i < sizeof of_5 / sizeof *of_5; i++)
        is_later |= strcmp(of_5[i], word) == 0;
    for (int i = 0; i < CHANGES && format == 3; i++)
        is_later |= strcmp(changes[i].now, word) == 0 && find_change(word) == NULL;
    return is_later;
}

static char none[] = "", zero[] = "0", range_word[] = "range";

static void add(struct ct_csv_line *line, const char *field)
{
    memcpy(&line->fields[line->n++], &field, sizeof field);
}

/* pattern,COLLECTIVE,NAME,RANKS,BYTES,SAME_AS,SIMILARITY and what a range has from
   its algorithm on, with the bytes that were measured after three fields. */
static void split_pattern(const struct ct_csv_line *line, struct ct_lines_now *now)
{
    struct ct_csv_line *first = &now->lines[0], *range = &now->lines[1];

    first->n = 3;
    for (int i = 0; i < 3; i++)
        add(first, none);
    add(first, line->fields[5]);
    add(first, line->fields[6]);
    add(range, range_word);
    add(range, line->fields[1]);
    add(range, now->of);
    add(range, zero);
    for (int i = 7; i < line->n; i++) {
        if (i == 10)
            add(range, line->fields[4]);
        add(range, line->fields[i]);
    }
    now->n = 2;
}

static int check_ranks(const struct ct_decisions_place *place, const char *text, int nranks)
{
    char right[16];

    snprintf(right, sizeof right, "%d", nranks);
    return strcmp(text, right) == 0
               ? CT_OK
               : ct_decisions_fail(
                     place,
                     ct_format("ranks is %.60s; the signature's, %s, would be right", text, right));
}

/* Whether the roots have ranges of their own is said in two places: one must not be lost. */
static int read_promise(const struct ct_decisions_place *place, const char *text, bool *promises)
{
    *promises = strcmp(text, "yes") == 0;
    return *promises || strcmp(text, "no") == 0
               ? CT_OK
               : ct_decisions_fail(place,
                                   ct_format("own is %.60s; yes or no would be right", text));
}

static void change_line(const struct change *change, const struct ct_csv_line *line,
                        struct ct_lines_now *now)
{
    struct ct_csv_line *to = &now->lines[0];

    add(to, change->now);
    add(to, line->fields[1]);
    if (change->of != NULL) {
        snprintf(now->of, sizeof now->of, "%s%s", change->of,
                 change->of[0] == '\0' ? "" : line->fields[2]);
        add(to, now->of);
    }
    for (int i = change->rest; i < line->n; i++) {
        if (i != change->gone)
            add(to, line->fields[i]);
    }
    while (to->n < change->most)
        add(to, none);
    if (strcmp(change->word, "pattern") == 0)
        split_pattern(line, now);
}

/* What formats 3 and 4 had besides: other candidates that were about as fast, and at the end
   of a size what its choice loads links with. */
static void leave_out(struct ct_lines_now *now)
{
    struct ct_csv_line *line = &now->lines[0];

    if (strcmp(line->fields[0], "runner_up") == 0)
        now->n = 0;
    else if (strcmp(line->fields[0], "size") == 0 && line->n == SIZE_FIELDS_BEFORE)
        line->n--;
}

/* Up to format 5 nothing was predicted at a size or in a range. */
static void add_predicted(struct ct_lines_now *now)
{
    for (int i = 0; i < now->n; i++) {
        struct ct_csv_line *line = &now->lines[i];
        const bool is_of_figures =
            strcmp(line->fields[0], "size") == 0 || strcmp(line->fields[0], range_word) == 0;

        for (int k = 0; is_of_figures && k < PREDICTED_FIELDS; k++)
            add(line, none);
    }
}

/* The lines of formats 3 and 4 in format 5. */
static int map_to_5(const struct ct_decisions_place *place, int format,
                    const struct ct_signature *signature, const struct ct_csv_line *line,
                    struct ct_lines_now *now)
{
    const struct change *change = format == 3 ? find_change(line->fields[0]) : NULL;
    int err = CT_OK;

    if (is_new(line->fields[0], format))
        return ct_decisions_fail(place,
                                 ct_format("a line cannot begin with \"%s\" in format %d; "
                                           "%s in the first line, or lines of format %d, "
                                           "would be right",
                                           line->fields[0], format, CT_DECISIONS_HEAD, format));
    if (change == NULL) {
        now->lines[0] = *line;
        leave_out(now);
        return CT_OK;
    }
    if (line->n < (strcmp(change->word, "pattern") == 0 ? 11 : change->rest))
        return ct_decisions_fail(place, ct_format("a line %s has %d fields, which are too few; run "
                                                  "colltune tune --restart",
                                                  change->word, line->n));
    if (change->ranks != 0)
        err = check_ranks(place, line->fields[change->ranks], signature->nranks);
    if (strcmp(change->word, "roots") == 0 && line->n > change->gone)
        err = read_promise(place, line->fields[change->gone], &now->promises_ranges);
    if (err == CT_OK)
        change_line(change, line, now);
    if (err == CT_OK)
        leave_out(now);
    return err;
}

int ct_decisions_map(const struct ct_decisions_place *place, int format,
                     const struct ct_signature *signature, const struct ct_csv_line *line,
                     struct ct_lines_now *now)
{
    int err = CT_OK;

    *now = (struct ct_lines_now){.n = 1};
    if (format == 5 || line->n > CT_CSV_FIELDS - 8)
        now->lines[0] = *line; /* if it is too long, its reader says so */
    else
        err = map_to_5(place, format, signature, line, now);
    if (err == CT_OK && line->n <= CT_CSV_FIELDS - 8)
        add_predicted(now);
    return err;
}
