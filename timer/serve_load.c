/*
 * serve_load.c - how much of the hosts' processors others had since the last
 * such request.
 *
 * Ranks that share processors have one kernel, which knows what all programs
 * did; what the ranks themselves did, waiting included, is subtracted.
 */
#include "timer/serve.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HOST_BYTES 64

/* What a rank saw since the last request. */
struct seen {
    uint64_t kernel;
    struct ct_interval interval; /* its own time, and all of its kernel's */
    char host[HOST_BYTES];
};

void ct_load_begin(struct ct_host_load *load)
{
    load->is_known = ct_processors_read(CT_PROC, &load->all);
    load->own_s = ct_process_seconds();
    load->at_s = PMPI_Wtime();
}

static int see(const struct ct_host_load *load, struct seen *seen)
{
    char name[MPI_MAX_PROCESSOR_NAME] = "";
    struct ct_host_load now;
    int length;

    *seen = (struct seen){.kernel = ct_kernel_id(CT_PROC)};
    ct_load_begin(&now);
    if (load->is_known && now.is_known)
        seen->interval = (struct ct_interval){.wall_s = now.at_s - load->at_s,
                                              .busy_s = now.all.busy_s - load->all.busy_s,
                                              .stolen_s = now.all.stolen_s - load->all.stolen_s,
                                              .own_s = now.own_s - load->own_s,
                                              .nprocessors = now.all.n,
                                              .nranks = 1};
    if (PMPI_Get_processor_name(name, &length) != MPI_SUCCESS)
        return MPI_ERR_OTHER;
    snprintf(seen->host, sizeof seen->host, "%.*s", HOST_BYTES - 1, name);
    for (char *c = seen->host; *c != '\0'; c++) {
        if (*c == ' ')
            *c = '_';
    }
    return MPI_SUCCESS;
}

static int by_kernel(const void *a, const void *b)
{
    const struct seen *x = a, *y = b;

    return (x->kernel > y->kernel) - (x->kernel < y->kernel);
}

/* The ranks of the kernel of the first one, as one; how many they are. */
static int sum_kernel(const struct seen *all, int n, struct seen *sum)
{
    int i = 1;

    *sum = all[0];
    for (; i < n && all[i].kernel == all[0].kernel; i++) {
        sum->interval.own_s += all[i].interval.own_s;
        sum->interval.nranks++;
    }
    return i;
}

/* The kernel with the most. The driver's own time is no other program's. */
static struct seen find_worst(struct seen *all, int n, const struct ct_request *request,
                              double *most)
{
    struct seen worst = all[0];

    *most = 0;
    qsort(all, (size_t)n, sizeof *all, by_kernel);
    for (int i = 0; i < n;) {
        struct seen sum;
        double part;

        i += sum_kernel(all + i, n - i, &sum);
        if (sum.kernel == request->kernel)
            sum.interval.own_s += request->own_s;
        part = ct_interval_disturbance(&sum.interval);
        if (part > *most || i == sum.interval.nranks)
            worst = sum;
        *most = part > *most ? part : *most;
    }
    return worst;
}

static void answer(const struct ct_server *server, struct seen *all, int n,
                   const struct ct_request *request)
{
    char text[HOST_BYTES + 100];
    double most;
    const struct seen worst = find_worst(all, n, request, &most);

    snprintf(text, sizeof text, "seconds=%.3f others=%.3f stolen=%.3f host=%s",
             worst.interval.wall_s, most,
             worst.interval.wall_s > 0
                 ? worst.interval.stolen_s / (worst.interval.wall_s * worst.interval.nprocessors)
                 : 0,
             worst.host);
    ct_serve_answer(server, "load", text);
}

int ct_serve_load(struct ct_server *server, const struct ct_request *request)
{
    const int n = server->nparts * server->nranks;
    struct seen own;
    struct seen *all = server->rank == 0 ? calloc((size_t)n, sizeof *all) : NULL;
    int err;

    if (server->rank == 0 && all == NULL)
        return MPI_ERR_NO_MEM;
    err = see(&server->load, &own);
    if (err == MPI_SUCCESS)
        err = PMPI_Gather(&own, sizeof own, MPI_BYTE, all, sizeof own, MPI_BYTE, 0, server->own);
    if (err == MPI_SUCCESS && server->rank == 0)
        answer(server, all, n, request);
    free(all);
    ct_load_begin(&server->load);
    return err;
}
