/*
 * preload_path.h - whether LD_PRELOAD can name a library in a folder.
 */
#ifndef CT_DRIVER_TOOLCHAIN_PRELOAD_PATH_H
#define CT_DRIVER_TOOLCHAIN_PRELOAD_PATH_H

#include "base/status.h"

/*
 * LD_PRELOAD is a list of paths with blanks or colons between them, so the
 * absolute path of the folder may have neither.
 *
 * dir      absolute, or relative to the current folder; need not exist
 * returns  0 or CT_ERR_INPUT
 */
int ct_preload_path_check(const char *dir, struct ct_diag *diag);

#endif
