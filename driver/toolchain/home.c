/*
 * home.c - finds colltune's own files.
 */
#include "driver/toolchain/home.h"

#include "base/text.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int ct_home_find(char **home, struct ct_diag *diag)
{
    char path[PATH_MAX];
    const ssize_t n = readlink("/proc/self/exe", path, sizeof path - 1);

    if (n < 0)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot find my own file: %s", strerror(errno));
    path[n] = '\0';
    for (int i = 0; i < 2; i++) { /* the file's name, then bin */
        char *slash = strrchr(path, '/');

        if (slash != NULL)
            *slash = '\0';
    }
    *home = ct_format("%s", path);
    return *home == NULL ? ct_diag_memory(diag) : CT_OK;
}

int ct_path_absolute(const char *path, char **absolute, struct ct_diag *diag)
{
    char resolved[PATH_MAX];

    if (realpath(path, resolved) == NULL)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot find %s: %s", path, strerror(errno));
    *absolute = ct_format("%s", resolved);
    return *absolute == NULL ? ct_diag_memory(diag) : CT_OK;
}
