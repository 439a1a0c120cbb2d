/*
 * faults.c - preloaded before a tuned library: what the library asks of memory, or of MPI without
 * communicating, fails on one rank. Calls of the program and of MPI itself never do.
 *
 * FAULT_KIND  memory, mpi, or the name of one function of MPI
 * FAULT_RANK  the rank
 * FAULT_AT    the n-th of them fails, from 1 on; 0: none
 * FAULT_EVERY each n-th fails; 0: none
 * FAULT_COUNT a file, to which that rank writes at its end how many there were
 *
 * The functions of MPI have up to six arguments, of any types that fit into registers.
 */
#define _GNU_SOURCE /* RTLD_NEXT, dl_iterate_phdr */
#include <dlfcn.h>
#include <link.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NO_MEMORY 34 /* MPI_ERR_NO_MEM of MPICH */

typedef int any_fn(long, long, long, long, long, long);

extern void *__libc_malloc(size_t bytes);
extern void *__libc_calloc(size_t n, size_t bytes);
extern void *__libc_realloc(void *memory, size_t bytes);

static uintptr_t library_start, library_end;
static bool is_memory;
static const char *function = ""; /* of MPI that fails: a name, or "mpi" for all */
static long at, every;
static atomic_long count;

static long number_of(const char *name)
{
    const char *text = getenv(name);

    return text == NULL ? 0 : strtol(text, NULL, 10);
}

static int find_library(struct dl_phdr_info *info, size_t size, void *data)
{
    (void)size;
    (void)data;
    if (strstr(info->dlpi_name, "libcolltuned") == NULL)
        return 0;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *part = &info->dlpi_phdr[i];

        if (part->p_type != PT_LOAD || (part->p_flags & PF_X) == 0)
            continue;
        library_start = info->dlpi_addr + part->p_vaddr;
        library_end = library_start + part->p_memsz;
    }
    return 1;
}

static void tell(void)
{
    FILE *file = fopen(getenv("FAULT_COUNT"), "w");

    if (file == NULL)
        return;
    fprintf(file, "%ld\n", atomic_load(&count));
    fclose(file);
}

__attribute__((constructor)) static void start(void)
{
    const char *kind = getenv("FAULT_KIND");
    const char *rank = getenv("PMI_RANK");

    if (kind == NULL || rank == NULL || strtol(rank, NULL, 10) != number_of("FAULT_RANK"))
        return;
    dl_iterate_phdr(find_library, NULL);
    at = number_of("FAULT_AT");
    every = number_of("FAULT_EVERY");
    if (getenv("FAULT_COUNT") != NULL)
        atexit(tell);
    is_memory = strcmp(kind, "memory") == 0;
    if (!is_memory)
        function = kind;
}

/* True if what was asked for now fails. */
static bool fails(const void *caller)
{
    long number;

    if ((uintptr_t)caller < library_start || (uintptr_t)caller >= library_end)
        return false;
    number = atomic_fetch_add(&count, 1) + 1;
    if (number != at && (every == 0 || number % every != 0))
        return false;
    return true;
}

static bool is_meant(const char *name)
{
    return function[0] != '\0' && (strcmp(function, "mpi") == 0 || strcmp(function, name) == 0);
}

void *malloc(size_t bytes)
{
    return is_memory && fails(__builtin_return_address(0)) ? NULL : __libc_malloc(bytes);
}

void *calloc(size_t n, size_t bytes)
{
    return is_memory && fails(__builtin_return_address(0)) ? NULL : __libc_calloc(n, bytes);
}

void *realloc(void *memory, size_t bytes)
{
    return is_memory && fails(__builtin_return_address(0)) ? NULL : __libc_realloc(memory, bytes);
}

static any_fn *next(const char *name)
{
    any_fn *found;

    *(void **)&found = dlsym(RTLD_NEXT, name);
    return found;
}

#define LOCAL(name)                                                                                \
    int name(long a, long b, long c, long d, long e, long f);                                      \
    int name(long a, long b, long c, long d, long e, long f)                                       \
    {                                                                                              \
        return is_meant(#name) && fails(__builtin_return_address(0))                               \
                   ? NO_MEMORY                                                                     \
                   : next(#name)(a, b, c, d, e, f);                                                \
    }

/* All ranks take part, and this one fails in the end. made: the argument with what was made */
#define COLLECTIVE(name, made)                                                                     \
    int name(long a, long b, long c, long d, long e, long f);                                      \
    int name(long a, long b, long c, long d, long e, long f)                                       \
    {                                                                                              \
        const bool is_failed = is_meant(#name) && fails(__builtin_return_address(0));              \
        const int err = next(#name)(a, b, c, d, e, f);                                             \
                                                                                                   \
        if (err != 0 || !is_failed)                                                                \
            return err;                                                                            \
        next("PMPI_Comm_free")(made, 0, 0, 0, 0, 0);                                               \
        return NO_MEMORY;                                                                          \
    }

LOCAL(PMPI_Comm_compare)
LOCAL(PMPI_Comm_create_keyval)
LOCAL(PMPI_Comm_create_errhandler)
LOCAL(PMPI_Comm_delete_attr)
LOCAL(PMPI_Comm_get_attr)
LOCAL(PMPI_Comm_get_errhandler)
LOCAL(PMPI_Comm_group)
LOCAL(PMPI_Comm_rank)
LOCAL(PMPI_Comm_set_attr)
LOCAL(PMPI_Comm_set_errhandler)
LOCAL(PMPI_Comm_size)
LOCAL(PMPI_Comm_test_inter)
LOCAL(PMPI_Group_compare)
LOCAL(PMPI_Group_incl)
LOCAL(PMPI_Group_translate_ranks)
LOCAL(PMPI_Op_commutative)
LOCAL(PMPI_Query_thread)
LOCAL(PMPI_Type_get_extent_x)
LOCAL(PMPI_Type_get_true_extent_x)
LOCAL(PMPI_Type_size_x)
COLLECTIVE(PMPI_Comm_create_group, d)
COLLECTIVE(PMPI_Comm_split, d)
COLLECTIVE(PMPI_Comm_split_type, e)
