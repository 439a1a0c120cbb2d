/*
 * abi.c - by MPI_Abi_get_version, and by the version text: both can be asked
 * for without a handle.
 *
 * One version of an MPI library may come with two interfaces, its own and that
 * of the MPI standard 5.0, section 20.2: the version text is the same, and so are
 * the names of all functions. MPI libraries that share MPICH's own interface name
 * themselves in different ways (mpich.org, MPICH ABI Compatibility Initiative).
 */
#include "library/mpi/abi.h"

#include "base/environment.h"
#include "library/mpi/pmpi.h"

#include <mpi.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

/* The version of the standard's interface that mpi.h is of; -1: it is the MPI
   library's own. */
#if defined(MPI_ABI_VERSION) && MPI_ABI_VERSION >= 1
#define COMPILED_FOR MPI_ABI_VERSION
static const char *const families[] = {"", NULL}; /* any */
#elif defined(OPEN_MPI)
#define COMPILED_FOR (-1)
static const char *const families[] = {"Open MPI", NULL};
#elif defined(MPICH_NAME) || defined(MPICH_VERSION)
#define COMPILED_FOR (-1)
static const char *const families[] = {"MPICH", "MVAPICH", "Intel(R) MPI",
                                       "MPI VERSION    : CRAY MPICH", NULL};
#else
#define COMPILED_FOR (-1)
static const char *const families[] = {"", NULL}; /* a simulator: linked in */
#endif

/* Other MPI libraries may write longer texts than ours. */
#define VERSION_ROOM (MPI_MAX_LIBRARY_VERSION_STRING + 8192)

enum { UNKNOWN, OURS, ANOTHER };

static pthread_once_t once = PTHREAD_ONCE_INIT;
static atomic_int kind = UNKNOWN; /* cheaper to look at than `once` */

static void say(const char *version)
{
    const char *report = ct_environment_get("COLLTUNE_REPORT");

    if (report == NULL || ct_answer_of(report) == CT_ANSWER_NO)
        return;
    fprintf(stderr,
            "colltune: this program uses another kind of MPI library than "
            "colltune was built for: all calls are native: %.*s\n",
            (int)strcspn(version, "\n"), version);
}

/* The interface of the MPI library, as COMPILED_FOR. */
static int find_abi(void)
{
    int major = -1, minor = -1;

    if (ct_pmpi.Abi_get_version != NULL)
        PMPI_Abi_get_version(&major, &minor);
    return major;
}

static bool has_family(const char *version)
{
    for (int i = 0; families[i] != NULL; i++) {
        if (strncmp(version, families[i], strlen(families[i])) == 0)
            return true;
    }
    return false;
}

static bool is_ours(void)
{
    static char version[VERSION_ROOM];
    const enum ct_pmpi_state state = ct_pmpi_complete();
    int length;

    if (state == CT_PMPI_ABSENT || PMPI_Get_library_version(version, &length) != MPI_SUCCESS)
        return false;
    if (state == CT_PMPI_COMPLETE && find_abi() == COMPILED_FOR && has_family(version))
        return true;
    say(version);
    return false;
}

static void find_out(void)
{
    atomic_store(&kind, is_ours() ? OURS : ANOTHER);
}

bool ct_abi_is_ours(void)
{
    /* with it, what ct_pmpi_complete put into the table */
    const int now = atomic_load_explicit(&kind, memory_order_acquire);

    if (now != UNKNOWN)
        return now == OURS;
    pthread_once(&once, find_out);
    return atomic_load(&kind) == OURS;
}
