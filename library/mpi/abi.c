/*
 * abi.c - by the version text, which takes no handle to ask for.
 *
 * MPI libraries that share MPICH's binary interface name themselves in
 * different ways (mpich.org, MPICH ABI Compatibility Initiative).
 */
#include "library/mpi/abi.h"

#include "base/environment.h"

#include <mpi.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#if defined(OPEN_MPI)
static const char *const families[] = {"Open MPI", NULL};
#elif defined(MPICH_NAME) || defined(MPICH_VERSION)
static const char *const families[] = {"MPICH", "MVAPICH", "Intel(R) MPI",
                                       "MPI VERSION    : CRAY MPICH", NULL};
#else
static const char *const families[] = {"", NULL}; /* a simulator: linked in */
#endif

/* Other MPI libraries may write longer texts than ours. */
#define VERSION_ROOM (MPI_MAX_LIBRARY_VERSION_STRING + 8192)

enum { UNKNOWN, OURS, ANOTHER };

static atomic_int kind = UNKNOWN;

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

static bool find_out(void)
{
    static char version[VERSION_ROOM];
    int length;
    bool is_ours = false;

    if (PMPI_Get_library_version(version, &length) != MPI_SUCCESS)
        return false;
    for (int i = 0; families[i] != NULL && !is_ours; i++)
        is_ours = strncmp(version, families[i], strlen(families[i])) == 0;
    if (!is_ours)
        say(version);
    return is_ours;
}

bool ct_abi_is_ours(void)
{
    int now = atomic_load_explicit(&kind, memory_order_relaxed);

    if (now == UNKNOWN) {
        now = find_out() ? OURS : ANOTHER;
        atomic_store(&kind, now);
    }
    return now == OURS;
}
