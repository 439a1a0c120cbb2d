/*
 * progress.c - writes the progress line.
 */
#include "driver/session/progress.h"

#include "base/process.h"
#include "base/text.h"

#include <math.h>
#include <stdio.h>
#include <unistd.h>

#define TERMINAL_S 0.1 /* seconds between lines */
#define FILE_S 10

void ct_progress_stage(bool is_quiet, const struct ct_cluster *cluster, const char *stage)
{
    if (!is_quiet)
        fprintf(stderr, "colltune: %s, %d rank%s: %s\n", cluster->name, cluster->nranks,
                ct_plural(cluster->nranks), stage);
}

/* "alltoall of 1024 bytes, look: 3 candidates" */
static void print_race(const char *stage, const struct ct_asked_race *race)
{
    const struct ct_record *first = &race->records[0];

    fprintf(stderr, "%s of %zu byte%s, %s: ", first->candidate->collective, first->bytes,
            ct_plural(first->bytes), stage);
    if (race->n == 1)
        fprintf(stderr, "%s", first->candidate->words);
    else
        fprintf(stderr, "%d candidates", race->n);
}

/* "about 40 s left": at the pace since the first line, as what came from the
   journal took no time. */
static void print_left(const struct ct_progress *p, double now)
{
    const double done_s = p->done_s - p->start_done_s;
    const double gone_s = now - p->start_s;
    double left_s;

    if (done_s <= 0 || gone_s < 1)
        return;
    left_s = p->left_s * gone_s / done_s;
    if (p->stop_s > 0)
        left_s = fmax(0, fmin(left_s, p->stop_s - now));
    fprintf(stderr, ", about %.0f s left", left_s);
}

void ct_progress_show(struct ct_progress *p, const char *stage, const struct ct_asked_race *race)
{
    const bool is_terminal = isatty(STDERR_FILENO) != 0;
    const double now = ct_clock_s();

    if (p->is_quiet)
        return;
    if (p->start_s <= 0) {
        p->start_s = now;
        p->start_done_s = p->done_s;
    }
    if (now - p->last_s < (is_terminal ? TERMINAL_S : FILE_S))
        return;
    p->last_s = now;
    fprintf(stderr, "%s", is_terminal ? "\r\033[K" : "");
    print_race(stage, race);
    if (p->ncells > 0)
        fprintf(stderr, "; %d of %d size%s decided", p->ndecided, p->ncells, ct_plural(p->ncells));
    print_left(p, now);
    fprintf(stderr, "%s", is_terminal ? "" : "\n");
    fflush(stderr);
}

void ct_progress_clear(const struct ct_progress *p)
{
    if (!p->is_quiet && isatty(STDERR_FILENO))
        fprintf(stderr, "\r\033[K");
}
