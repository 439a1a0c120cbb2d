/*
 * mpi_of_program.h - which MPI library a program would load, asked without running it.
 */
#ifndef CT_DRIVER_ROLLOUT_MPI_OF_PROGRAM_H
#define CT_DRIVER_ROLLOUT_MPI_OF_PROGRAM_H

#include "base/status.h"

#include <stdbool.h>
#include <stdint.h>

struct ct_elf {
    bool is_elf;
    bool is_foreign;       /* of another kind of processor, or of 32 bits */
    bool is_cut;           /* it ends before the table of its sections does, which is last */
    char interpreter[128]; /* the dynamic loader; "": linked statically */
};

/* What kind of program a file is. What cannot be read is not an ELF file. */
struct ct_elf ct_elf_read(const char *path);

/* True if the file has the word, of letters and underscores, in it. */
bool ct_elf_has(const char *path, const char *word);

struct ct_mpi_found {
    bool is_found;
    bool has_sanitizer; /* the program loads AddressSanitizer's library */
    char path[1024];
    char version[256]; /* its first line */
    uint64_t hash;     /* as struct ct_signature has it */
};

/*
 * Ask the dynamic loader for the program's libraries, and the MPI library among them, in a
 * process of its own, for its version. Nothing is found if the program has none, as one that
 * loads a plugin.
 *
 * returns  0 or CT_ERR_SYSTEM
 */
int ct_mpi_of_program(const char *path, const struct ct_elf *elf, struct ct_mpi_found *found,
                      struct ct_diag *diag);

#endif
