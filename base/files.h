/*
 * files.h - helpers for files.
 *
 * Functions return 0 or a negative enum ct_status with a sentence in diag.
 */
#ifndef CT_BASE_FILES_H
#define CT_BASE_FILES_H

#include "base/text.h"

#include <limits.h>
#include <stdbool.h>

/* A path by value, so that it is neither freed nor missing. One that is longer than paths can be is
   cut, but not below that: the system refuses it. */
struct ct_path {
    char text[PATH_MAX + 1];
};
struct ct_path ct_path(const char *format, ...) CT_PRINTF(1, 2);

/* A word for the shell: in single quotes, on the heap; NULL: out of memory. */
char *ct_shell_quoted(const char *word);

/* Make a folder and those above it. A link that another user may have planted is refused
   (base/planted.h). */
int ct_folder_make(const char *path, struct ct_diag *diag);

/* True if there is a symbolic link of this name. */
bool ct_is_link(const char *path);

/* Remove a folder and the files in it, but no folders in it; of a link to a
   folder, only the link. */
void ct_folder_remove(const char *path);

/*
 * Write a whole file: to a new file, which is then renamed, so that the name
 * always refers to a complete file. The mode of a regular file stays.
 * A symbolic link is replaced, not followed.
 */
int ct_file_replace(const char *path, const char *text, struct ct_diag *diag);

/* The same in a folder that is open; `path` is for messages. */
int ct_file_replace_at(int folder, const char *name, const char *path, const char *text,
                       struct ct_diag *diag);

/* The same in a folder of colltune's own (base/named_file.h is for others). A
   file that already has this content is left alone. */
int ct_file_write(const char *path, const char *text, struct ct_diag *diag);

/* Remove what ct_file_write has not finished. A handler of signals may call
   it, if the process ends then. */
void ct_file_remove_incomplete(void);

/* Read a whole file, zero bytes as they are; `text` is owned by the
   caller. */
int ct_file_read(const char *path, char **text, struct ct_diag *diag);

/* The same for a file that people write: a mark of its encoding at the beginning (BOM) is left
   out. */
int ct_file_read_written(const char *path, char **text, struct ct_diag *diag);

bool ct_file_exists(const char *path);
bool ct_is_folder(const char *path);

/* True if there is a file at `path` that is not older than the one at `source`. */
bool ct_file_is_newer(const char *path, const char *source);

/* The same of what packages install, with the times of another host: it is as old as it is
   in its place here. */
bool ct_file_is_newer_than_installed(const char *path, const char *source);

/*
 * The names of the files of a folder that end in `suffix`, sorted.
 *
 * names  out: owned by the caller, ct_names_free
 */
int ct_folder_list(const char *path, const char *suffix, char ***names, int *nnames,
                   struct ct_diag *diag);
void ct_names_free(char **names, int nnames);

#endif
