/*
 * page_commands.c - colltune(1) and a page for each command, from the table of options.
 */
#include "driver/manual/pages.h"
#include "driver/manual/roff.h"
#include "driver/manual/variables.h"
#include "driver/options/option_table.h"
#include "driver/options/options.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORDS_MOST = 200, ENTRIES_MOST = 400 };

/* A sentence as the line of NAME has it: "Tunes a cluster." is "tunes a cluster". */
static const char *without_stop(const char *sentence, char words[WORDS_MOST])
{
    const size_t length = strlen(sentence);

    snprintf(words, WORDS_MOST, "%.*s", (int)(length - (sentence[length - 1] == '.')), sentence);
    words[0] = (char)(tolower)((unsigned char)words[0]);
    return words;
}

static void add_variables(struct ct_text *page, const struct ct_variable *variables)
{
    ct_roff_section(page, "ENVIRONMENT");
    for (const struct ct_variable *v = variables; v->name != NULL; v++) {
        char *words =
            ct_format("%s%s%s%s", v->meaning, v->otherwise == NULL ? "" : " Default: ",
                      v->otherwise == NULL ? "" : v->otherwise, v->otherwise == NULL ? "" : ".");

        ct_roff_item(page, v->name, v->value, words == NULL ? v->meaning : words);
        free(words);
    }
}

static void add_exit_codes(struct ct_text *page, const char *codes)
{
    ct_roff_section(page, "EXIT STATUS");
    ct_roff_words(page, codes == NULL ? CT_EXIT_CODES : codes);
    ct_text_add(page, "\n");
}

void ct_page_colltune(struct ct_text *page)
{
    ct_roff_head(page, "colltune", "1", "tunes MPI collectives for a cluster");
    ct_roff_section(page, "SYNOPSIS");
    ct_text_add(page, "\\fBcolltune\\fR \\fICOMMAND\\fR [\\fIOPTION\\fR]... [\\fIARGUMENT\\fR]\n");
    ct_roff_section(page, "DESCRIPTION");
    ct_roff_words(page, "Measures on a cluster which algorithm is the fastest for each MPI "
                        "collective and size, and builds a library that runs it. Programs load the "
                        "library unchanged: see colltune-library(7).\n");
    ct_roff_paragraph(page, "Describe the cluster in a file (colltune-cluster(5)), then:");
    ct_roff_example(page, "colltune check birch.yaml\n"
                          "colltune tune birch.yaml\n"
                          "mpiexec -n 32 env LD_PRELOAD=$PWD/out/birch/build/libcolltuned-birch.so "
                          "PROGRAM\n");
    ct_roff_section(page, "COMMANDS");
    for (int i = 0; ct_commands[i] != NULL; i++) {
        char *name = ct_format("colltune-%s(1)", ct_commands[i]->name);

        ct_roff_item(page, name == NULL ? "" : name, NULL, ct_commands[i]->summary);
        free(name);
    }
    add_variables(page, ct_command_variables);
    add_exit_codes(page, NULL);
    ct_roff_see_also(page, "colltune");
}

static void add_options(struct ct_text *page, const struct ct_command *command)
{
    char text[CT_OPTION_HELP];

    ct_roff_section(page, "OPTIONS");
    for (const struct ct_option *o = ct_options_table; o->name != NULL; o++) {
        char *term = ct_format("-%c, --%s", o->letter, o->name);

        if (ct_option_is_of(o, command->name))
            ct_roff_item(page, term == NULL ? o->name : term, o->value, ct_option_help(o, text));
        free(term);
    }
    ct_roff_item(page, "-h, --help", NULL, "show a short help");
}

/* commands.txt: entries with an empty line between them, a line and words for it below. The
   entry "= COMMAND" has a command's description; its arguments and its examples follow. */
static struct entry {
    const char *line, *words;
} entries[ENTRIES_MOST + 2];

