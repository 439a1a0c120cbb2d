/*
 * options.h - what the user asked for on the command line.
 */
#ifndef CT_DRIVER_OPTIONS_OPTIONS_H
#define CT_DRIVER_OPTIONS_OPTIONS_H

#include "repo/collective.h"

#include <stdbool.h>

/* What is meant without an option, where that depends on the command or the cluster. */
#define CT_LARGEST_TUNED 262144  /* bytes */
#define CT_LARGEST_LOCAL 1048576 /* memory is quick: measuring costs little */
#define CT_LARGEST_BENCH 393216  /* half way to the next of those tuned */
#define CT_LIMITS_BENCH 36       /* limits of a call for one size: a dozen pairs of 3 calls */
#define CT_RANKS_LISTED 16       /* of algorithms, unless there is a cluster */

struct ct_flavour;
struct ct_cluster_job;
struct ct_option;

/* How to time: the first mechanism decides. */
#define CT_MECHANISMS_MAX 8
struct ct_mechanism_list {
    int n;
    char names[CT_MECHANISMS_MAX][64]; /* cut off */
};

struct ct_options {
    const char *file; /* the cluster file, or a machine folder; NULL */
    int nwords;       /* of the command line, from the command's name on */
    char **words;
    char **program;       /* to record, run or examine: its words, NULL at the end; NULL:
                             none */
    char **files;         /* all arguments, NULL at the end */
    const char *recorded; /* the pattern file to write */
    const char *out_dir;  /* --out; NULL: out/NAME[-simulated] */
    bool collectives[CT_COLLECTIVES_MAX] /* as ct_collectives */;
    double budget_s;      /* 0: none */
    double limit_s;       /* for one call in the timer */
    size_t largest_bytes; /* size to tune up to; 0: by default */
    size_t scratch_limit; /* bytes that a rank may need for a call; 0: any */
    struct ct_mechanism_list mechanisms;
    double spread_s;                  /* of mechanisms with one; 0: the timer's */
    const char *counts;               /* "equal": --counts, driver/options/mechanism_names.h */
    const char *thread_level;         /* "single", driver/flavours/thread_level.h */
    const char *timer;                /* a user's own timer; NULL: ours */
    const char *generator;            /* a user's own generator; NULL: ours */
    const char *patterns;             /* a pattern file; NULL: none */
    double similarity;                /* distance up to which calls are alike */
    const char *format;               /* to export or import; NULL: none named */
    const char *cluster;              /* whose ranks algorithms are listed for; a file
                                 or a machine folder; NULL: none */
    int nranks;                       /* to list them for; to tune: only the first of
                                 the cluster's; 0: not named */
    int per_host;                     /* --per-host: ranks of a job that is predicted on each
                                 host; 0: as many as the cluster has */
    size_t only_bytes;                /* --bytes of predict; 0: the fixed sizes */
    const char *hosts;                /* --hosts: "a,b"; NULL: all */
    const char *model_dir;            /* --model: the machine folder; NULL: out/NAME */
    const char *rank_list;            /* of a map, driver/options/rank_list.h */
    const char *jobs;                 /* to tune besides, driver/jobs/job_list.h; NULL: none */
    const struct ct_cluster_job *job; /* to tune in place of the cluster's own
                                         ranks; NULL: those */
    size_t bytes;                     /* the same */
    const char *selector;             /* --selector: what native is in a simulation */
    const char *reproducible;         /* --reproducible: "yes", "no"; NULL: as the
                                 folder was */
    const char *drawn;                /* --svg: a collective to draw; NULL: none */
    const char *color;                /* "auto", driver/options/table_show.h */
    const struct ct_flavour *flavour; /* of MPI, driver/flavours/flavour.h */
    bool is_restart;
    bool is_sure;     /* --yes */
    bool is_anywhere; /* --any-placement */
    bool is_anyway;   /* --anyway */
    bool is_quiet;
    bool is_part; /* tuned for a map or with others: no library, no table */
    bool is_long; /* with all that is known of each */
    bool is_csv;
    bool wants_all_algorithms; /* dominated ones, too */
};

/* One subcommand. */
struct ct_command {
    const char *name;
    const char *arguments; /* for the usage line; "": it takes none */
    const char *summary;   /* one line */
    bool needs_file;
    const char *collectives;  /* names, where not named by an option; NULL:
                                all */
    bool computes;            /* it has no progress of its own */
    bool takes_program;       /* a command line, whose options are its own */
    bool takes_program_after; /* the same, after its argument, and -- if given */
    bool takes_files;         /* any number of arguments */
    const char *exit_codes;   /* NULL: CT_EXIT_CODES */
    int (*run)(const struct ct_options *options, struct ct_diag *diag);
};

/* What the options are when none is given; collectives and mechanisms are
   empty. */
void ct_options_default(struct ct_options *options);

/*
 * Read the arguments after a command's name.
 *
 * returns  0; CT_ERR_INPUT with a sentence; CT_STOPPED when --help was
 *          asked for and answered on standard output
 */
int ct_options_parse(const struct ct_command *command, int argc, char **argv,
                     struct ct_options *options, struct ct_diag *diag);

#define CT_OPTION_HELP 1024

/* The help text of an option with the list of words and the default in it, in `text`,
   which is returned. */
const char *ct_option_help(const struct ct_option *option, char text[CT_OPTION_HELP]);

#define CT_EXIT_CODES "0 done, 1 the job failed, 2 wrong use or wrong input."

/* All commands, NULL at the end; driver/commands/commands.c. */
extern const struct ct_command *const ct_commands[];

extern const struct ct_command ct_command_check;
extern const struct ct_command ct_command_generate;
extern const struct ct_command ct_command_tune;
extern const struct ct_command ct_command_build;
extern const struct ct_command ct_command_bench;
extern const struct ct_command ct_command_report;
extern const struct ct_command ct_command_export;
extern const struct ct_command ct_command_import;
extern const struct ct_command ct_command_algorithms;
extern const struct ct_command ct_command_record;
extern const struct ct_command ct_command_compare;
extern const struct ct_command ct_command_map;
extern const struct ct_command ct_command_decide;
extern const struct ct_command ct_command_version;
extern const struct ct_command ct_command_module;
extern const struct ct_command ct_command_run;
extern const struct ct_command ct_command_doctor;
extern const struct ct_command ct_command_summary;
extern const struct ct_command ct_command_model;
extern const struct ct_command ct_command_predict;

#endif
