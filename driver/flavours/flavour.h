/*
 * flavour.h - an MPI library, or a simulator of one, that colltune can tune
 * with: how programs are built and launched, what it can afford, and what its
 * times mean.
 *
 * One file per flavour, flavour_NAME.c, with one descriptor; the list is made
 * from the folder. Commands ask the descriptor and never compare names. If its
 * mpi.h is not MPICH's, flavour_NAME.cmake finds it and says what is compiled
 * with it (cmake/archives.cmake).
 */
#ifndef CT_DRIVER_FLAVOURS_FLAVOUR_H
#define CT_DRIVER_FLAVOURS_FLAVOUR_H

#include "cluster/cluster.h"
#include "repo/algorithm.h"

/* One call of the compiler. */
struct ct_flavour_program {
    const char *output; /* file name in DIR/build; NULL ends a list */
    const char *source; /* colltune's own source, by its path from DIR/build;
                           "": none */
    bool has_routines;  /* the folder's routines are compiled into it */
    /* Words for the shell, in DIR/build; $home is colltune's own folder. The
       archives are called by -l: the flavour's own, otherwise colltune's. */
    const char *flags;
    const char *archives;
};

/* A launch line to be made: NAME=VALUE... PROGRAM WORDS, on all ranks. */
struct ct_flavour_launch {
    const struct ct_cluster *cluster;
    const char *environment; /* NAME=VALUE for env(1), shell words; "" */
    const char *program;     /* absolute path */
    const char *words;       /* arguments, each after a blank; shell words */
    const char *selector;    /* whose choices native follows in a simulation */
};

/* What is to be launched, before anything is built. */
struct ct_flavour_use {
    const char *file;         /* cluster file; NULL: this machine alone */
    const char *thread_level; /* driver/flavours/thread_level.h */
    const char *selector;
};

/* What the times mean, with any timer. */
struct ct_flavour_times {
    bool is_simulated;         /* marked in all results; never mixed with
                                  times of a machine */
    const char *note;          /* before the selector, over tables; "": none */
    const char *folder_suffix; /* of the default machine folder */
    const char *usage;         /* lines for "how to use the library", or "" */
    const char *environment;   /* what makes the library run such choices:
                                  "NAME=VALUE ", or "" */
    double least_limit_s;      /* --limit is at least this */
    double launch_more_s;      /* time that a launch may take beyond usual */
    bool needs_cores;          /* ranks that share a core spoil them */
};

struct ct_flavour {
    const char *name; /* "mpich" */
    struct ct_flavour_times times;

    /* Building. */
    const char *compiler;                   /* path; "": not there */
    const char *compiler_variable;          /* names another in the environment */
    const char *link_flags;                 /* of all programs; words for the shell */
    const char *archives_folder;            /* below lib/colltune: "" or "/NAME" */
    const struct ct_flavour_program *timer; /* the last of them is the timer */
    const struct ct_flavour_program *bench; /* the last is the benchmark with the
                                       choices in it; NULL: the library is
                                       preloaded into side_by_side */
    const char *bench_words;                /* how long to measure one size */

    /* Launch lines of cluster files without one: for this machine alone, and
       for hosts; NULL: not used. */
    const char *launch_here;
    const char *launch_hosts;

    bool shares_memory;           /* ranks of a host can post and fetch */
    bool has_threads;             /* thread levels other than single exist */
    bool is_exact;                /* one call is all there is to know: no noise */
    const char *const *selectors; /* whose choices native can follow, NULL at
                                     the end; NULL: its own */

    /* Check that it can be used here. NULL: it always can. Returns 0, or
       CT_ERR_INPUT. */
    int (*check)(const struct ct_flavour_use *use, struct ct_diag *diag);

    /* Make the launch line; owned by the caller. */
    int (*launch)(const struct ct_flavour_launch *launch, char **line, struct ct_diag *diag);

    /* The largest size, in the collective's own bytes, that it has memory
       for. NULL: any; largest_why ends a sentence about smaller sizes. */
    size_t (*largest)(const struct ct_collective *collective, int nranks);
    const char *largest_why;

    /* Bytes of scratch that it has for a rank. NULL: what the options say. */
    size_t (*scratch)(int nranks);

    /* True if the algorithm is tried with the problem's setting; false with the
       reason in `why`. NULL: all are. */
    bool (*admits)(const struct ct_algorithm *algorithm, const struct ct_problem *problem,
                   struct ct_diag *why);

    /* Messages that the schedule of a segmented candidate may have, of all
       ranks, and one in one segment four times as many; 0: any number. */
    double messages_most;

    /* True if there is time to compare the results of a problem. NULL:
       always. */
    bool (*verifies)(const struct ct_algorithm *algorithm, const struct ct_problem *problem);
};

/* In order of name, NULL at the end. */
extern const struct ct_flavour *const ct_flavours[];

/* NULL: there is none of this name. */
const struct ct_flavour *ct_flavour_find(const char *name);

/* The one that colltune's own library is built with. */
const struct ct_flavour *ct_flavour_default(void);

/* The one whose times a machine folder holds. */
const struct ct_flavour *ct_flavour_of_results(bool is_simulated);

/*
 * A flavour as a user's own timer needs it: the times mean the same, but
 * nothing is known of how they come about, and programs are built and
 * launched by default.
 */
struct ct_flavour ct_flavour_with_own_timer(const struct ct_flavour *flavour);

/* True if ranks of a host can post and fetch at this level (thread_level.h). */
bool ct_flavour_meets(const struct ct_flavour *flavour, const char *thread_level);

/* The compiler to use: the environment's, or the flavour's. */
const char *ct_flavour_compiler(const struct ct_flavour *flavour);

/* The program that a list ends with. */
const struct ct_flavour_program *ct_flavour_last_program(const struct ct_flavour_program *programs);

/* Selector number `i` of all flavours, from 0; NULL: there are no more. */
const char *ct_flavour_selector(int i);

#endif
