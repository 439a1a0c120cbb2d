/*
 * roff.c - writes manual pages in the macros of man(7).
 */
#include "driver/manual/roff.h"

#include "driver/config.h"

#include <string.h>

void ct_roff_head(struct ct_text *page, const char *name, const char *section, const char *what)
{
    ct_text_add(page, ".TH %s %s %s \"colltune %s\"\n.SH NAME\n", name, section, CT_DATE,
                CT_VERSION);
    ct_roff_words(page, name);
    ct_text_add(page, " \\- ");
    ct_roff_words(page, what);
    ct_text_add(page, "\n");
}

void ct_roff_section(struct ct_text *page, const char *title)
{
    ct_text_add(page, ".SH %s\n", title);
}

void ct_roff_subsection(struct ct_text *page, const char *title)
{
    ct_text_add(page, ".SS %s\n", title);
}

/* The characters that roff would read as its own, or print as others. */
static const struct {
    char character;
    const char *escaped;
} escapes[] = {{'\\', "\\e"},  {'-', "\\-"},   {'\'', "\\(aq"},
               {'`', "\\(ga"}, {'^', "\\(ha"}, {'~', "\\(ti"}};

enum { ESCAPES = sizeof escapes / sizeof escapes[0] };

static void add_bytes(struct ct_text *page, const char *bytes, size_t length)
{
    if (page->length > 0 && page->text[page->length - 1] == '\n' && bytes[0] == '.')
        ct_text_add(page, "\\&");
    for (size_t i = 0; i < length; i++) {
        int e = 0;

        while (e < ESCAPES && escapes[e].character != bytes[i])
            e++;
        if (e < ESCAPES)
            ct_text_add(page, "%s", escapes[e].escaped);
        else
            ct_text_append(page, &bytes[i], 1);
    }
}

void ct_roff_words(struct ct_text *page, const char *words)
{
    add_bytes(page, words, strlen(words));
}

void ct_roff_paragraph(struct ct_text *page, const char *words)
{
    ct_text_add(page, ".PP\n");
    ct_roff_words(page, words);
    ct_text_add(page, "\n");
}

void ct_roff_example(struct ct_text *page, const char *lines)
{
    ct_text_add(page, ".EX\n");
    while (*lines != '\0') {
        const size_t length = strcspn(lines, "\n");

        add_bytes(page, lines, length);
        ct_text_add(page, "\n");
        lines += length + (lines[length] == '\n');
    }
    ct_text_add(page, ".EE\n");
}

void ct_roff_item(struct ct_text *page, const char *term, const char *value, const char *words)
{
    ct_text_add(page, ".TP\n\\fB");
    ct_roff_words(page, term);
    ct_text_add(page, "\\fR");
    if (value != NULL) {
        ct_text_add(page, " \\fI");
        ct_roff_words(page, value);
        ct_text_add(page, "\\fR");
    }
    ct_text_add(page, "\n");
    ct_roff_words(page, words);
    ct_text_add(page, "\n");
}

void ct_roff_see_also(struct ct_text *page, const char *name)
{
    static const char *const pages[] = {"colltune 1", "colltune-library 7", "colltune-cluster 5",
                                        "colltune-decisions 5"};
    const char *before = "";

    ct_roff_section(page, "SEE ALSO");
    for (size_t i = 0; i < sizeof pages / sizeof pages[0]; i++) {
        const size_t length = strcspn(pages[i], " ");

        if (strlen(name) == length && strncmp(name, pages[i], length) == 0)
            continue;
        ct_text_add(page, "%s\\fB", before);
        add_bytes(page, pages[i], length);
        ct_text_add(page, "\\fR(%s)", pages[i] + length + 1);
        before = ",\n";
    }
    ct_text_add(page, "\n");
}
