/*
 * test_papers.c - what papers list is there, under the names that the table of
 * docs/reference/algorithms.md has for it.
 */
#include "tests/repo/algorithm_checks.h"
#include "tests/repo/descriptors.h"

#include <stdio.h>
#include <string.h>

static char *read_table(void)
{
    FILE *file = fopen(ROOT_DIR "/docs/reference/algorithms.md", "r");
    enum { MOST = 1 << 17 };
    char *text = calloc(1, MOST + 1);
    size_t n;

    cr_assert(file != NULL && text != NULL);
    n = fread(text, 1, MOST, file);
    cr_assert_lt(n, (size_t)MOST);
    fclose(file);
    return text;
}

/* The table tells of what papers have; `colltune algorithms` lists all there is. */
Test(papers, table_has_only_names_that_there_are)
{
    char *table = read_table();
    int n = 0;

    for (char *row = strstr(table, "\n| `"); row != NULL; row = strstr(row + 1, "\n| `")) {
        char name[CT_ALGORITHM_TEXT];

        snprintf(name, sizeof name, "%.*s", (int)strcspn(row + 4, "`"), row + 4);
        if (strchr(name, '_') == NULL)
            continue;
        cr_expect_not_null(find_by_name(name).algorithm, "docs/reference/algorithms.md has %s",
                           name);
        n++;
    }
    cr_expect_geq(n, 100);
    free(table);
}

Test(papers, table_has_all_aliases)
{
    char *table = read_table();

    for (const struct ct_alias *a = ct_aliases; a->name != NULL; a++) {
        char quoted[CT_ALGORITHM_TEXT];

        snprintf(quoted, sizeof quoted, "`%s_%s`", a->collective, a->name);
        cr_expect_not_null(strstr(table, quoted), "docs/reference/algorithms.md lacks %s", quoted);
    }
    free(table);
}
