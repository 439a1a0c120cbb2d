/*
 * csv_line.c - fields, bare or in quotes.
 */
#include "result/csv_line.h"

#include <stdbool.h>
#include <string.h>

/*
 * Unquote the field at *line, which begins with a quote, where it is.
 *
 * line     out: what follows its closing quote
 * returns  NULL; else what is wrong
 */
static const char *unquote(char **line)
{
    char *to = *line;
    char *from = *line + 1;

    for (;; from++) {
        if (*from == '\0')
            return "a field has no closing quote";
        if (*from == '"' && *++from != '"')
            break;
        *to++ = *from;
    }
    if (*from != ',' && *from != '\0')
        return "text follows the closing quote of a field";
    *line = from;
    *to = '\0'; /* before `from`: two quotes are gone */
    return NULL;
}

static const char *take_bare(char **line)
{
    *line += strcspn(*line, ",\"");
    return **line == '"' ? "a field without quotes has a quote in it" : NULL;
}

const char *ct_csv_split(char *line, char *fields[CT_CSV_FIELDS], int *nfields)
{
    bool is_more;

    *nfields = 0;
    do {
        char *field = line;
        const char *wrong = *line == '"' ? unquote(&line) : take_bare(&line);

        if (wrong != NULL)
            return wrong;
        is_more = *line == ',';
        if (is_more)
            *line++ = '\0';
        if (*nfields < CT_CSV_FIELDS)
            fields[*nfields] = field;
        ++*nfields;
    } while (is_more);
    return NULL;
}
