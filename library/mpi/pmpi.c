/*
 * pmpi.c - weak references, and a search among what is loaded.
 *
 * What the linker of the process finds is right where MPI is there when the
 * process starts: a weak reference is NULL where it is not. It stays NULL if
 * MPI is loaded later, so then all loaded objects are asked.
 */
#define _GNU_SOURCE /* dl_iterate_phdr */
#define CT_PMPI_BY_NAME
#include "library/mpi/pmpi.h"

#include <dlfcn.h>
#include <limits.h>
#include <link.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int PMPI_Abi_get_version(int *major, int *minor);

/* An attribute of gcc and clang only. */
#define WEAK(name) extern __typeof__(PMPI_##name) PMPI_##name __attribute__((weak));
#define ALL(X)                                                                                     \
    CT_PMPI_FUNCTIONS(X)                                                                           \
    CT_PMPI_LARGE_FUNCTIONS(X) CT_PMPI_LARGE_COLLECTIVES(X) X(Abi_get_version)

/* A simulator's are there when the program is linked, and one of them is ours
   (timer/simulated/): a weak reference would not bring it in. */
#ifdef SMPI_H
WEAK(Abi_get_version)
#else
ALL(WEAK)
#endif

#define MEMBER(function) .function = PMPI_##function,

struct ct_pmpi ct_pmpi = {ALL(MEMBER)};

struct entry {
    const char *name;
    size_t place; /* of its address in struct ct_pmpi */
};

#define ENTRY(function) {"PMPI_" #function, offsetof(struct ct_pmpi, function)},

static const struct entry functions[] = {CT_PMPI_FUNCTIONS(ENTRY){NULL, 0}};
static const struct entry large_functions[] = {CT_PMPI_LARGE_FUNCTIONS(ENTRY){NULL, 0}};
static const struct entry large_collectives[] = {CT_PMPI_LARGE_COLLECTIVES(ENTRY){NULL, 0}};
static const struct entry others[] = {ENTRY(Abi_get_version){NULL, 0}};

/* Addresses as dlsym has them, which C does not take for functions. */
static void *get(const struct entry *entry)
{
    void *address;

    memcpy(&address, (const char *)&ct_pmpi + entry->place, sizeof address);
    return address;
}

static void set(const struct entry *entry, void *address)
{
    memcpy((char *)&ct_pmpi + entry->place, &address, sizeof address);
}

static bool has_all(const struct entry *entries)
{
    while (entries->name != NULL && get(entries) != NULL)
        entries++;
    return entries->name == NULL;
}

static void find_all(const struct entry *entries, void *handle)
{
    for (; entries->name != NULL; entries++)
        set(entries, dlsym(handle, entries->name));
}

/* If the object or what it needs has MPI, it is never unloaded again. */
static bool find_by(const char *object)
{
    void *handle = dlopen(object, RTLD_LAZY | RTLD_NOLOAD);

    if (handle == NULL)
        return false;
    if (dlsym(handle, "PMPI_Get_library_version") == NULL) {
        dlclose(handle);
        return false;
    }
    find_all(functions, handle);
    find_all(large_functions, handle);
    find_all(large_collectives, handle);
    find_all(others, handle);
    return true;
}

struct nth_object {
    int nleft; /* objects before it */
    char name[PATH_MAX];
};

static int take_nth(struct dl_phdr_info *info, size_t size, void *data)
{
    struct nth_object *object = data;

    (void)size;
    if (object->nleft-- > 0)
        return 0;
    snprintf(object->name, sizeof object->name, "%s", info->dlpi_name);
    return 1;
}

/* One by one: nothing can be opened while the objects are listed. */
static void find_loaded(void)
{
    struct nth_object object;
    bool is_found = find_by(NULL);

    for (int i = 0; !is_found; i++) {
        object.nleft = i;
        if (dl_iterate_phdr(take_nth, &object) == 0)
            return;
        is_found = object.name[0] != '\0' && find_by(object.name);
    }
}

static void end_program(void)
{
    fputs("colltune: the program called a function of MPI that its MPI library "
          "does not have, or it has no MPI library that is shared\n",
          stderr);
    abort();
}

/* As the address of a function that takes and returns something else: it does
   neither. */
static void end_program_without(const struct entry *entries)
{
    void (*const function)(void) = end_program;
    void *address;

    memcpy(&address, &function, sizeof address);
    for (; entries->name != NULL; entries++) {
        if (get(entries) == NULL)
            set(entries, address);
    }
}

enum ct_pmpi_state ct_pmpi_complete(void)
{
    enum ct_pmpi_state state = CT_PMPI_ABSENT;

    if (ct_pmpi.Get_library_version == NULL)
        find_loaded();
    if (ct_pmpi.Get_library_version != NULL)
        state = has_all(functions) ? CT_PMPI_COMPLETE : CT_PMPI_INCOMPLETE;
    if (!has_all(large_functions)) {
        for (const struct entry *e = large_functions; e->name != NULL; e++)
            set(e, NULL);
    }
    end_program_without(functions);
    end_program_without(large_collectives);
    return state;
}

#define TRIES_MOST 1000

bool ct_pmpi_fails_for_now(int err, int *tries)
{
    int class = MPI_ERR_UNKNOWN;

    if (ct_pmpi.Error_class(err, &class) != MPI_SUCCESS)
        return false;
    return (class == MPI_ERR_NO_MEM || class == MPI_ERR_OTHER || class == MPI_ERR_INTERN) &&
           ++*tries < TRIES_MOST;
}
