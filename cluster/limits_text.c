/*
 * limits_text.c - the limits of all collectives in words.
 */
#include "cluster/limits.h"
#include "cluster/reader/cable_keys.h"

#include <string.h>

enum { LIMIT_BYTES = 65536, ROOT = 0, WIDTH = 80, TIME_WIDTH = 12 };

/* The collectives whose limit has not been written yet. */
struct unwritten {
    double limit[CT_COLLECTIVES_MAX];
    bool is_left[CT_COLLECTIVES_MAX];
};

static void find_limits(const struct ct_cluster *cluster, struct unwritten *u)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        u->is_left[i] = ct_collectives[i]->cut_load != NULL;
        u->limit[i] = ct_limit(cluster, ct_collectives[i], ROOT, LIMIT_BYTES);
    }
}

/* The one with the longest limit; -1: none is left. */
static int longest(const struct unwritten *u)
{
    int best = -1;

    for (int i = 0; ct_collectives[i] != NULL; i++) {
        if (u->is_left[i] && (best < 0 || u->limit[i] > u->limit[best]))
            best = i;
    }
    return best;
}

static void add_time(struct ct_text *text, double seconds, int width)
{
    char time[CT_QUANTITY_SIZE];

    ct_time_format(seconds, time);
    ct_text_add(text, "%-*s", width, seconds > 0 ? time : "unknown");
}

/* A time, and after it the names of all whose limit that is: those whose times
   look the same. */
static void add_row(struct ct_text *text, struct unwritten *u, int first)
{
    char shown[CT_QUANTITY_SIZE], time[CT_QUANTITY_SIZE];
    int column = TIME_WIDTH;

    ct_time_format(u->limit[first], shown);
    ct_text_add(text, "  ");
    add_time(text, u->limit[first], TIME_WIDTH - 2);
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        const char *name = ct_collectives[i]->name;
        const int length = (int)strlen(name);

        ct_time_format(u->limit[i], time);
        if (!u->is_left[i] || strcmp(time, shown) != 0)
            continue;
        u->is_left[i] = false;
        if (column + 1 + length >= WIDTH) {
            ct_text_add(text, "\n%*s", TIME_WIDTH, "");
            column = TIME_WIDTH;
        }
        ct_text_add(text, " %s", name);
        column += 1 + length;
    }
    ct_text_add(text, "\n");
}

void ct_limits_describe(const struct ct_cluster *cluster, struct ct_text *text)
{
    struct unwritten u = {.is_left = {false}};
    int first;

    find_limits(cluster, &u);
    ct_text_add(
        text, "limits by bandwidth, blocks or vectors of %d bytes, root %d:\n",
        (int)LIMIT_BYTES, (int)ROOT);
    while ((first = longest(&u)) >= 0)
        add_row(text, &u, first);
    ct_text_add(text, "limit by latency, any size: ");
    add_time(text, ct_limit_latency(cluster), 0);
    ct_text_add(text, "\n");
}
