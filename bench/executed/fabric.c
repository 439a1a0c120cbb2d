/*
 * fabric.c - the root, the switches, the hosts of the first switch, and so on.
 */
#include "bench/executed/fabric.h"

#include "base/hash.h"

#include <malloc.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <time.h>

enum { PER_SWITCH = 32 };

static uint64_t host_hash(int host)
{
    return ct_hash(CT_HASH_START, &host, sizeof host);
}

/* The first host of each switch, the second of each, and so on; neighbouring
   ranks on each. */
static void deal_ranks(struct ct_fabric *f, int per_host)
{
    int n = 0;

    for (int k = 0; k < PER_SWITCH; k++) {
        for (int host = k; host < f->nhosts; host += PER_SWITCH) {
            for (int i = 0; i < per_host && n < f->nranks; i++)
                f->of[n++] = host_hash(host);
        }
    }
}

int ct_fabric_init(struct ct_fabric *f, int nranks, int per_host, struct ct_diag *diag)
{
    const int nhosts = (nranks + per_host - 1) / per_host;
    const int nswitches = (nhosts + PER_SWITCH - 1) / PER_SWITCH;

    f->nranks = nranks;
    f->nhosts = nhosts;
    f->site = ct_site_new(1 + nswitches + nhosts);
    f->of = calloc((size_t)nranks, sizeof *f->of);
    if (f->site == NULL || f->of == NULL)
        return ct_diag_memory(diag);
    ct_site_set(f->site, 0, -1, 0, 0);
    for (int i = 0; i < nswitches; i++)
        ct_site_set(f->site, 1 + i, 0, 1.25e9, 0);
    for (int i = 0; i < nhosts; i++)
        ct_site_set(f->site, 1 + nswitches + i, 1 + i / PER_SWITCH, 1.25e9, host_hash(i));
    deal_ranks(f, per_host);
    return CT_OK;
}

void ct_fabric_fini(struct ct_fabric *f)
{
    ct_site_free(f->site);
    free(f->of);
}

double ct_process_ms(void)
{
    struct timespec t;

    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

double ct_heap_mb(void)
{
    const struct mallinfo2 info = mallinfo2();

    return (double)(info.uordblks + info.hblkhd) / 1e6;
}

double ct_peak_mb(void)
{
    struct rusage usage;

    getrusage(RUSAGE_SELF, &usage);
    return (double)usage.ru_maxrss * 1024 / 1e6;
}
