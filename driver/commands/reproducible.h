/*
 * reproducible.h - whether the library of a machine folder reduces in one order.
 */
#ifndef CT_DRIVER_COMMANDS_REPRODUCIBLE_H
#define CT_DRIVER_COMMANDS_REPRODUCIBLE_H

#include "driver/folder/machine.h"

/* Check the folder's decisions.csv, and write there "yes" or "no". What is
   written from it follows when the library is built.
   word  "yes" or "no"; NULL: as it is */
int ct_reproducible_write(const struct ct_machine *machine, const char *word, struct ct_diag *diag);

#endif
