/*
 * test_host_names.c - name lists, their order, and guesses at mistyped names.
 */
#include "base/words.h"
#include "cluster/reader/host_names.h"
#include "cluster/reader/name_index.h"

#include <criterion/criterion.h>
#include <string.h>

static void expect_names(const char *list, const char *expected)
{
    struct ct_diag diag = {""};
    const struct ct_source source = {.file = "file", .diag = &diag};
    struct ct_names names = {0};
    const int err = ct_names_expand(&source, 1, list, &names);
    char text[1000] = "";

    cr_expect_eq(err, 0, "%s", diag.text);
    for (int i = 0; i < names.n; i++) {
        if (i > 0)
            strcat(text, " ");
        strcat(text, names.item[i]);
    }
    cr_expect_str_eq(text, expected, "%s: %s, not %s", list, text, expected);
    ct_names_fini(&names);
}

Test(host_names, stand_alone_or_in_lists)
{
    expect_names("n0", "n0");
    expect_names("b,a, c", "b a c");
    expect_names("node-1.example_x", "node-1.example_x");
}

Test(host_names, expand_ranges_and_steps)
{
    expect_names("n[0-3]", "n0 n1 n2 n3");
    expect_names("n[0-28/4]", "n0 n4 n8 n12 n16 n20 n24 n28");
    expect_names("n[0-9/4]", "n0 n4 n8");
    expect_names("n[5]", "n5");
    expect_names("n[3,1-2,7]x", "n3x n1x n2x n7x");
}

Test(host_names, keep_leading_zeros)
{
    expect_names("n[08-11]", "n08 n09 n10 n11");
    expect_names("n[098-101]", "n098 n099 n100 n101");
    expect_names("n[8-11]", "n8 n9 n10 n11");
    expect_names("n[000]", "n000");
}

Test(host_names, count_the_last_group_fastest)
{
    expect_names("r[0-1]n[1-2]", "r0n1 r0n2 r1n1 r1n2");
    expect_names("[1-2][3-4],x", "13 14 23 24 x");
}

Test(host_names, are_ordered_by_their_numbers)
{
    static const char *const sorted[] = {
        "m",
        "n",
        "n1",
        "n02",
        "n2",
        "n9",
        "n10",
        "n10a",
        "n10b2",
        "n010b10",
        "n99999999999999999998",
        "n99999999999999999999",
        "r2n1",
        "r2n10",
        "r10n1",
    };
    const int n = sizeof sorted / sizeof *sorted;

    for (int i = 0; i < n; i++) {
        for (int j = 0; j < n; j++) {
            const int order = ct_name_compare(sorted[i], sorted[j]);

            cr_expect_eq((order > 0) - (order < 0), (i > j) - (i < j), "%s, %s: %d", sorted[i],
                         sorted[j], order);
        }
    }
}

Test(host_names, find_the_nearest)
{
    static const char *const names[] = {"between", "bandwidth", "x", "latency"};

    cr_expect_str_eq(ct_word_nearest("bandwith", names, 4), "bandwidth");
    cr_expect_str_eq(ct_word_nearest("latnecy", names, 4), "latency");
    cr_expect_null(ct_word_nearest("colour", names, 4));
    cr_expect_null(ct_word_nearest("y", names, 4));
    cr_expect_null(
        ct_word_nearest("a-name-that-is-much-longer-than-any-name-ever-needs-to-be", names, 4));
}

Test(host_names, are_found_by_name_and_when_repeated)
{
    static const char *const names[] = {"c", "a", "b", "a", "c", "a"};
    struct ct_index index;
    int first = -1;

    cr_assert_eq(ct_index_init(&index, names, 6), 0);
    cr_expect_eq(ct_index_find(&index, "a"), 1);
    cr_expect_eq(ct_index_find(&index, "b"), 2);
    cr_expect_eq(ct_index_find(&index, "d"), -1);
    cr_expect_eq(ct_index_find(&index, ""), -1);
    cr_expect_eq(ct_index_repeated(&index, &first), 3);
    cr_expect_eq(first, 1);
    ct_index_fini(&index);
}
