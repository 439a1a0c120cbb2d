/*
 * counted_timer.c - speaks the timer's protocol; calls take what their plans cost on an
 * invented machine, by counts of the cost model.
 *
 * Environment:
 *   FAKE_CLUSTER  the cluster file
 *   FAKE_LAST     races that are answered; later ones never are (all)
 *   FAKE_ODD      if set, each candidate takes up to 20 times as long, by its name
 *   FAKE_MUTE     file that is made when one is not
 */
#include "base/hash.h"
#include "cluster/cluster.h"
#include "generator/wiring.h"
#include "model/fit/starting_values.h"
#include "model/ranking.h"
#include "repo/aliases.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define LINE_BYTES 16384
#define UNKNOWN_S 1e-3 /* of what cannot be counted */

static struct ct_cluster *cluster;
static struct ct_wiring wiring;
static struct ct_cost_model machine;

/* Rounds take three times as long as usual, bytes half; a call by itself takes little. */
static int make_machine(const char *path)
{
    struct ct_diag diag = {""};

    if (path == NULL || ct_cluster_load(path, "{command}", &cluster, &diag) != CT_OK ||
        ct_wiring_build(cluster, &wiring, &diag) != CT_OK) {
        fprintf(stderr, "no cluster: %s\n", diag.text);
        return EXIT_FAILURE;
    }
    machine = ct_starting_model(ct_starting_values_for(wiring.places, false), cluster->nranks);
    machine.coefficient[CT_ROUNDS_BETWEEN] *= 3;
    machine.coefficient[CT_BYTES_BETWEEN] /= 2;
    machine.call_ns /= 20;
    machine.rank_ns /= 20;
    return EXIT_SUCCESS;
}

/* What the words of an algorithm and its setting mean; false: nothing. */
static bool find(const char *name, const char *text, struct ct_offered *offered)
{
    const struct ct_named named = ct_named_find(ct_registry, name);

    offered->algorithm = named.algorithm;
    if (named.algorithm == NULL)
        return strstr(name, "_native") != NULL &&
               ct_setting_read(ct_no_params, text, &offered->setting, NULL) == CT_OK;
    return ct_named_read(&named, text, &offered->setting, NULL) == CT_OK;
}

/* "allreduce_ring segment_bytes=0", and then words that are not of the setting. */
static double cost(const char *collective, char *entry, size_t bytes)
{
    const struct ct_problem problem = {.collective = ct_collective_find(collective),
                                       .nranks = cluster->nranks,
                                       .bytes = bytes,
                                       .places = wiring.places};
    struct ct_offered offered = {.collective = problem.collective};
    struct ct_features features;
    char *setting, *end;
    double times = 1;

    if ((end = strstr(entry, " warmup=")) != NULL || (end = strstr(entry, " verify=")) != NULL)
        *end = '\0';
    entry[strcspn(entry, "\n")] = '\0';
    end = entry + strlen(entry);
    while (end > entry && end[-1] == ' ')
        *--end = '\0';
    if (getenv("FAKE_ODD") != NULL)
        times += (double)(ct_hash_text(CT_HASH_START, entry) % 20);
    setting = entry + strcspn(entry, " ");
    if (*setting != '\0')
        *setting++ = '\0';
    return find(entry, setting, &offered) &&
                   ct_offered_count(&offered, &problem, NULL, &features, NULL, NULL) == CT_OK
               ? times * 1e-9 * (double)ct_cost(&machine, &features, cluster->nranks)
               : UNKNOWN_S;
}

/* "race COLLECTIVE bytes=N rounds=N ... | ENTRY | ENTRY" */
static void answer_race(char *line)
{
    char collective[64] = "";
    char *entries[32];
    int n = 0;
    long bytes = 0, rounds = 0;
    const char *head = strtok(line, "|");

    sscanf(head, "race %63s bytes=%ld rounds=%ld", collective, &bytes, &rounds);
    while (n < 32 && (entries[n] = strtok(NULL, "|")) != NULL)
        n++;
    printf("raced");
    for (int i = 0; i < n; i++) {
        const bool has_warm_up = strstr(entries[i], " warmup=0") == NULL;
        const double s = cost(collective, entries[i] + 1, (size_t)bytes);

        printf(" |");
        if (has_warm_up)
            printf(" w=%.9g", s);
        for (long k = 0; k < rounds; k++)
            printf(" %.9g", s * (1 + 1e-4 * (double)(k % 5)));
    }
    printf("\n");
}

static void go_mute(void)
{
    const char *path = getenv("FAKE_MUTE");
    FILE *file = path == NULL ? NULL : fopen(path, "w");

    if (file != NULL)
        fclose(file);
}

int main(void)
{
    const char *last = getenv("FAKE_LAST");
    long left = last == NULL ? -1 : atol(last);
    char line[LINE_BYTES];

    if (make_machine(getenv("FAKE_CLUSTER")) != EXIT_SUCCESS)
        return EXIT_FAILURE;
    while (fgets(line, sizeof line, stdin) != NULL) {
        const bool is_race = strncmp(line, "race ", 5) == 0;

        if (is_race && left != 0)
            answer_race(line);
        else if (strncmp(line, "hello", 5) == 0)
            printf("hello protocol=3 ranks=%d placement=00000000000000a1 mpi=1 registry=0 "
                   "version=An invented MPI\n",
                   cluster->nranks);
        else if (is_race)
            go_mute();
        else
            printf("ok\n");
        left -= is_race && left > 0;
        fflush(stdout);
    }
    ct_wiring_fini(&wiring);
    ct_cluster_free(cluster);
    return EXIT_SUCCESS;
}
