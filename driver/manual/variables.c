/*
 * variables.c - an environment variable is one row.
 */
#include "driver/manual/variables.h"

#include <stddef.h>

const struct ct_variable ct_library_variables[] = {
    {"COLLTUNE", "yes or no", "yes",
     "no: every call goes to the MPI library, and nothing is recorded. The library still "
     "answers the other ranks in MPI_Init."},
    {"COLLTUNE_REPORT", "yes, no or FILE", "no",
     "yes: rank 0 prints at the end which algorithms its calls ran, why calls were native, and "
     "where the time went. FILE: the same for all ranks, as comma-separated values. In FILE %j is "
     "the job, %h the host, %p the program, %t the time "
     "and %% a percent sign; a FILE with one of them is appended to."},
    {"COLLTUNE_SIMULATED", "yes or no", "no",
     "yes: also run choices that were tuned in a simulation."},
    {"COLLTUNE_REPRODUCIBLE", "yes or no", "as the library was built",
     "yes: reductions whose result depends on the order of operands run in one fixed order. no "
     "does not take back what colltune build --reproducible yes built in."},
    {"COLLTUNE_DEVICE", "host", NULL,
     "host: the program promises that it passes no pointers to GPU memory to MPI."},
    {"COLLTUNE_WAIT", "SECONDS", "60",
     "how long MPI_Init waits for ranks without the library. 0: for ever."},
    {"COLLTUNE_WINDOW", "BYTES", "67108864",
     "most memory of a host for windows, in which its ranks post and fetch. 0: none."},
    {"COLLTUNE_WINDOW_READ", "BYTES", "1073741824",
     "posts of at least so many bytes, and of more than 16 KB, are read from the poster's memory "
     "(copies=one), whatever was chosen, where the system allows it. 0: none is, and such "
     "choices copy twice."},
    {"COLLTUNE_TRIAL", "exact, all or no", "exact",
     "in which calls what is predicted is compared with native. exact: those whose "
     "result cannot depend on what runs. all: also floating-point reductions, whose results may "
     "then differ from run to run."},
    {"COLLTUNE_FORCE", "LIST", NULL,
     "one algorithm for every size, for experiments. LIST has entries COLLECTIVE:ALGORITHM or "
     "COLLECTIVE:ALGORITHM=VALUE, separated by commas. ALGORITHM may be native."},
    {"COLLTUNE_RECORD", "FILE", NULL,
     "write the counts of MPI_Alltoallv and MPI_Allgatherv to this pattern file."},
    {NULL, NULL, NULL, NULL},
};

const struct ct_variable ct_command_variables[] = {
    {"COLLTUNE_MPICC", "PROGRAM", "found when colltune was built",
     "the MPI library's compiler, for the timer and the tuned library."},
    {"COLLTUNE_SMPICC", "PROGRAM", "found when colltune was built", "SimGrid's compiler."},
    {"COLLTUNE_SMPIRUN", "PROGRAM", "found when colltune was built", "SimGrid's launcher."},
    {"NO_COLOR", "anything", NULL, "no colour in tables, unless --color always."},
    {NULL, NULL, NULL, NULL},
};
