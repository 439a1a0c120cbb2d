/*
 * processors.c - reads /proc/stat.
 */
#include "base/processors.h"

#include "base/hash.h"

#include <stdio.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

/* The line of all processors: user, nice, system, idle, iowait, irq, softirq,
   steal, in ticks. Packets of the job are handled in softirq, too. */
#define NTIMES 8
enum { USER, NICE, SYSTEM, STOLEN = NTIMES - 1 };

static FILE *open_in(const char *proc, const char *name)
{
    char path[256];

    snprintf(path, sizeof path, "%s/%s", proc, name);
    return fopen(path, "re");
}

static bool read_times(const char *line, double *times)
{
    return sscanf(line, "cpu %lf %lf %lf %lf %lf %lf %lf %lf", &times[0], &times[1], &times[2],
                  &times[3], &times[4], &times[5], &times[6], &times[7]) == NTIMES;
}

bool ct_processors_read(const char *proc, struct ct_processors *now)
{
    const double tick_s = 1.0 / (double)sysconf(_SC_CLK_TCK);
    FILE *file = open_in(proc, "stat");
    double times[NTIMES];
    char line[512];
    bool is_read;

    *now = (struct ct_processors){0};
    if (file == NULL)
        return false;
    is_read = fgets(line, sizeof line, file) != NULL && read_times(line, times);
    while (is_read && fgets(line, sizeof line, file) != NULL && strncmp(line, "cpu", 3) == 0)
        now->n++;
    fclose(file);
    if (!is_read || now->n == 0)
        return false;
    now->busy_s = tick_s * (times[USER] + times[NICE] + times[SYSTEM]);
    now->stolen_s = tick_s * times[STOLEN];
    return true;
}

uint64_t ct_kernel_id(const char *proc)
{
    FILE *file = open_in(proc, "sys/kernel/random/boot_id");
    char line[64] = "";
    bool is_read;

    if (file == NULL)
        return 0;
    is_read = fgets(line, sizeof line, file) != NULL;
    fclose(file);
    return is_read ? ct_hash_text(CT_HASH_START, line) : 0;
}

static double seconds_of(struct timeval time)
{
    return (double)time.tv_sec + 1e-6 * (double)time.tv_usec;
}

double ct_process_seconds(void)
{
    struct rusage usage;

    if (getrusage(RUSAGE_SELF, &usage) != 0)
        return 0;
    return seconds_of(usage.ru_utime) + seconds_of(usage.ru_stime);
}

double ct_interval_disturbance(const struct ct_interval *i)
{
    const int ncores = i->nranks < i->nprocessors ? i->nranks : i->nprocessors;
    const double others_s = (i->busy_s > i->own_s ? i->busy_s - i->own_s : 0) + i->stolen_s;
    double share;

    if (i->wall_s <= 0 || ncores <= 0)
        return 0;
    share = others_s / (i->wall_s * ncores);
    return share < 1 ? share : 1;
}
