/*
 * named_file.h - writes a file that the user named.
 *
 * base/files.h is for the files of colltune's own folders.
 */
#ifndef CT_BASE_NAMED_FILE_H
#define CT_BASE_NAMED_FILE_H

#include "base/status.h"

/*
 * Write a whole text to what has this name.
 *
 * A regular file is replaced at once by a new one with the same mode, owner
 * and group. A symbolic link stays, and the file it points to is written. All
 * else is written to where it is: devices, FIFOs, files with further names
 * (hard links), files of other users, and standard output and error by
 * whichever name. A text that nobody takes for 10 seconds, as from a FIFO that
 * no program reads, is given up. Nothing is ever read. A program without
 * handlers for SIGPIPE and SIGXFSZ is not ended by them.
 *
 * returns  0 or a negative enum ct_status with a sentence in diag
 */
int ct_named_file_write(const char *path, const char *text, struct ct_diag *diag);

/*
 * Add a text to the end of a file, which is made if it is not there. Processes of this host may
 * do so at the same time: no text is among another, and a disk that gets full has none in part. Over NFS, which has no such operation, those
 * of several hosts may overwrite each other. Anything but a regular file is written to as above.
 *
 * returns  0 or a negative enum ct_status with a sentence in diag
 */
int ct_named_file_append(const char *path, const char *text, struct ct_diag *diag);

#endif
