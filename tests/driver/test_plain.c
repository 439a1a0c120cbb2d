/*
 * test_plain.c - texts from outside cannot leave the comment, line or name
 * that they are put in.
 */
#include "driver/options/plain.h"

#include <criterion/criterion.h>
#include <stdio.h>
#include <string.h>

static const char *plain(const char *text)
{
    static char copy[400];

    snprintf(copy, sizeof copy, "%s", text);
    ct_plain_make(copy);
    return copy;
}

Test(plain, keeps_versions_of_mpi_libraries)
{
    cr_expect_str_eq(plain("MPICH Version:\t4.0.2"), "MPICH Version:\t4.0.2");
    cr_expect_str_eq(plain("Open MPI v4.1.4, package: a@b (x64) Dist, May 26"),
                     "Open MPI v4.1.4, package: a@b (x64) Dist, May 26");
}

Test(plain, ends_no_comment_and_no_line)
{
    cr_expect_str_eq(plain("1 */ int x; /*"), "1 _/ int x; /_");
    cr_expect_str_eq(plain("a\nb\rc\\"), "a_b_c_");
    cr_expect_str_eq(plain("*?\?/\n/"), "___/_/");
    cr_expect_str_eq(plain("\x01\x7f\xe2\x80\xae"), "_____");
}

Test(plain, knows_words)
{
    cr_expect(ct_plain_is_word("barrier-2.0_x"));
    cr_expect_not(ct_plain_is_word(""));
    cr_expect_not(ct_plain_is_word("two words"));
    cr_expect_not(ct_plain_is_word("a\nquit"));
    cr_expect_not(ct_plain_is_word("<b>"));
    cr_expect(ct_plain_is_word("a-word-of-48-characters........................."));
    cr_expect_not(ct_plain_is_word("a-word-of-49-characters.........................."));
}

static bool is_taken(const char *name)
{
    struct ct_diag diag = {""};
    const int err = ct_plain_check_routine(name, &diag);

    cr_expect_eq(err, diag.text[0] == '\0' ? CT_OK : CT_ERR_INVALID);
    return err == CT_OK;
}

Test(plain, takes_files_whose_names_are_names_in_c)
{
    char name[200] = "allgather_";

    cr_expect(is_taken("allgather_Mine_2.c"));
    cr_expect_not(is_taken("allgather_my-own.c"));
    cr_expect_not(is_taken("allgather_my own.c"));
    cr_expect_not(is_taken("allgather_a.b.c"));
    cr_expect_not(is_taken("allgather_\xc3\xa4.c"));
    cr_expect_not(is_taken("allgather_x;system(\"ls\").c"));
    cr_expect_not(is_taken("int.c"));
    cr_expect_not(is_taken("3.c"));
    cr_expect_not(is_taken("collect_mine.c"));
    memset(name + strlen(name), 'x', 100);
    strcat(name, ".c");
    cr_expect_not(is_taken(name));
}
