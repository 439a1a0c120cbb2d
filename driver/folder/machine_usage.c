/*
 * machine_usage.c - the library of a machine folder, and how to use it.
 */
#include "driver/folder/machine.h"
#include "driver/options/table_show.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int ct_machine_offer(const struct ct_machine *machine, const struct ct_result *result,
                     const char *color, struct ct_diag *diag)
{
    const struct ct_flavour *flavour = ct_flavour_of_results(result->signature.is_simulated);
    const char *mpiexec = ct_flavour_default()->launch_here;
    char *library = NULL;
    int err;

    CT_TRY(err, done, ct_machine_build_library(machine, &library, diag));
    if (color != NULL)
        CT_TRY(err, done, ct_table_show(result, color, diag));
    printf("\nThe library: %s\nThe report:  %s/report.html\nUse it, unchanged programs:   "
           "LD_PRELOAD=%s PROGRAM\n"
           "%s%.*s -n %d env LD_PRELOAD=%s "
           "PROGRAM\nSee what it did:              COLLTUNE_REPORT=1; switch "
           "it off: COLLTUNE=off\n",
           library, machine->dir, library,
           machine->cluster->is_local ? "with mpiexec, as tuned:       "
                                      : "with the site's mpiexec:      ",
           (int)strcspn(mpiexec, " "), mpiexec, ct_cluster_launched(machine->cluster), library);
    printf("%s", flavour->times.usage);
done:
    free(library);
    return err;
}
