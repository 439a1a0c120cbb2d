/*
 * test_printable.c - text of others without what a terminal takes for commands.
 */
#include "base/status.h"
#include "base/text.h"

#include <criterion/criterion.h>
#include <stdio.h>

static void expect(const char *text, const char *wanted)
{
    char copy[100];

    snprintf(copy, sizeof copy, "%s", text);
    cr_expect_str_eq(ct_text_printable(copy), wanted, "%s", copy);
}

Test(printable, has_letters_of_all_languages_line_ends_and_tabs)
{
    expect("", "");
    expect("a b\n\tc~", "a b\n\tc~");
    expect("Gr\xc3\xb6\xc3\x9f"
           "e \xe2\x82\xac \xf0\x9f\x98\x80",
           "Gr\xc3\xb6\xc3\x9f"
           "e \xe2\x82\xac \xf0\x9f\x98\x80");
}

Test(printable, has_no_control_characters)
{
    expect("\033]0;owned\007\033[31mred\r\177", "?]0;owned??[31mred??");
    expect("a\xc2\x9b"
           "31m",
           "a??31m"); /* CSI as one character */
    expect("\x9b"
           "31m\xff\xc3",
           "?31m??"); /* no UTF-8 */
    expect("\xe2\x82", "??");
    expect("\xf5\x80\x80\x80", "????");
}

Test(printable, is_the_sentence_of_a_failure)
{
    struct ct_diag diag;

    ct_diag_set(&diag, CT_ERR_INPUT, "no such host: %s", "n\033[2J1");
    cr_expect_str_eq(diag.text, "no such host: n?[2J1");
}
