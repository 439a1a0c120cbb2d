/*
 * preload_path.c - looks for blanks and colons.
 */
#include "driver/toolchain/preload_path.h"

#include <limits.h>
#include <string.h>
#include <unistd.h>

static int check_path(const char *path, struct ct_diag *diag)
{
    if (strpbrk(path, " :\t\n") == NULL)
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "the folder '%s' has a blank or a colon in its path: "
                       "LD_PRELOAD cannot name a library there; name another "
                       "by --out",
                       path);
}

int ct_preload_path_check(const char *dir, struct ct_diag *diag)
{
    char here[PATH_MAX];
    int err = check_path(dir, diag);

    if (err == CT_OK && dir[0] != '/' && getcwd(here, sizeof here) != NULL)
        err = check_path(here, diag);
    return err;
}
