/*
 * limits_text.c - the limits of all collectives in words.
 */
#include "cluster/limits.h"
#include "cluster/reader/cable_keys.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

enum { LIMIT_BYTES = 65536, ROOT = 0, WIDTH = 80, TIME_WIDTH = 12 };

/* Times of the collectives, those that have not been written yet. */
struct unwritten {
    double limit[CT_COLLECTIVES_MAX];
    bool is_left[CT_COLLECTIVES_MAX];
    /* the bytes up to which the time is the limit; 0: not shown */
    double most_bytes[CT_COLLECTIVES_MAX];
};

static void find_limits(const struct ct_cluster *cluster, struct unwritten *u)
{
    for (int i = 0; ct_collectives[i] != NULL; i++) {
        u->is_left[i] = ct_collectives[i]->cut_load != NULL;
        u->limit[i] = ct_limit(cluster, ct_collectives[i], ROOT, LIMIT_BYTES);
    }
}

/* Those by latency; whether there are any. */
static bool find_latencies(const struct ct_cluster *cluster, struct unwritten *u)
{
    bool is_any = false;

    for (int i = 0; ct_collectives[i] != NULL; i++) {
        const double of_byte = ct_limit(cluster, ct_collectives[i], ROOT, 1);

        u->limit[i] = ct_limit_latency(cluster, ct_collectives[i], ROOT);
        u->is_left[i] = u->limit[i] > 0;
        u->most_bytes[i] = of_byte > 0 ? floor(u->limit[i] / of_byte) : 0;
        is_any = is_any || u->is_left[i];
    }
    return is_any;
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

/* A collective's name, after it the bytes, on a new line where this one is full. */
static void add_name(struct ct_text *text, const struct unwritten *u, int i, int *column)
{
    char words[96];
    int length;

    if (u->most_bytes[i] > 0)
        length =
            snprintf(words, sizeof words, "%s (%.0f)", ct_collectives[i]->name, u->most_bytes[i]);
    else
        length = snprintf(words, sizeof words, "%s", ct_collectives[i]->name);
    if (*column + 1 + length >= WIDTH) {
        ct_text_add(text, "\n%*s", TIME_WIDTH, "");
        *column = TIME_WIDTH;
    }
    ct_text_add(text, " %s", words);
    *column += 1 + length;
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
        ct_time_format(u->limit[i], time);
        if (!u->is_left[i] || strcmp(time, shown) != 0)
            continue;
        u->is_left[i] = false;
        add_name(text, u, i, &column);
    }
    ct_text_add(text, "\n");
}

static void add_rows(struct ct_text *text, struct unwritten *u)
{
    int first;

    while ((first = longest(u)) >= 0)
        add_row(text, u, first);
}

void ct_limits_describe(const struct ct_cluster *cluster, struct ct_text *text)
{
    struct unwritten by_bandwidth = {.is_left = {false}};
    struct unwritten by_latency = {.is_left = {false}};

    find_limits(cluster, &by_bandwidth);
    ct_text_add(text, "limits by bandwidth, blocks or vectors of %d bytes, root %d:\n",
                (int)LIMIT_BYTES, (int)ROOT);
    add_rows(text, &by_bandwidth);
    if (!find_latencies(cluster, &by_latency)) {
        ct_text_add(text, "limits by latency: unknown\n");
        return;
    }
    ct_text_add(text,
                "limits by latency (the larger ones up to so many "
                "bytes), root %d:\n",
                (int)ROOT);
    add_rows(text, &by_latency);
}
