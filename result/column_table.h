/*
 * column_table.h - how tables of columns are written down: for the files that define kinds
 * of lines.
 */
#ifndef CT_RESULT_COLUMN_TABLE_H
#define CT_RESULT_COLUMN_TABLE_H

#include <stddef.h>

#define COUNT(array) ((int)(sizeof(array) / sizeof *(array)))

/* Of the structure that IN is defined as. */
#define AT(member) offsetof(struct IN, member)

#define COLUMNS(array) .columns = (array), .ncolumns = COUNT(array)
#define LIST(owner, member, type)                                                                  \
    .list = {offsetof(struct owner, member), offsetof(struct owner, n##member),                    \
             sizeof(struct type), offsetof(struct type, line)}

#endif
