/*
 * model_machine.h - the cluster that a model is of: what its candidates cost there.
 */
#ifndef CT_BENCH_SEARCH_MODEL_MACHINE_H
#define CT_BENCH_SEARCH_MODEL_MACHINE_H

#include "bench/search/model.h"
#include "model/fit/learning.h"

struct ct_model_machine;

/*
 * folder   of cluster files
 * name     of the file, without .yaml
 * machine  out: ct_model_machine_free, also after a failure
 * returns  0, CT_ERR_INPUT, CT_ERR_MEMORY or CT_ERR_SYSTEM
 */
int ct_model_machine_load(const char *folder, const char *name, struct ct_model_machine **machine,
                          struct ct_diag *diag);
void ct_model_machine_free(struct ct_model_machine *machine);

/* What a learning needs to count calls on this machine; its member like is NULL. */
struct ct_learning_source ct_model_machine_source(struct ct_model_machine *machine);

#endif
