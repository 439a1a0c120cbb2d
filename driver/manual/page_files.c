/*
 * page_files.c - colltune-cluster(5) and colltune-decisions(5), from the tables by which
 * these files are read.
 */
#include "cluster/reader/cable_keys.h"
#include "cluster/reader/key_maps.h"
#include "driver/manual/pages.h"
#include "driver/manual/roff.h"
#include "result/columns.h"
#include "result/decisions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORD_BLANKS = 5 };

static void add_key_map(struct ct_text *page, const struct ct_key_map *map)
{
    char *title = ct_format("Keys of %s", map->of);

    ct_roff_subsection(page, title == NULL ? "" : title);
    free(title);
    for (int i = 0; i < map->n; i++)
        ct_roff_item(page, map->keys[i].name, map->keys[i].required ? "(required)" : NULL,
                     map->keys[i].meaning);
    for (int i = 0; i < CT_CABLE_KEYS && map->has_cable; i++)
        ct_roff_item(page, ct_cable_keys[i].name,
                     ct_cable_keys[i].is_required ? "(required)" : NULL, ct_cable_keys[i].meaning);
}

void ct_page_cluster(struct ct_text *page)
{
    ct_roff_head(page, "colltune-cluster", "5", "the description of a cluster");
    ct_roff_section(page, "DESCRIPTION");
    ct_roff_words(page, "A cluster is a YAML file: hosts, switches, the cables between them, and "
                        "which rank is on which host. Switches form a tree: write the spines of a "
                        "fat tree as one switch, with trunks cables to each leaf. colltune check "
                        "FILE says what was understood.\n");
    for (int i = 0; ct_key_maps[i] != NULL; i++)
        add_key_map(page, ct_key_maps[i]);
    ct_roff_section(page, "EXAMPLES");
    ct_roff_words(page, "Eight hosts in two racks:\n");
    ct_roff_example(page, "name: two-racks\n"
                          "switches: [rack0, rack1]\n"
                          "links:\n"
                          "  - {between: [rack0, rack1], bandwidth: 10 Gbit/s, latency: 2 us}\n"
                          "hosts:\n"
                          "  - {names: \"n[0-3]\", switch: rack0, bandwidth: 10 Gbit/s}\n"
                          "  - {names: \"n[4-7]\", switch: rack1, bandwidth: 10 Gbit/s}\n"
                          "ranks: {order: by-name, per_host: 1}\n");
    ct_roff_see_also(page, "colltune-cluster");
}

/* A column with a list of words has each in a line of its meaning, "#     WORD   MEANING"; more
   blanks before it: the line goes on with the meaning before. */
static void add_words(struct ct_text *page, const char *lines)
{
    ct_text_add(page, ".RS\n");
    while (*lines != '\0') {
        const size_t blanks = strspn(lines + 1, " ");
        const char *word = lines + 1 + blanks;
        const size_t length = strcspn(word, " \n"), end = strcspn(lines, "\n");
        const char *meaning =
            blanks > WORD_BLANKS ? word : word + length + strspn(word + length, " ");
        char *words = ct_format("%.*s", (int)length, word);
        char *text = ct_format("%.*s", (int)(lines + end - meaning), meaning);

        if (words != NULL && text != NULL && blanks <= WORD_BLANKS)
            ct_roff_item(page, words, NULL, text);
        else if (text != NULL)
            ct_text_add(page, "%s\n", text);
        free(words);
        free(text);
        lines += end + (lines[end] == '\n');
    }
    ct_text_add(page, ".RE\n");
}

static void add_columns(struct ct_text *page, const struct ct_line_kind *kind)
{
    ct_text_add(page, ".RS\n");
    for (int i = 0; i < kind->ncolumns; i++) {
        const char *meaning = kind->columns[i].meaning;
        const size_t length = strcspn(meaning, "\n");
        char *first = ct_format("%.*s", (int)length, meaning);

        if (first != NULL && length > 0)
            ct_roff_item(page, kind->columns[i].name, NULL, first);
        free(first);
        if (meaning[length] == '\n')
            add_words(page, meaning + length + 1);
    }
    ct_text_add(page, ".RE\n");
}

static void add_line_kind(struct ct_text *page, const struct ct_line_kind *kind)
{
    bool is_any = false;

    ct_roff_item(page, kind->word, NULL, kind->meaning);
    for (int i = 0; i < kind->ncolumns; i++)
        is_any |= kind->columns[i].meaning[0] != '\0';
    if (is_any)
        add_columns(page, kind);
}

void ct_page_decisions(struct ct_text *page)
{
    char format[80];

    snprintf(format, sizeof format, "This is format %d; no other is read.\n", CT_DECISIONS_FORMAT);
    ct_roff_head(page, "colltune-decisions", "5", "what was decided for a cluster");
    ct_roff_section(page, "DESCRIPTION");
    ct_roff_words(page, "decisions.csv in a machine folder is what tuned.c and the reports are "
                        "written from. Fields are separated by commas. Times are medians of the "
                        "slowest rank in seconds. Lines that begin with # are skipped. ");
    ct_roff_words(page, format);
    ct_roff_section(page, "LINES");
    add_line_kind(page, &ct_signature_line);
    for (int i = 0; ct_list_lines[i] != NULL; i++)
        add_line_kind(page, ct_list_lines[i]);
    ct_roff_see_also(page, "colltune-decisions");
}
