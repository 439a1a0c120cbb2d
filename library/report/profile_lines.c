/*
 * profile_lines.c - from tallies to lines, and lines of several ranks to one.
 */
#include "library/report/profile_lines.h"

#include "base/array.h"
#include "library/call/interposed.h"

#include <stdio.h>
#include <string.h>

static void append(struct ct_profile_lines *all, const struct ct_profile_line *line)
{
    struct ct_profile_line *lines = ct_array_grow(all->lines, all->count, sizeof *line);

    if (lines == NULL) {
        all->has_failed = true;
        return;
    }
    all->lines = lines;
    lines[all->count++] = *line;
}

static int position_of(const struct ct_collective *collective)
{
    int i = 0;

    while (ct_all_interposed[i]->collective != collective)
        i++;
    return i;
}

static void name_choice(const struct ct_choice *choice, struct ct_profile_line *line)
{
    const struct ct_algorithm *algorithm = choice->algorithm;

    snprintf(line->algorithm, sizeof line->algorithm, "%s",
             algorithm == NULL ? "native" : algorithm->name);
    ct_setting_text(algorithm == NULL ? ct_no_params : algorithm->params, &choice->setting,
                    line->setting);
    line->is_predicted = choice->is_predicted;
}

static void add_row(const struct ct_count_row *row, void *data)
{
    struct ct_profile_line line;

    memset(&line, 0, sizeof line); /* the gaps, too, are sent */
    line.collective = position_of(row->collective);
    line.instead = row->instead;
    line.reason = row->reason;
    line.ranks = 1;
    line.calls = row->tally->calls;
    line.bytes = row->tally->bytes;
    line.bytes_min = row->bytes_min;
    line.bytes_max = row->bytes_max;
    line.time_ns = row->tally->time_ns;
    line.time_max_ns = line.time_ns;
    line.figured = row->tally->figured;
    line.saved_ns = row->tally->saved_ns;
    if (row->served != NULL) {
        line.comm_ranks = row->served->nranks;
        snprintf(line.job, sizeof line.job, "%s", row->served->job == NULL ? "" : row->served->job);
    }
    line.ns = row->ns;
    line.native_ns = row->native_ns;
    if (row->choice != NULL)
        name_choice(row->choice, &line);
    else if (row->reason != CT_TUNED)
        strcpy(line.algorithm, "native");
    append(data, &line);
}

struct ct_profile_lines ct_profile_lines_own(void)
{
    struct ct_profile_lines own = {.count = 0};

    ct_counts_each(add_row, &own);
    return own;
}

static bool is_of_same_calls(const struct ct_profile_line *a, const struct ct_profile_line *b)
{
    return a->collective == b->collective && a->reason == b->reason &&
           strcmp(a->algorithm, b->algorithm) == 0 && strcmp(a->setting, b->setting) == 0 &&
           a->instead == b->instead && a->is_predicted == b->is_predicted &&
           strcmp(a->job, b->job) == 0 && a->comm_ranks == b->comm_ranks && a->ns == b->ns &&
           a->native_ns == b->native_ns;
}

static void join(struct ct_profile_line *line, const struct ct_profile_line *other)
{
    line->ranks += other->ranks;
    line->calls += other->calls;
    line->bytes += other->bytes;
    if (other->bytes_min < line->bytes_min)
        line->bytes_min = other->bytes_min;
    if (other->bytes_max > line->bytes_max)
        line->bytes_max = other->bytes_max;
    line->time_ns += other->time_ns;
    if (other->time_max_ns > line->time_max_ns)
        line->time_max_ns = other->time_max_ns;
    line->figured += other->figured;
    line->saved_ns += other->saved_ns;
}

void ct_profile_lines_add(struct ct_profile_lines *all, const struct ct_profile_line *line)
{
    for (int i = 0; i < all->count; i++) {
        if (is_of_same_calls(&all->lines[i], line)) {
            join(&all->lines[i], line);
            return;
        }
    }
    append(all, line);
}
