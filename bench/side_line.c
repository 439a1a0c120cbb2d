/*
 * side_line.c - reads a line of side_by_side.
 */
#include "bench/side_line.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TIMES_MAX 100000

/* " WORD T1 ... TN"; the text after it, or NULL. */
static const char *read_times(const char *at, const char *word, int n, double *times)
{
    const size_t length = strlen(word);

    if (at == NULL || strncmp(at, word, length) != 0)
        return NULL;
    at += length;
    for (int i = 0; i < n; i++) {
        char *end;

        times[i] = strtod(at, &end);
        if (end == at || !isfinite(times[i]) || times[i] <= 0)
            return NULL;
        at = end;
    }
    return at;
}

bool ct_side_line_read(const char *line, struct ct_side_line *side)
{
    const char *after, *at;
    int used;

    *side = (struct ct_side_line){.tuned = NULL};
    if (sscanf(line, "%47s %zu %d%n", side->collective, &side->bytes, &side->n, &used) != 3 ||
        side->n < 1 || side->n > TIMES_MAX)
        return false;
    side->tuned = malloc(2 * (size_t)side->n * sizeof *side->tuned);
    if (side->tuned == NULL)
        return false;
    side->native = side->tuned + side->n;
    after = line + used;
    at = read_times(after, " tuned", side->n, side->tuned);
    side->has_tuned = at != NULL;
    at = read_times(at == NULL ? after : at, " native", side->n, side->native);
    return at != NULL && *at == '\0';
}

void ct_side_line_fini(struct ct_side_line *side)
{
    free(side->tuned);
}
