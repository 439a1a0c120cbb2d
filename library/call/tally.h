/*
 * tally.h - what became of the calls of this process, for the report.
 *
 * Safe to call from several threads once ct_counts_start knows of them.
 */
#ifndef CT_LIBRARY_TALLY_H
#define CT_LIBRARY_TALLY_H

#include "library/call/interposed.h"

#include <stdio.h>

/* Communicators of so many ranks that are not the tuned job. */
struct ct_served_comms {
    int nranks;      /* 0: those for which the table has no room */
    const char *job; /* whose choices they ran; NULL: what was predicted */
    atomic_ulong calls;
};

/*
 * Where their calls are counted, a new place if there is none.
 *
 * job      NULL: none
 * returns  one for all others when there are too many of them
 */
struct ct_served_comms *ct_served_find(int nranks, const struct ct_tuned *job);

/* A line: calls of a collective that ran one choice, or were native for one
   reason. */
struct ct_count_row {
    const struct ct_collective *collective;
    const struct ct_choice *choice;       /* that ran. NULL: native, or one of many more */
    enum ct_instead instead;              /* as in struct ct_chosen */
    enum ct_reason reason;                /* CT_TUNED or CT_NATIVE_CHOSEN: the choice ran */
    const struct ct_served_comms *served; /* as in struct ct_chosen, and so are both times */
    int64_t ns, native_ns;
    size_t bytes_min, bytes_max; /* of choices */
    const struct ct_tally *tally;
};

/*
 * Before the first call.
 *
 * has_threads  calls may be counted by several threads at the same time
 * level        MPI's thread level; -1: not known
 */
void ct_counts_start(bool has_threads, int level);

/* MPI's thread level, as above. */
int ct_counts_thread_level(void);

/* What ran: the choice and the bytes that it was made by. */
struct ct_chosen {
    const struct ct_choice *choice;
    size_t bytes;
    struct ct_served_comms *served; /* NULL: the ranks are the tuned job */
    int64_t ns, native_ns;          /* predicted, for the first call of its kind
                                       (struct ct_call_kind); 0: not */
    enum ct_instead instead;        /* how it ran where ranks cannot post and fetch, or read,
                                       as the choice does */
};

/* One call that ran the choice, or CT_NATIVE_CHOSEN with its bytes. Returns
   where it was counted. */
struct ct_tally *ct_count_choice(const struct ct_interposed *interposed,
                                 const struct ct_chosen *chosen);

/* Count one more call where ct_count_choice counted an earlier one like it.

   served  as in struct ct_chosen */
void ct_count_again(struct ct_tally *tally, struct ct_served_comms *served);

/* The same for one that was passed on for any other reason. */
struct ct_tally *ct_count_native(const struct ct_interposed *interposed, enum ct_reason reason);

/* One call for which ct_tuned.patterns[pattern] was chosen. */
void ct_count_pattern(int pattern);

/* A communicator left the sequence of patterns, at its call of this number. */
void ct_count_left(unsigned long long number);

/* Called with each line that has calls, those of a collective one after the
   other. */
typedef void ct_count_row_fn(const struct ct_count_row *row, void *data);

void ct_counts_each(ct_count_row_fn *visit, void *data);

/* True if algorithms other than native ran calls of the collective. */
bool ct_counts_have_algorithms(const struct ct_interposed *interposed);

/* Print the calls by pattern, and those on ranks that are not the tuned job; each
   line starts with "colltune: ". */
void ct_counts_print_patterns(FILE *file);
void ct_counts_print_served(FILE *file);

#endif
