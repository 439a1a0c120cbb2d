/*
 * bench_main.c - the program behind bench/bench: finds the verb and runs it.
 *
 * Verbs that launch programs are scripts; of these it prints the settings for
 * bench/bench. Exit codes: 0 done, 1 that failed, 2 wrong use or input.
 */
#include "bench/verb.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const struct ct_verb *const lists[] = {
    ct_script_verbs, ct_folder_verbs,   ct_search_verbs,    ct_limit_verbs,
    ct_plan_verbs,   ct_counting_verbs, ct_load_verbs,      ct_compare_verbs,
    ct_job_verbs,    ct_launch_verbs,   ct_simulated_verbs, ct_paper_verbs,
};

static const struct ct_verb *find(const char *name)
{
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        for (const struct ct_verb *verb = lists[i]; verb->name != NULL; verb++) {
            if (strcmp(verb->name, name) == 0)
                return verb;
        }
    }
    return NULL;
}

static void add_verbs(struct ct_text *text)
{
    ct_text_add(text, "usage: bench VERB [OPTION]... [ARGUMENT]... - measures "
                      "and judges colltune\n\n");
    for (size_t i = 0; i < sizeof lists / sizeof lists[0]; i++) {
        for (const struct ct_verb *verb = lists[i]; verb->name != NULL; verb++) {
            ct_text_add(text, "  %-18s", verb->name);
            ct_text_add_words(text, verb->summary, 20, 79);
            ct_text_add(text, "\n");
        }
    }
    ct_text_add(text, "\nbench VERB --help has the options of a verb.\n"
                      "Exit codes: 0 done, 1 that failed, 2 wrong use.\n");
}

static int run(const struct ct_verb *verb, char **words, struct ct_text *text, struct ct_diag *diag)
{
    struct ct_verb_call call;
    int err;

    for (char **word = words; *word != NULL; word++) {
        if (strcmp(*word, "--help") == 0 || strcmp(*word, "-h") == 0) {
            ct_verb_add_help(verb, text);
            return CT_OK;
        }
    }
    err = ct_verb_read(verb, words, &call, diag);
    if (err != CT_OK)
        return err;
    if (verb->run != NULL)
        return verb->run(&call, text, diag);
    return ct_verb_add_settings(&call, text) == CT_OK ? CT_OK : ct_diag_memory(diag);
}

/* Print the text: nothing unless all went well. */
static int print(int err, struct ct_text *text, struct ct_diag *diag)
{
    char *whole = NULL;

    if (err == CT_OK)
        err = ct_text_take(text, &whole, diag);
    else
        free(text->text);
    if (err == CT_OK && (fputs(whole, stdout) == EOF || fflush(stdout) == EOF))
        err = ct_diag_set(diag, CT_ERR_SYSTEM, "cannot write what was found");
    free(whole);
    return err;
}

int main(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    const struct ct_verb *verb = find(name);
    struct ct_diag diag = {""};
    struct ct_text text = {0};
    int err = CT_OK;

    if (verb != NULL)
        err = run(verb, argv + 2, &text, &diag);
    else if (strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0)
        add_verbs(&text);
    else
        err = ct_diag_set(&diag, CT_ERR_INPUT, "%s%s; see bench --help",
                          name[0] == '\0' ? "a verb is missing" : "unknown verb: ", name);
    err = print(err, &text, &diag);
    if (err == CT_OK)
        return EXIT_SUCCESS;
    fprintf(stderr, "bench%s%s: %s\n", verb == NULL ? "" : " ", verb == NULL ? "" : name,
            diag.text);
    return err == CT_ERR_INPUT ? 2 : EXIT_FAILURE;
}
