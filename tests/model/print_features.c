/*
 * print_features.c - features of all algorithms on some ranks: whatever it is compiled with,
 * it prints the same (tests.cmake).
 */
#include "model/features.h"

#include <inttypes.h>
#include <stdio.h>

enum { NODES = 8, MOST_RANKS = 130, WINDOW_RANKS = 70 };

/* Few, of which all are counted, and many, of which a sample is. */
static const int numbers[] = {13, MOST_RANKS};

/* Capacities that are no whole numbers. */
static const int parent[NODES] = {-1, 0, 0, 1, 1, 2, 2, 2};
static const double capacity[NODES] = {0,     1.25e9 / 3, 1e10 / 7, 1e9 / 9,
                                       0.1e9, 1e8 / 3,    1e8 / 7,  12345678.9};
static const uint64_t host[NODES] = {0, 0, 0, 1, 2, 3, 4, 5};

static int print(const struct ct_algorithm *algorithm, const struct ct_problem *problem)
{
    char text[CT_SETTING_TEXT];
    struct ct_features features;
    struct ct_diag diag = {""};

    if (!ct_algorithm_applies(algorithm, problem))
        return CT_OK;
    if (ct_features_count(algorithm, problem, NULL, &features, NULL, &diag) != CT_OK) {
        puts(diag.text); /* not of so many ranks */
        return problem->nranks <= CT_COUNTED_WHOLE ? CT_ERR_INVALID : CT_OK;
    }
    printf("%s %s", algorithm->name, ct_setting_text(algorithm->params, &problem->setting, text));
    for (int i = 0; i < CT_FEATURES; i++)
        printf(" %" PRId64, features.of[i]);
    putchar('\n');
    return CT_OK;
}

static int print_all(const struct ct_places *places)
{
    int err = CT_OK;

    for (int i = 0; ct_registry[i] != NULL && err == CT_OK; i++) {
        const struct ct_algorithm *algorithm = ct_registry[i];
        struct ct_problem problem = {.collective = algorithm->collective,
                                     .nranks = places->tree.nranks,
                                     .bytes = 98765,
                                     .places = places};

        if (places->hosts.n == 1 && !algorithm->by_window)
            continue;
        if (!ct_collective_has_data(algorithm->collective))
            problem.bytes = 0;
        for (int k = 0; k < ct_algorithm_settings(algorithm, places) && err == CT_OK; k++) {
            problem.setting = ct_algorithm_setting_at(algorithm, places, k);
            err = print(algorithm, &problem);
        }
    }
    return err;
}

static int print_job(int nranks, int nhosts)
{
    const struct ct_site site = {NODES, parent, capacity, host, NULL};
    uint64_t hosts[MOST_RANKS];
    struct ct_places *places;
    int err;

    for (int i = 0; i < nranks; i++)
        hosts[i] = nhosts == 1 ? 1 : (uint64_t)i * 2 % 5 + 1;
    err = ct_places_find(&site, hosts, nranks, NULL, &places, NULL);
    if (err != CT_OK)
        return err;
    if (nhosts > 1)
        err = print_all(places);
    places->shares_memory = true;
    if (err == CT_OK && (nhosts == 1 || nranks <= CT_COUNTED_WHOLE))
        err = print_all(places);
    ct_places_free(places);
    return err;
}

int main(void)
{
    int err = CT_OK;

    for (size_t i = 0; i < sizeof numbers / sizeof *numbers && err == CT_OK; i++)
        err = print_job(numbers[i], 5);
    if (err == CT_OK)
        err = print_job(WINDOW_RANKS, 1);
    return err == CT_OK ? 0 : 1;
}
