/*
 * host_names.c - lists of names in Slurm's bracket syntax, and their order.
 */
#include "cluster/reader/host_names.h"

#include "base/array.h"

#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { NAME_SIZE = 256, DIGITS_MOST = 9 };

struct expansion {
    const struct ct_source *source;
    int line;
    const char *text; /* the whole list, for messages */
    struct ct_names *names;
    char name[NAME_SIZE]; /* the name being composed */
};

struct range {
    long first;
    long last;
    long step;
    int width;
};

static int bad_list(const struct expansion *x, const char *what)
{
    return ct_fault(x->source, x->line,
                    "%s in '%.60s'; write names like n[0-28/4], n[08-11,20] or "
                    "r[0-1]n[0-3], divided by commas",
                    what, x->text);
}

static int append_name(struct expansion *x, size_t length)
{
    char **grown;
    char *copy;

    if (length == 0)
        return bad_list(x, "empty name");
    x->name[length] = '\0';
    if (!isalnum((unsigned char)x->name[0]))
        return bad_list(x, "name that begins with neither letter nor digit");
    if (x->names->n == CT_CLUSTER_MOST)
        return ct_fault(x->source, x->line, "'%.60s' makes more than %d names; is the range right?",
                        x->text, CT_CLUSTER_MOST);
    grown = ct_array_grow(x->names->item, x->names->n, sizeof *grown);
    if (grown == NULL)
        return ct_fault_memory(x->source);
    x->names->item = grown;
    copy = strdup(x->name);
    if (copy == NULL)
        return ct_fault_memory(x->source);
    grown[x->names->n++] = copy;
    return 0;
}

/* A number and its digits; -1 where there is none or too many digits. */
static long parse_number(const char **at, int *width)
{
    long value = 0;

    *width = 0;
    for (; isdigit((unsigned char)**at); (*at)++) {
        if (++*width > DIGITS_MOST)
            return -1;
        value = 10 * value + (**at - '0');
    }
    return *width == 0 ? -1 : value;
}

/* FIRST, FIRST-LAST or FIRST-LAST/STEP. */
static int parse_range(struct expansion *x, const char **at, struct range *range)
{
    int ignored;

    range->step = 1;
    range->first = parse_number(at, &range->width);
    range->last = range->first;
    if (range->first >= 0 && **at == '-') {
        ++*at;
        range->last = parse_number(at, &ignored);
    }
    if (range->last >= 0 && **at == '/') {
        ++*at;
        range->step = parse_number(at, &ignored);
    }
    if (range->first < 0 || range->last < 0 || range->step < 0)
        return bad_list(x, "missing or too long number in brackets");
    if (range->step == 0)
        return bad_list(x, "step 0");
    if (range->last < range->first)
        return bad_list(x, "range that runs backwards");
    if (**at != ',' && **at != ']')
        return bad_list(x, "bad character in brackets");
    return 0;
}

static int expand_from(struct expansion *x, const char *at, size_t length);

static int expand_range(struct expansion *x, const struct range *range, const char *rest,
                        size_t length)
{
    for (long value = range->first; value <= range->last; value += range->step) {
        const int digits =
            snprintf(x->name + length, NAME_SIZE - length, "%0*ld", range->width, value);
        int err;

        if (length + (size_t)digits >= NAME_SIZE)
            return bad_list(x, "name longer than 255 characters");
        err = expand_from(x, rest, length + (size_t)digits);
        if (err != CT_OK)
            return err;
    }
    return 0;
}

/* The rest of a name from inside a bracket on, `length` bytes composed. */
static int expand_group(struct expansion *x, const char *at, size_t length)
{
    const char *end = strchr(at, ']');

    if (end == NULL)
        return bad_list(x, "'[' without ']'");
    for (;; at++) {
        struct range range;
        int err = parse_range(x, &at, &range);

        if (err == CT_OK)
            err = expand_range(x, &range, end + 1, length);
        if (err != CT_OK)
            return err;
        if (at == end)
            return 0;
    }
}

static bool is_name_char(char c)
{
    return isalnum((unsigned char)c) || c == '.' || c == '_' || c == '-';
}

static int expand_from(struct expansion *x, const char *at, size_t length)
{
    for (; *at != '\0' && *at != ',' && *at != '['; at++) {
        if (!is_name_char(*at))
            return bad_list(x, "character that names do not have");
        if (length + 1 >= NAME_SIZE)
            return bad_list(x, "name longer than 255 characters");
        x->name[length++] = *at;
    }
    return *at == '[' ? expand_group(x, at + 1, length) : append_name(x, length);
}

/* The comma that ends this name, or the end of the list. */
static const char *end_of_name(const char *at)
{
    bool inside = false;

    for (; *at != '\0' && (inside || *at != ','); at++) {
        if (*at == '[')
            inside = true;
        if (*at == ']')
            inside = false;
    }
    return at;
}

int ct_names_expand(const struct ct_source *source, int line, const char *text,
                    struct ct_names *names)
{
    struct expansion x = {.source = source, .line = line, .text = text, .names = names};
    const char *at = text;

    for (;;) {
        const int err = expand_from(&x, at + strspn(at, " "), 0);

        if (err != CT_OK)
            return err;
        at = end_of_name(at);
        if (*at == '\0')
            return 0;
        at++;
    }
}

void ct_names_fini(struct ct_names *names)
{
    for (int i = 0; i < names->n; i++)
        free(names->item[i]);
    free(names->item);
    *names = (struct ct_names){0};
}

/* Compare the numbers at *a and *b and pass over them; any length. */
static int compare_numbers(const char **a, const char **b)
{
    size_t na;
    size_t nb;
    int order;

    *a += strspn(*a, "0");
    *b += strspn(*b, "0");
    na = strspn(*a, "0123456789");
    nb = strspn(*b, "0123456789");
    if (na != nb)
        return na < nb ? -1 : 1;
    order = strncmp(*a, *b, na);
    *a += na;
    *b += nb;
    return order;
}

int ct_name_compare(const char *a, const char *b)
{
    const char *x = a;
    const char *y = b;

    while (*x != '\0' && *y != '\0') {
        if (isdigit((unsigned char)*x) && isdigit((unsigned char)*y)) {
            const int order = compare_numbers(&x, &y);

            if (order != 0)
                return order;
        } else if (*x != *y) {
            return (unsigned char)*x < (unsigned char)*y ? -1 : 1;
        } else {
            x++;
            y++;
        }
    }
    if (*x == '\0' && *y == '\0')
        return strcmp(a, b); /* equal but for leading zeros */
    return *x == '\0' ? -1 : 1;
}
