/*
 * progress.c - writes the progress line.
 */
#include "driver/session/progress.h"

#include "base/process.h"

#include <stdio.h>
#include <unistd.h>

#define TERMINAL_S 0.1 /* seconds between lines */
#define FILE_S 10

/* How much of the whole job is done, from 0 to 1. */
static double share_of(const struct ct_progress *p)
{
    const double within = p->total > 0 ? (double)p->done / p->total : 0;

    return (p->part + within) / p->nparts;
}

/* "about 40 s left"; what came from the journal took no time, so the pace is
   that since the first line. */
static void print_left(const struct ct_progress *p, double now)
{
    const double share = share_of(p);
    const double gone = share - p->start_share;

    if (gone <= 0.001 || now - p->start_s < 1)
        return;
    fprintf(stderr, ", about %.0f s left in all",
            (now - p->start_s) * (1 - share) / gone);
}

void ct_progress_show(struct ct_progress *p)
{
    const bool is_terminal = isatty(STDERR_FILENO) != 0;
    const double now = ct_clock_s();

    if (p->is_quiet || p->stage == NULL || p->candidate == NULL)
        return;
    if (p->start_s <= 0) {
        p->start_s = now;
        p->start_share = share_of(p);
    }
    if (now - p->last_s < (is_terminal ? TERMINAL_S : FILE_S))
        return;
    p->last_s = now;
    fprintf(stderr, "%s%s %d/%d: %s", is_terminal ? "\r\033[K" : "", p->stage,
            p->done, p->total, p->candidate);
    if (p->setting[0] != '\0')
        fprintf(stderr, " (%s)", p->setting);
    fprintf(stderr, ", %zu bytes", p->bytes);
    print_left(p, now);
    fprintf(stderr, "%s", is_terminal ? "" : "\n");
    fflush(stderr);
}

void ct_progress_clear(const struct ct_progress *p)
{
    if (!p->is_quiet && isatty(STDERR_FILENO))
        fprintf(stderr, "\r\033[K");
}
