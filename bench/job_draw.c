/*
 * job_draw.c - draws a job on some of a cluster's hosts, for bench/jobs.
 *
 * Usage: job_draw SEED <PLACES
 * PLACES is the host of each rank that the cluster has a place for, one name
 * per line. Prints the host of each rank of the job, one per line, in order.
 */
#include "base/array.h"
#include "bench/side_draw.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NAME_BYTES 256 /* of a host, with the NUL */

struct hosts {
    char (*names)[NAME_BYTES];
    int *room; /* places on each */
    int n;
    int nplaces;
};

static const char *add_host(struct hosts *hosts, const char *name)
{
    char(*names)[NAME_BYTES] =
        ct_array_grow(hosts->names, hosts->n, sizeof *names);
    int *room;

    if (names == NULL)
        return "out of memory";
    hosts->names = names;
    room = ct_array_grow(hosts->room, hosts->n, sizeof *room);
    if (room == NULL)
        return "out of memory";
    hosts->room = room;
    snprintf(names[hosts->n], NAME_BYTES, "%s", name);
    room[hosts->n++] = 1;
    return NULL;
}

/* NULL, or what is wrong. */
static const char *add_place(struct hosts *hosts, const char *name)
{
    hosts->nplaces++;
    for (int i = 0; i < hosts->n; i++) {
        if (strcmp(hosts->names[i], name) == 0) {
            hosts->room[i]++;
            return NULL;
        }
    }
    return add_host(hosts, name);
}

static const char *read_places(struct hosts *hosts)
{
    char line[NAME_BYTES];
    const char *wrong = NULL;

    while (wrong == NULL && fgets(line, sizeof line, stdin) != NULL) {
        const size_t length = strcspn(line, "\n");

        if (length == 0 || line[length] == '\0')
            return "not a line with the name of a host";
        line[length] = '\0';
        wrong = add_place(hosts, line);
    }
    return wrong == NULL && hosts->n < 2 ? "a job needs two hosts" : wrong;
}

static const char *draw_and_print(const struct hosts *hosts, uint64_t seed)
{
    int *drawn = calloc((size_t)hosts->nplaces, sizeof *drawn);
    int nranks;

    if (drawn == NULL)
        return "out of memory";
    nranks = ct_draw_job(seed, hosts->room, hosts->n, drawn);
    for (int rank = 0; rank < nranks; rank++)
        printf("%s\n", hosts->names[drawn[rank]]);
    free(drawn);
    return NULL;
}

int main(int argc, char **argv)
{
    struct hosts hosts = {.n = 0};
    const char *wrong = "usage: job_draw SEED <PLACES";
    char *end = NULL;

    if (argc == 2) {
        const unsigned long long seed = strtoull(argv[1], &end, 10);

        if (end != argv[1] && *end == '\0')
            wrong = read_places(&hosts);
        if (wrong == NULL)
            wrong = draw_and_print(&hosts, seed);
    }
    if (wrong != NULL)
        fprintf(stderr, "job_draw: %s\n", wrong);
    free(hosts.names);
    free(hosts.room);
    return wrong == NULL ? EXIT_SUCCESS : 2;
}
