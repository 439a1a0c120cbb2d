/*
 * counts_fields.c - how cases and their counts are written and read.
 */
#include "base/text.h"
#include "result/columns.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define DIGITS "0123456789"
#define NUMBER_MOST 16 /* digits: sums of thousands of such numbers fit */

/* Whole numbers without zeros before them, with one blank between them. */
static bool read_sizes(const char *text, void *member)
{
    for (const char *at = text;; at++) {
        const size_t n = strspn(at, DIGITS);

        if (n == 0 || n > NUMBER_MOST || (at[0] == '0' && n > 1))
            return false;
        at += n;
        if (*at == '\0')
            return ct_field_keep(text, member);
        if (*at != ' ')
            return false;
    }
}

static bool read_ranks(const char *text, void *member)
{
    return text[0] == '\0' ? ct_field_keep(text, member) : read_sizes(text, member);
}

/* root:RANK or pattern:NAME */
static bool read_of(const char *text, void *member)
{
    static const char root[] = "root:", pattern[] = "pattern:";
    char *name = NULL;
    int rank = 0;
    bool is_one;

    if (strncmp(text, root, strlen(root)) == 0)
        return ct_field_ranks.read(text + strlen(root), &rank) && ct_field_keep(text, member);
    if (strncmp(text, pattern, strlen(pattern)) != 0)
        return false;
    is_one = ct_field_name.read(text + strlen(pattern), &name);
    free(name);
    return is_one && ct_field_keep(text, member);
}

static bool read_size(const char *text, void *member)
{
    return text[0] == '\0' || ct_field_bytes.read(text, member);
}

static void write_size(struct ct_text *text, const void *member)
{
    const size_t *bytes = member;

    if (*bytes != 0)
        ct_text_add(text, "%zu", *bytes);
}

static bool read_other(const char *text, void *member)
{
    return text[0] == '\0' ? ct_field_keep(text, member) : ct_field_name.read(text, member);
}

static bool read_share(const char *text, void *member)
{
    double *share = member;
    char *end;

    if (text[0] == '\0')
        return true;
    if (text[strspn(text, DIGITS ".e+-")] != '\0')
        return false;
    *share = strtod(text, &end);
    return *end == '\0' && isfinite(*share) && *share >= 0;
}

/* As few digits as read back as the same number. */
static void write_share(struct ct_text *text, const void *member)
{
    const double *share = member;
    char digits[32] = "";

    for (int n = 1; n <= 17 && *share != 0; n++) {
        snprintf(digits, sizeof digits, "%.*g", n, *share);
        if (strtod(digits, NULL) == *share)
            break;
    }
    ct_text_add(text, "%s", digits);
}

const struct ct_field ct_field_sizes = {"whole numbers of bytes with one blank between them",
                                        read_sizes, ct_field_write_word, true};
const struct ct_field ct_field_rank_list = {"ranks with one blank between them, or nothing",
                                            read_ranks, ct_field_write_word, true};
const struct ct_field ct_field_of = {"root:RANK or pattern:NAME", read_of, ct_field_write_word,
                                     true};
const struct ct_field ct_field_size = {"a whole number of bytes, or nothing", read_size, write_size,
                                       false};
const struct ct_field ct_field_other = {"the name of an earlier pattern, or nothing", read_other,
                                        ct_field_write_word, true};
const struct ct_field ct_field_share = {"a number from 0 on, or nothing", read_share, write_share,
                                        false};
