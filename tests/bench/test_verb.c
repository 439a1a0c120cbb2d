/*
 * test_verb.c - options and arguments of a verb, and what is wrong with them.
 */
#include "bench/verb.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <string.h>

static const struct ct_verb_option options[] = {{"rounds", "N", "3", "how many", 1, 9, true},
                                                {"seconds", "S", NULL, "how long", 0.5, 10, false},
                                                {"out-file", "FILE", NULL, "where", 0, 0, false},
                                                {"loud", NULL, NULL, "says more", 0, 0, false},
                                                {.name = NULL}};
static const struct ct_verb verb = {"try", "FILE [WORD]", 1, 2, "tries", options, NULL};

#define WORDS_MAX 8

/* Read a line of words, with a blank between. */
static int read_line(const char *line, struct ct_verb_call *call, struct ct_diag *diag)
{
    static char text[200];
    static char *words[WORDS_MAX];
    int n = 0;

    strcpy(text, line);
    for (char *word = strtok(text, " "); word != NULL; word = strtok(NULL, " "))
        words[n++] = word;
    words[n] = NULL;
    return ct_verb_read(&verb, words, call, diag);
}

Test(verb, takes_options_before_and_after_arguments)
{
    struct ct_verb_call call;
    struct ct_diag diag = {""};

    cr_assert_eq(read_line("--loud a --rounds 9 b", &call, &diag), CT_OK, "%s", diag.text);
    cr_expect_eq(call.narguments, 2);
    cr_expect_str_eq(call.arguments[0], "a");
    cr_expect_str_eq(call.arguments[1], "b");
    cr_expect_null(call.arguments[2]);
    cr_expect_eq(ct_verb_number(&call, "rounds"), 9);
    cr_expect(ct_verb_has(&call, "loud"));
    cr_expect_not(ct_verb_has(&call, "out-file"));
}

Test(verb, has_the_standard_of_an_option_that_is_not_given)
{
    struct ct_verb_call call;
    struct ct_diag diag = {""};

    cr_assert_eq(read_line("a", &call, &diag), CT_OK);
    cr_expect_eq(ct_verb_number(&call, "rounds"), 3);
    cr_expect_not(ct_verb_has(&call, "seconds"));
}

Test(verb, says_what_is_wrong_in_one_sentence)
{
    static const char *const lines[][2] = {
        {"", "an argument is missing: bench try takes FILE [WORD]; see bench "
             "try --help"},
        {"a b c", "one argument too many: bench try takes FILE [WORD]; see "
                  "bench try --help"},
        {"a --round 3", "unknown option: --round; see bench try --help"},
        {"a -r", "unknown option: -r; see bench try --help"},
        {"a --rounds", "a value is missing: --rounds; see bench try --help"},
        {"a --rounds 0", "--rounds 0: not a whole number from 1 to 9"},
        {"a --rounds 10", "--rounds 10: not a whole number from 1 to 9"},
        {"a --rounds 1.5", "--rounds 1.5: not a whole number from 1 to 9"},
        {"a --rounds +1", "--rounds +1: not a whole number from 1 to 9"},
        {"a --seconds 0.4", "--seconds 0.4: not a number from 0.5 to 10"},
        {"a --seconds nan", "--seconds nan: not a number from 0.5 to 10"},
        {"a --seconds 1s", "--seconds 1s: not a number from 0.5 to 10"},
    };

    for (size_t i = 0; i < sizeof lines / sizeof lines[0]; i++) {
        struct ct_verb_call call;
        struct ct_diag diag = {""};

        cr_expect_eq(read_line(lines[i][0], &call, &diag), CT_ERR_INPUT, "taken: %s", lines[i][0]);
        cr_expect_str_eq(diag.text, lines[i][1]);
    }
}

Test(verb, gives_the_shell_its_settings_quoted)
{
    struct ct_verb_call call;
    struct ct_diag diag = {""};
    struct ct_text text = {0};
    char *whole;

    cr_assert_eq(read_line("it's;x --out-file $HOME", &call, &diag), CT_OK);
    cr_assert_eq(ct_verb_add_settings(&call, &text), CT_OK);
    cr_assert_eq(ct_text_take(&text, &whole, &diag), CT_OK);
    cr_expect_str_eq(whole, "rounds='3'\nseconds=''\nout_file='$HOME'\n"
                            "loud=''\nset -- 'it'\\''s;x'\n");
    free(whole);
}

Test(verb, describes_each_option_with_its_standard)
{
    struct ct_text text = {0};
    struct ct_diag diag = {""};
    char *whole;

    ct_verb_add_help(&verb, &text);
    cr_assert_eq(ct_text_take(&text, &whole, &diag), CT_OK);
    cr_expect_str_eq(whole, "usage: bench try [OPTION]... FILE [WORD] - tries\n"
                            "\n"
                            "  --rounds N          how many (3)\n"
                            "  --seconds S         how long\n"
                            "  --out-file FILE     where\n"
                            "  --loud              says more\n");
    free(whole);
}
