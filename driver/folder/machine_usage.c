/*
 * machine_usage.c - how to use the library of a machine folder.
 */
#include "driver/folder/machine.h"

#include <stdio.h>

void ct_machine_print_usage(const struct ct_result *result, const char *library)
{
    const struct ct_flavour *flavour = ct_flavour_of_results(result->signature.is_simulated);

    printf("\nThe library: %s\nUse it, unchanged programs:   "
           "LD_PRELOAD=%s PROGRAM\n"
           "with mpiexec:                 mpiexec -n N env LD_PRELOAD=%s "
           "PROGRAM\nSee what it did:              COLLTUNE_REPORT=1; switch "
           "it off: COLLTUNE=off\n",
           library, library, library);
    printf("%s", flavour->times.usage);
}
