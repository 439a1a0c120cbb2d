/*
 * csv_line.h - one line of comma-separated values (RFC 4180; no field goes
 * over more than one line).
 */
#ifndef CT_RESULT_CSV_LINE_H
#define CT_RESULT_CSV_LINE_H

#define CT_CSV_FIELDS 64 /* room for */

/*
 * Take a line apart where it is.
 *
 * line     changed: the fields are in it, unquoted
 * fields   out
 * nfields  out: all there are; those above CT_CSV_FIELDS are not in `fields`
 * returns  NULL; else what is wrong: "a field has no closing quote"
 */
const char *ct_csv_split(char *line, char *fields[CT_CSV_FIELDS], int *nfields);

#endif
