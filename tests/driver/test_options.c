/*
 * test_options.c - from arguments to values, and help that lists what there
 * is.
 */
#include "driver/flavours/flavour.h"
#include "driver/options/mechanism_names.h"
#include "driver/options/option_values.h"
#include "driver/options/options.h"

#include <criterion/criterion.h>
#include <criterion/redirect.h>
#include <getopt.h>
#include <stdio.h>
#include <string.h>

enum { ARGUMENTS_MAX = 12, HELP_MAX = 8000 };

/* Parse the words of a text as arguments after the command's name. */
static int parse(const struct ct_command *command, const char *text, struct ct_options *options,
                 struct ct_diag *diag)
{
    static char copy[400];
    char *words[ARGUMENTS_MAX + 1] = {copy};
    int n = 1;

    snprintf(copy, sizeof copy, "colltune %s", text);
    strtok(copy, " ");
    while (n < ARGUMENTS_MAX && (words[n] = strtok(NULL, " ")) != NULL)
        n++;
    optind = 0; /* letters that a refused word still has are forgotten */
    return ct_options_parse(command, n, words, options, diag);
}

Test(options, stores_each_kind_of_value)
{
    struct ct_options o;
    struct ct_diag diag = {""};

    cr_assert_eq(parse(&ct_command_tune,
                       "-b 2.5 --largest=4096 -o dir --restart -T multiple "
                       "--collective alltoall x.yaml",
                       &o, &diag),
                 CT_OK, "%s", diag.text);
    cr_expect_float_eq(o.budget_s, 2.5, 0);
    cr_expect_float_eq(o.limit_s, 20, 0);
    cr_expect_eq(o.largest_bytes, 4096);
    cr_expect_str_eq(o.out_dir, "dir");
    cr_expect_str_eq(o.thread_level, "multiple");
    cr_expect_str_eq(o.file, "x.yaml");
    cr_expect(o.is_restart);
    cr_expect_not(o.is_quiet);
    cr_expect_eq(o.flavour, ct_flavour_default());
    for (int i = 0; ct_collectives[i] != NULL; i++)
        cr_expect_eq(o.collectives[i], strcmp(ct_collectives[i]->name, "alltoall") == 0, "%s",
                     ct_collectives[i]->name);
}

Test(options, adds_what_is_named_again_to_a_list)
{
    struct ct_options o;
    struct ct_diag diag = {""};

    cr_assert_eq(parse(&ct_command_map,
                       "--collective scan,bcast -m loop -c barrier -c scan "
                       "--mechanism window,own x.yaml",
                       &o, &diag),
                 CT_OK, "%s", diag.text);
    for (int i = 0; ct_collectives[i] != NULL; i++)
        cr_expect_eq(o.collectives[i],
                     strcmp(ct_collectives[i]->name, "scan") == 0 ||
                         strcmp(ct_collectives[i]->name, "bcast") == 0 ||
                         strcmp(ct_collectives[i]->name, "barrier") == 0,
                     "%s", ct_collectives[i]->name);
    cr_expect_eq(o.mechanisms.n, 3);
    cr_expect_str_eq(o.mechanisms.names[0], "loop");
    cr_expect_str_eq(o.mechanisms.names[2], "own");
    cr_expect_eq(parse(&ct_command_tune, "-m loop -m own,loop", &o, &diag), CT_ERR_INPUT);
    cr_expect_str_eq(diag.text, "--mechanism: loop is there twice");
    cr_expect_eq(parse(&ct_command_tune, "-c scan -c , x.yaml", &o, &diag), CT_ERR_INPUT);
    cr_expect_str_eq(diag.text, "--collective is empty");
}

