/*
 * trouble.c - what was wrong with the machine, in one field: "yes" or "no", and
 * where calls stalled their numbers, as in "no 3 5".
 */
#include "result/columns.h"
#include "result/result.h"

#include <stdio.h>
#include <string.h>

#define LENGTH 32

static void put(const struct ct_result_trouble *trouble, char text[LENGTH])
{
    const char *disturbed = trouble->is_disturbed ? "yes" : "no";

    if (trouble->nstalls == 0 && trouble->native_nstalls == 0)
        snprintf(text, LENGTH, "%s", disturbed);
    else
        snprintf(text, LENGTH, "%s %d %d", disturbed, trouble->nstalls, trouble->native_nstalls);
}

static void write_trouble(struct ct_text *text, const void *member)
{
    char written[LENGTH];

    put(member, written);
    ct_text_add(text, "%s", written);
}

/* Only as it is written. */
static bool read_trouble(const char *text, void *member)
{
    struct ct_result_trouble *trouble = member;
    char written[LENGTH];

    trouble->is_disturbed = strncmp(text, "yes", strlen("yes")) == 0;
    sscanf(text, "%*s %9d %9d", &trouble->nstalls, &trouble->native_nstalls);
    put(trouble, written);
    return trouble->nstalls >= 0 && trouble->native_nstalls >= 0 && strcmp(text, written) == 0;
}

const struct ct_field ct_field_disturbed = {"yes or no, and two whole numbers where one is not 0",
                                            read_trouble, write_trouble, false};
