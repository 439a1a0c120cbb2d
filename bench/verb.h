/*
 * verb.h - what the program `bench` can do: its verbs, with their arguments and
 * options.
 */
#ifndef CT_BENCH_VERB_H
#define CT_BENCH_VERB_H

#include "base/text.h"

#define CT_VERB_OPTIONS 16 /* of a verb, at most */

struct ct_verb_option {
    const char *name;     /* "rounds" of --rounds */
    const char *value;    /* what follows it, "N"; NULL: nothing does */
    const char *standard; /* the value of an option that is not given; NULL: "" */
    const char *help;
    double least, most; /* of a number; both 0: the value may be any text */
    bool is_whole;      /* the number is a whole one */
};

struct ct_verb_call;

/*
 * Do what the verb says. What it prints at its end is added to `text`, which is
 * printed only if all went well; a verb that takes long prints by itself.
 */
typedef int ct_verb_fn(const struct ct_verb_call *call, struct ct_text *text, struct ct_diag *diag);

struct ct_verb {
    const char *name;      /* NULL: the end of a list */
    const char *arguments; /* "FILE"; "" if it takes none */
    int least, most;       /* how many arguments it takes */
    const char *summary;
    const struct ct_verb_option *options; /* up to one without a name; or NULL */
    ct_verb_fn *run;                      /* NULL: bench/bench does it, with the settings printed */
};

/* A verb as it was called. */
struct ct_verb_call {
    const struct ct_verb *verb;
    const char *values[CT_VERB_OPTIONS]; /* of the verb's options, in order */
    char **arguments;                    /* NULL after the last */
    int narguments;
};

/*
 * Read the words after the verb. Options may stand before and after arguments.
 *
 * words    up to NULL; changed: the arguments are moved to its front
 * returns  0; CT_ERR_INPUT with a sentence
 */
int ct_verb_read(const struct ct_verb *verb, char **words, struct ct_verb_call *call,
                 struct ct_diag *diag);

/* The number of an option of the verb; true if it was given, or has a standard
   value. */
double ct_verb_number(const struct ct_verb_call *call, const char *name);
bool ct_verb_has(const struct ct_verb_call *call, const char *name);

/* Add the verb's usage, and a line or more for each of its options. */
void ct_verb_add_help(const struct ct_verb *verb, struct ct_text *text);

/* Add what the shell sets: NAME='VALUE' for each option (with _ for -), and the
   arguments as $1, $2 and so on. Returns 0 or CT_ERR_MEMORY. */
int ct_verb_add_settings(const struct ct_verb_call *call, struct ct_text *text);

/* The lists of verbs. */
extern const struct ct_verb ct_script_verbs[], ct_compare_verbs[], ct_job_verbs[],
    ct_launch_verbs[], ct_folder_verbs[], ct_simulated_verbs[], ct_limit_verbs[], ct_plan_verbs[],
    ct_counting_verbs[], ct_load_verbs[], ct_search_verbs[], ct_paper_verbs[];

#endif