/* A map's are not those of the other commands. */
Test(options, means_certain_collectives_where_none_is_named)
{
    struct ct_options o;
    struct ct_diag diag = {""};

    cr_assert_eq(parse(&ct_command_map, "x.yaml", &o, &diag), CT_OK);
    for (int i = 0; ct_collectives[i] != NULL; i++)
        cr_expect_eq(o.collectives[i],
                     strcmp(ct_collectives[i]->name, "allreduce") == 0 ||
                         strcmp(ct_collectives[i]->name, "reduce") == 0,
                     "%s", ct_collectives[i]->name);
    cr_assert_eq(parse(&ct_command_tune, "x.yaml", &o, &diag), CT_OK);
    for (int i = 0; ct_collectives[i] != NULL; i++)
        cr_expect(o.collectives[i], "%s", ct_collectives[i]->name);
}

Test(options, takes_the_flavour_that_simulates)
{
    struct ct_options o;
    struct ct_diag diag = {""};

    cr_assert_eq(parse(&ct_command_tune, "--simulate x.yaml", &o, &diag), CT_OK);
    cr_expect(o.flavour->times.is_simulated);
}

Test(options, refuses_an_option_of_another_command)
{
    struct ct_options o;
    struct ct_diag diag = {""};

    cr_expect_eq(parse(&ct_command_check, "--budget 3 x.yaml", &o, &diag), CT_ERR_INPUT);
    cr_expect_str_eq(diag.text, "unknown option: --budget; see colltune check "
                                "--help");
    cr_expect_eq(parse(&ct_command_build, "-q x", &o, &diag), CT_ERR_INPUT);
}

/* Parsing must fail with a sentence that begins like this. */
static void expect_refused(const char *text, const char *begin)
{
    struct ct_options o;
    struct ct_diag diag = {""};

    cr_expect_eq(parse(&ct_command_tune, text, &o, &diag), CT_ERR_INPUT);
    cr_expect_eq(strncmp(diag.text, begin, strlen(begin)), 0, "%s: %s", text, diag.text);
}

Test(options, names_what_it_refuses)
{
    expect_refused("-Xq x.yaml", "unknown option: -X;");
    expect_refused("--restart -qXq x.yaml", "unknown option: -X;");
    expect_refused("--l 3", "unknown option: --l;");
    expect_refused("--quiet=3", "an option without a value has one: --quiet=3");
    expect_refused("x.yaml -qb", "a value is missing: -qb;");
    expect_refused("x.yaml --budget", "a value is missing: --budget;");
    expect_refused("--out= x.yaml", "a value is missing: --out;");
}

Test(options, refuses_a_selector_that_none_has)
{
    struct ct_options o;
    struct ct_diag diag = {""};

    cr_expect_eq(parse(&ct_command_bench, "--selector nobody dir", &o, &diag), CT_ERR_INPUT);
    cr_expect_eq(strncmp(diag.text, "unknown selector: nobody;", 25), 0, "%s", diag.text);
    cr_expect_eq(parse(&ct_command_bench, "--selector ompi dir", &o, &diag), CT_OK);
}

/* The help of a command, on one line. */
static char *help_of(const struct ct_command *command)
{
    static char text[HELP_MAX];
    struct ct_options o;
    struct ct_diag diag = {""};
    FILE *output;
    size_t n;

    cr_redirect_stdout();
    cr_assert_eq(parse(command, "--help", &o, &diag), CT_STOPPED);
    fflush(stdout);
    output = cr_get_redirected_stdout();
    n = fread(text, 1, sizeof text - 1, output);
    text[n] = '\0';
    return text;
}

Test(options, helps_with_every_mechanism_and_collective)
{
    const char *text = help_of(&ct_command_tune);

    for (int i = 0; ct_mechanism_name(i) != NULL; i++)
        cr_expect_not_null(strstr(text, ct_mechanism_name(i)), "%s", ct_mechanism_name(i));
    for (int i = 0; ct_collectives[i] != NULL; i++)
        cr_expect_not_null(strstr(text, ct_collectives[i]->name), "%s", ct_collectives[i]->name);
    cr_expect_null(strstr(text, "%s"));
    cr_expect_null(strstr(text, "--format"));
}

