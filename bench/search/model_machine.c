/*
 * model_machine.c - counts candidates, each once for all replays.
 */
#include "bench/search/model_machine.h"

#include "base/array.h"
#include "base/files.h"
#include "base/hash.h"
#include "base/text.h"
#include "generator/wiring.h"
#include "model/fit/starting_values.h"
#include "model/ranking.h"

#include <stdlib.h>
#include <string.h>

struct counted {
    uint64_t hash; /* of name, setting and bytes */
    bool is_known;
    struct ct_features features;
};

struct ct_model_machine {
    struct ct_cluster *cluster;
    struct ct_wiring wiring;
    struct ct_cost_model start;
    int n;
    struct counted *counted;
    struct ct_hash_index index;
};

int ct_model_machine_load(const char *folder, const char *name, struct ct_model_machine **machine,
                          struct ct_diag *diag)
{
    struct ct_model_machine *made = calloc(1, sizeof *made);
    int err;

    *machine = made;
    if (made == NULL)
        return ct_diag_memory(diag);
    err = ct_cluster_load(ct_path("%s/%s.yaml", folder, name).text, "{command}", &made->cluster,
                          diag);
    if (err == CT_OK)
        err = ct_wiring_build(made->cluster, &made->wiring, diag);
    if (err == CT_OK)
        made->start = ct_starting_model(ct_starting_values_for(made->wiring.places, false),
                                        made->cluster->nranks);
    return err;
}

void ct_model_machine_free(struct ct_model_machine *machine)
{
    if (machine == NULL)
        return;
    free(machine->counted);
    ct_hash_index_fini(&machine->index);
    ct_wiring_fini(&machine->wiring);
    ct_cluster_free(machine->cluster);
    free(machine);
}

static bool work_out(const struct ct_model_machine *machine, const struct ct_candidate *candidate,
                     size_t bytes, struct ct_features *features)
{
    const struct ct_problem problem = {.collective = ct_collective_find(candidate->collective),
                                       .nranks = machine->cluster->nranks,
                                       .bytes = bytes,
                                       .places = machine->wiring.places};
    const struct ct_offered offered = {.collective = problem.collective,
                                       .algorithm = candidate->algorithm,
                                       .setting = candidate->setting};
    const bool is_native = strcmp(candidate->name + strlen(candidate->collective), "_native") == 0;

    return problem.collective != NULL && (is_native || candidate->algorithm != NULL) &&
           ct_offered_count(&offered, &problem, NULL, features, NULL, NULL) == CT_OK;
}

static bool has_hash(const void *rows, int position, const void *key)
{
    return ((const struct counted *)rows)[position].hash == *(const uint64_t *)key;
}

static bool count(void *ctx, const struct ct_candidate *candidate, size_t bytes,
                  struct ct_features *features)
{
    struct ct_model_machine *machine = ctx;
    const uint64_t hash =
        ct_hash(ct_hash_text(ct_hash_text(CT_HASH_START, candidate->name), candidate->text), &bytes,
                sizeof bytes);
    int found = ct_hash_index_find(&machine->index, hash, has_hash, machine->counted, &hash);
    struct counted *grown;

    if (found < 0) {
        grown = ct_array_grow(machine->counted, machine->n, sizeof *grown);
        if (grown == NULL || ct_hash_index_add(&machine->index, hash, machine->n) != CT_OK)
            return false;
        machine->counted = grown;
        found = machine->n++;
        grown[found].hash = hash;
        grown[found].is_known = work_out(machine, candidate, bytes, &grown[found].features);
    }
    *features = machine->counted[found].features;
    return machine->counted[found].is_known;
}

struct ct_learning_source ct_model_machine_source(struct ct_model_machine *machine)
{
    return (struct ct_learning_source){.start = machine->start,
                                       .nranks = machine->cluster->nranks,
                                       .count = count,
                                       .ctx = machine};
}
