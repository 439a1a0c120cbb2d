/*
 * test_environment.c - variables, and the words for yes and no.
 */
#include "base/environment.h"

#include <criterion/criterion.h>
#include <stdlib.h>

Test(environment, takes_an_empty_value_for_none)
{
    cr_assert_eq(setenv("COLLTUNE_SOMETHING", "", 1), 0);
    cr_expect_null(ct_environment_get("COLLTUNE_SOMETHING"));
    cr_assert_eq(setenv("COLLTUNE_SOMETHING", "else", 1), 0);
    cr_expect_str_eq(ct_environment_get("COLLTUNE_SOMETHING"), "else");
    cr_assert_eq(unsetenv("COLLTUNE_SOMETHING"), 0);
    cr_expect_null(ct_environment_get("COLLTUNE_SOMETHING"));
}

Test(environment, knows_yes_and_no_in_any_case)
{
    static const struct {
        const char *word;
        enum ct_answer answer;
    } words[] = {
        {"1", CT_ANSWER_YES},     {"on", CT_ANSWER_YES},       {"Yes", CT_ANSWER_YES},
        {"TRUE", CT_ANSWER_YES},  {"0", CT_ANSWER_NO},         {"OFF", CT_ANSWER_NO},
        {"no", CT_ANSWER_NO},     {"False", CT_ANSWER_NO},     {"", CT_ANSWER_UNKNOWN},
        {"2", CT_ANSWER_UNKNOWN}, {"./on", CT_ANSWER_UNKNOWN}, {"onn", CT_ANSWER_UNKNOWN},
    };

    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++)
        cr_expect_eq(ct_answer_of(words[i].word), words[i].answer, "%s", words[i].word);
}
