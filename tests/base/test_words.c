/*
 * test_words.c - lists of known words in sentences.
 */
#include "base/words.h"

#include <criterion/criterion.h>
#include <string.h>

static const char *three(int i)
{
    static const char *const words[] = {"one", "two", "three", NULL};

    return words[i];
}

static const char *single(int i)
{
    return i == 0 ? "one" : NULL;
}

static const char *none(int i)
{
    (void)i;
    return NULL;
}

Test(words, joins_with_commas_and_a_word_before_the_last)
{
    char text[64];

    cr_expect_str_eq(ct_words_join(three, " and ", text, sizeof text), "one, two and three");
    cr_expect_str_eq(ct_words_join(single, " or ", text, sizeof text), "one");
    cr_expect_str_eq(ct_words_join(none, " or ", text, sizeof text), "");
}

Test(words, cuts_off_what_has_no_room)
{
    char text[9];

    cr_expect_str_eq(ct_words_join(three, " and ", text, sizeof text), "one, two");
    cr_expect_str_eq(ct_words_join(three, " and ", text, 6), "one, ");
}

Test(words, has_a_whole_word_only)
{
    cr_expect(ct_words_have(three, "two"));
    cr_expect_not(ct_words_have(three, "tw"));
    cr_expect_not(ct_words_have(three, ""));
    cr_expect_not(ct_words_have(none, "two"));
}

Test(words, names_the_known_ones_for_an_unknown_one)
{
    struct ct_diag diag = {""};

    cr_expect_eq(ct_words_fail(three, "number", "four", &diag), CT_ERR_INPUT);
    cr_expect_str_eq(diag.text, "unknown number: four; known are one, two and three");
}
