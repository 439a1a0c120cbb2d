/*
 * chosen.c - looks a size up in a machine folder's decisions.
 */
#include "bench/chosen.h"

#include "base/text.h"
#include "result/decisions.h"

#include <stdio.h>
#include <stdlib.h>

int ct_chosen_open(const char *dir, struct ct_result **result,
                   struct ct_diag *diag)
{
    char *path = ct_format("%s/decisions.csv", dir);
    int err;

    *result = NULL;
    if (path == NULL)
        return ct_diag_memory(diag);
    err = ct_decisions_read(path, result, diag);
    free(path);
    return err == CT_ERR_SYSTEM ? CT_ERR_INPUT : err; /* no such folder */
}

int ct_chosen_name(void *context, const char *collective, size_t bytes,
                   char *text, size_t size, struct ct_diag *diag)
{
    const struct ct_result *result = context;
    const struct ct_result_collective *own =
        ct_result_find_collective(result, collective);
    const struct ct_result_range *range;

    if (own == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s: the report has %s, which was never tuned",
                           result->signature.cluster, collective);
    range = ct_result_find_range(own, result->signature.nranks, bytes);
    snprintf(text, size, "%s%s%s", range->algorithm,
             range->setting[0] == '\0' ? "" : " ", range->setting);
    return CT_OK;
}
