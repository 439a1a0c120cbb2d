/*
 * test_decisions_fuzz.c - a file cut short or with a byte changed is read, or
 * refused with a sentence; the sanitizers watch.
 */
#include "tests/result/result_helpers.h"

struct fuzz {
    int read;
    int refused;
};

/* What was read is written and read as the same. */
static void check_read(const struct ct_result *result)
{
    struct ct_result *again = NULL;
    char *text = NULL, *same = NULL;

    cr_assert_eq(ct_decisions_text(result, &text, NULL), CT_OK);
    cr_assert_eq(ct_decisions_parse("d.csv", text, &again, NULL), CT_OK);
    cr_assert_eq(ct_decisions_text(again, &same, NULL), CT_OK);
    cr_assert_str_eq(same, text);
    free(same);
    ct_result_free(again);
    free(text);
}

static void try_text(struct fuzz *fuzz, const char *text)
{
    struct ct_result *result = NULL;
    struct ct_diag diag = {""};
    const int err = ct_decisions_parse("d.csv", text, &result, &diag);

    if (err == CT_OK) {
        fuzz->read++;
        check_read(result);
        ct_result_free(result);
        return;
    }
    fuzz->refused++;
    cr_assert_eq(err, CT_ERR_INPUT, "%s", diag.text);
    cr_assert_eq(strncmp(diag.text, "d.csv:", 6), 0, "%s", diag.text);
    cr_assert_not_null(strstr(diag.text, "would be right"), "%s", diag.text);
    for (const char *c = diag.text; *c != '\0'; c++)
        cr_assert(*c >= ' ' && *c <= '~', "%s", diag.text);
}

Test(decisions_fuzz, survives_files_cut_at_every_byte)
{
    char *text = text_of_file(EXAMPLE);
    struct fuzz fuzz = {0};

    for (size_t length = strlen(text); length > 0; length--) {
        text[length] = '\0';
        try_text(&fuzz, text);
    }
    text[0] = '\0';
    try_text(&fuzz, text);
    cr_expect_gt(fuzz.read, 1);
    cr_expect_gt(fuzz.refused, 1000);
}

Test(decisions_fuzz, survives_every_byte_changed)
{
    static const unsigned char changes[] = {'9', ',', '"', '\n', '#', '=', ' ', 1, 0xff};
    char *text = text_of_file(EXAMPLE);
    struct fuzz fuzz = {0};

    for (char *at = strstr(text, "\nsignature"); *at != '\0'; at++) {
        const char was = *at;

        for (size_t i = 0; i < sizeof changes; i++) {
            *at = (char)changes[i];
            try_text(&fuzz, text);
        }
        *at = was;
    }
    cr_expect_gt(fuzz.read, 500);
    cr_expect_gt(fuzz.refused, 1000);
}

/* Lines dropped, doubled and moved; bytes of one place put at another. */
Test(decisions_fuzz, survives_pieces_moved_at_random)
{
    char *text = text_of_file(EXAMPLE);
    const size_t length = strlen(text);
    uint64_t state = 1;
    struct fuzz fuzz = {0};

    for (int i = 0; i < 5000; i++) {
        size_t n[3]; /* from, to, how many bytes */
        char *changed;

        for (int k = 0; k < 3; k++) {
            state = state * 6364136223846793005u + 1442695040888963407u;
            n[k] = (size_t)(state >> 33) % (k < 2 ? length : 200);
        }
        changed = ct_format("%.*s%.*s%s", (int)n[1], text, (int)n[2], text + n[0],
                            text + n[1] + (i % 2 ? 0 : n[2] % (length - n[1])));
        cr_assert_not_null(changed);
        try_text(&fuzz, changed);
        free(changed);
    }
    cr_expect_gt(fuzz.refused, 1000);
}
