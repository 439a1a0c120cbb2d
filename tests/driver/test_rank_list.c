/*
 * test_rank_list.c - which numbers of ranks a list names.
 */
#include "driver/options/rank_list.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

#define MOST 300

/* The numbers of a list as text. */
static const char *listed(const char *text, int most)
{
    static char numbers[2000];
    bool wanted[MOST + 1];
    size_t length = 0;

    numbers[0] = '\0';
    cr_assert_eq(ct_rank_list_read(text, most, wanted, NULL), CT_OK, "%s", text);
    for (int p = 0; p <= most; p++) {
        if (wanted[p])
            length += (size_t)snprintf(numbers + length, sizeof numbers - length, "%s%d",
                                       length == 0 ? "" : " ", p);
    }
    return numbers;
}

Test(rank_list, names_numbers_and_ranges)
{
    cr_expect_str_eq(listed("all", 5), "2 3 4 5");
    cr_expect_str_eq(listed("2", 2), "2");
    cr_expect_str_eq(listed("7,2-4,3", 8), "2 3 4 7");
}

Test(rank_list, has_powers_their_neighbours_and_what_the_paper_names)
{
    cr_expect_str_eq(listed("powers", 33), "2 3 4 5 7 8 9 10 11 15 16 17 31 32 33");
    cr_expect_str_eq(listed("powers", 6), "2 3 4 5");
    cr_expect_not_null(strstr(listed("powers", 256), "99 100 127 128 129 130 131 235 251 255 256"));
}

Test(rank_list, refuses_what_is_none)
{
    static const char *const wrong[] = {"",
                                        "1",
                                        "0-4",
                                        "2-",
                                        ",2",
                                        "2,",
                                        "5-4",
                                        "2 3",
                                        "17",
                                        "x",
                                        "-2",
                                        "2-17",
                                        "99999999999999999999",
                                        "all,2"};
    bool wanted[17];

    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        struct ct_diag diag = {""};

        cr_expect_eq(ct_rank_list_read(wrong[i], 16, wanted, &diag), CT_ERR_INPUT, "'%s'",
                     wrong[i]);
        cr_expect_not_null(strstr(diag.text, "from 2 to 16"), "'%s': %s", wrong[i], diag.text);
    }
}
