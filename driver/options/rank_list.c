/*
 * rank_list.c - reads numbers of ranks.
 */
#include "driver/options/rank_list.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#define LEAST 2

static void add(bool *wanted, int from, int to, int most)
{
    for (int i = from < LEAST ? LEAST : from; i <= to && i <= most; i++)
        wanted[i] = true;
}

/* Rabenseifner 2004, section 4, and 2005, section 5.4. */
static void add_powers(bool *wanted, int most)
{
    static const int named[] = {3,  5,  7,  9,  10, 11, 15,  17,  33,  36,  60,  61,  65,
                                66, 77, 80, 96, 97, 99, 100, 128, 129, 130, 131, 235, 251};

    for (int power = LEAST; power - 1 <= most; power *= 2)
        add(wanted, power - 1, power + 1, most);
    for (size_t i = 0; i < sizeof named / sizeof named[0]; i++)
        add(wanted, named[i], named[i], most);
}

/* A number at *text, which is then after it; -1: there is none. */
static int read_number(const char **text)
{
    char *end;
    long value;

    errno = 0;
    value = strtol(*text, &end, 10);
    if (end == *text || **text < '0' || **text > '9' || errno != 0 || value > 1000000)
        return -1;
    *text = end;
    return (int)value;
}

/* "12" or "12-16" at *text. */
static bool read_part(const char **text, int most, bool *wanted)
{
    const int from = read_number(text);
    int to = from;

    if (**text == '-') {
        ++*text;
        to = read_number(text);
    }
    if (from < LEAST || to < from || to > most)
        return false;
    add(wanted, from, to, most);
    return true;
}

int ct_rank_list_read(const char *text, int most, bool *wanted, struct ct_diag *diag)
{
    const char *at = text;
    bool is_right;

    memset(wanted, 0, ((size_t)most + 1) * sizeof *wanted);
    if (strcmp(text, "all") == 0) {
        add(wanted, LEAST, most, most);
        return CT_OK;
    }
    if (strcmp(text, "powers") == 0) {
        add_powers(wanted, most);
        return CT_OK;
    }
    do
        is_right = read_part(&at, most, wanted);
    while (is_right && *at == ',' && *++at != '\0');
    if (is_right && *at == '\0' && at != text && at[-1] != ',')
        return CT_OK;
    return ct_diag_set(diag, CT_ERR_INPUT,
                       "not a list of numbers of ranks: %.60s; give all, "
                       "powers, or numbers from %d to %d such as 2,4,8-12",
                       text, LEAST, most);
}