bool ct_page_texts(char *text)
{
    char *const last = strrchr(text, '\n');
    int n = 0;

    for (char *end, *words; text != NULL && n < ENTRIES_MOST; n++) {
        end = strstr(text, "\n\n");
        words = strchr(text, '\n');
        if (words == (end == NULL ? last : end))
            return false;
        entries[n] = (struct entry){text, words + 1};
        text = end == NULL ? NULL : end + 2;
        *words = *(end == NULL ? last : end) = '\0';
    }
    entries[n] = entries[n + 1] = (struct entry){"=", ""}; /* ends the last command; no command */
    return text == NULL;
}

/* The command's own entry; one without words if there is none. */
static const struct entry *find_entry(const char *command)
{
    const struct entry *own = entries;

    while (own->words[0] != '\0' && (own->line[0] != '=' || strcmp(own->line + 2, command) != 0))
        own++;
    return own;
}

/* The arguments of a command, or its examples, each below what it does; how many. */
static int add_entries(struct ct_text *page, const struct entry *own, bool are_examples)
{
    int n = 0;

    for (own++; own->line[0] != '='; own++) {
        if ((own->line[0] == '$') != are_examples)
            continue;
        if (n++ == 0)
            ct_roff_section(page, are_examples ? "EXAMPLES" : "ARGUMENTS");
        if (are_examples) {
            ct_roff_paragraph(page, own->words);
            ct_roff_example(page, own->line + strlen("$ "));
        } else {
            ct_roff_item(page, own->line, NULL, own->words);
        }
    }
    return n;
}

bool ct_page_command(struct ct_text *page, const struct ct_command *command)
{
    const struct entry *own = find_entry(command->name);
    char words[WORDS_MOST];
    char *name = ct_format("colltune-%s", command->name);
    int nexamples;

    ct_roff_head(page, name == NULL ? "" : name, "1", without_stop(command->summary, words));
    free(name);
    ct_roff_section(page, "SYNOPSIS");
    ct_text_add(page, "\\fBcolltune %s\\fR [\\fIOPTION\\fR]...%s", command->name,
                command->arguments[0] == '\0' ? "" : " ");
    ct_roff_words(page, command->arguments);
    ct_text_add(page, "\n");
    ct_roff_section(page, "DESCRIPTION");
    ct_roff_words(page, own->words);
    ct_text_add(page, "\n");
    add_entries(page, own, false);
    add_options(page, command);
    add_exit_codes(page, command->exit_codes);
    nexamples = add_entries(page, own, true);
    ct_roff_see_also(page, "");
    return nexamples >= 2;
}

void ct_page_library(struct ct_text *page)
{
    ct_roff_head(page, "colltune-library", "7", "the library of a tuned cluster");
    ct_roff_section(page, "SYNOPSIS");
    ct_text_add(page, "\\fBmpiexec\\fR ... \\fBenv LD_PRELOAD=\\fIDIR\\fR/build/"
                      "libcolltuned\\-\\fINAME\\fB.so \\fIPROGRAM\\fR\n");
    ct_roff_section(page, "DESCRIPTION");
    ct_roff_words(page, "The library that colltune tune and colltune build end with stands before "
                        "the MPI library of the program. It runs the blocking collectives by the "
                        "algorithms that were measured to be the fastest on the cluster, and hands "
                        "all other calls on. All ranks need the same file. Remove LD_PRELOAD, or "
                        "set COLLTUNE=no, and everything is as before.\n");
    ct_roff_paragraph(page, "Sums of floating-point numbers may differ in their last bits from the "
                            "MPI library's own, unless COLLTUNE_REPRODUCIBLE=yes makes their order "
                            "depend on the number of ranks alone.");
    add_variables(page, ct_library_variables);
    ct_roff_paragraph(page, "Yes is 1, on, yes or true; no is 0, off, no or false. Variables must "
                            "be the same on all ranks: pass them through the launcher.");
    ct_roff_see_also(page, "colltune-library");
}