Test(options, helps_in_lines_of_80_columns)
{
    char *text = help_of(&ct_command_tune);

    for (char *line = strtok(text, "\n"); line != NULL; line = strtok(NULL, "\n"))
        cr_expect_leq(strlen(line), (size_t)80, "%s", line);
}

Test(options, takes_several_mechanisms)
{
    struct ct_options o;
    struct ct_diag diag = {""};

    cr_assert_eq(parse(&ct_command_tune, "x.yaml", &o, &diag), CT_OK);
    cr_expect_eq(o.mechanisms.n, 1);
    cr_expect_str_eq(o.mechanisms.names[0], "barrier");
    cr_expect(o.spread_s == 0);
    cr_assert_eq(parse(&ct_command_tune, "-m loop,own,barrier --spread 0.002", &o, &diag), CT_OK,
                 "%s", diag.text);
    cr_expect_eq(o.mechanisms.n, 3);
    cr_expect_str_eq(o.mechanisms.names[0], "loop");
    cr_expect_str_eq(o.mechanisms.names[1], "own");
    cr_expect_str_eq(o.mechanisms.names[2], "barrier");
    cr_expect(o.spread_s == 0.002);
    cr_expect_eq(parse(&ct_command_tune, "-m loop,,own", &o, &diag), CT_ERR_INPUT);
    cr_expect_str_eq(diag.text, "--mechanism: a name is missing");
    cr_expect_eq(parse(&ct_command_tune, "-m loop,", &o, &diag), CT_ERR_INPUT);
    cr_expect_eq(parse(&ct_command_tune, "-m a,b,c,d,e,f,g,h,i", &o, &diag), CT_ERR_INPUT);
    cr_expect_str_eq(diag.text, "--mechanism: more than 8 names");
    cr_expect_eq(parse(&ct_command_tune, "-m loop,own,loop", &o, &diag), CT_ERR_INPUT);
    cr_expect_str_eq(diag.text, "--mechanism: loop is there twice");
}

Test(mechanisms, have_their_parameters_and_calls)
{
    char text[CT_MECHANISM_TEXT];

    cr_expect_str_eq(ct_mechanism_words("arrival", 0.002, NULL, text), "arrival spread=0.002");
    cr_expect_eq(ct_mechanism_calls(text), 1);
    cr_expect_str_eq(ct_mechanism_words("arrival", 0, "equal", text), "arrival");
    cr_expect_str_eq(ct_mechanism_words("barrier", 0.002, NULL, text), "barrier");
    cr_expect_eq(ct_mechanism_calls("barrier"), 1);
    cr_expect_eq(ct_mechanism_calls("loop"), 10);
    cr_expect_eq(ct_mechanism_calls("own"), 10);
    cr_expect(ct_mechanism_has_spread("arrival spread=0.002"));
    cr_expect(ct_mechanism_has_spread("arrival"));
    cr_expect_not(ct_mechanism_has_spread("window"));
    cr_expect_not(ct_mechanism_has_spread("own"));
    cr_expect_not(ct_mechanism_has_counts("arrival spread=0.002"));
    cr_expect_str_eq(ct_mechanism_words("arrival", 1, "random:7", text),
                     "arrival spread=1 counts=random seed=7");
    cr_expect(ct_mechanism_has_counts(text) && ct_mechanism_has_spread(text));
}

Test(options, takes_its_own_defaults)
{
    for (const struct ct_option *o = ct_options_table; o->name != NULL; o++) {
        struct ct_options options;
        struct ct_diag diag = {""};

        memset(&options, 0, sizeof options);
        cr_expect(o->otherwise == NULL ||
                      ct_option_store(o, o->otherwise, &options, &diag) == CT_OK,
                  "--%s: %s", o->name, diag.text);
        cr_expect_eq(o->value == NULL, o->kind == CT_OPTION_FLAG || o->kind == CT_OPTION_SIMULATE,
                     "--%s", o->name);
    }
}
