/*
 * decisions.h - decisions.csv of a machine folder: a result as text.
 *
 * The comments at its head, which ct_decisions_text writes, say what each
 * kind of line and each column is.
 */
#ifndef CT_RESULT_DECISIONS_H
#define CT_RESULT_DECISIONS_H

#include "result/result.h"

/* Equal results give equal bytes.
 *
 * text  out: owned by the caller
 */
int ct_decisions_text(const struct ct_result *result, char **text, struct ct_diag *diag);

/*
 * Read a file.
 *
 * path     named in messages, too
 * result   out: ct_result_free; complete and consistent in itself
 * returns  0; CT_ERR_INPUT with "FILE:LINE: what is wrong; what would be
 *          right"; CT_ERR_SYSTEM if it cannot be read; CT_ERR_MEMORY
 */
int ct_decisions_read(const char *path, struct ct_result **result, struct ct_diag *diag);

/* The same for text that was read; `name` is the file's, for messages. */
int ct_decisions_parse(const char *name, const char *text, struct ct_result **result,
                       struct ct_diag *diag);

/* True if the file is of an earlier format, which is not read. */
bool ct_decisions_are_earlier(const char *path);

/* Its first line, the version of the format. */
#define CT_DECISIONS_FORMAT 6
#define CT_DECISIONS_HEAD "# colltune decisions 6"

#endif
