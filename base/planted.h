/*
 * planted.h - finds a file by its name, past links that another user may have planted.
 *
 * Linux has such a rule where fs.protected_symlinks is set and the folder is sticky.
 */
#ifndef CT_BASE_PLANTED_H
#define CT_BASE_PLANTED_H

#include <limits.h>
#include <stdbool.h>
#include <sys/stat.h>

/* Why it is refused, for messages. */
#define CT_PLANTED_TEXT                                                                            \
    "in a folder where everyone may write, it is, or is behind, another user's link or file, or "  \
    "one with more names"

/* Where a file is, or is to be made. */
struct ct_file_place {
    int folder; /* for openat; the caller closes it */
    char name[NAME_MAX + 1];
    int no_follow; /* O_NOFOLLOW, for openat; 0: a link of /proc, which may have no path */
    bool exists;   /* then `file` is set */
    struct stat in, file;
};

/* Returns 0 or an errno, EXDEV for CT_PLANTED_TEXT; then there is nothing to close. */
int ct_file_place_find(const char *path, struct ct_file_place *place);

/* True if everyone may write in the folder, and neither this user, nor root, nor the folder's owner
   put this entry there; or if it is a file with more names. */
bool ct_is_planted(const struct stat *folder, const struct stat *entry);

#endif
