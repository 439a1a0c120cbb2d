/*
 * serve.h - the timer's answers: one file per request, serve_NAME.c.
 *
 * All functions are collective, answer on rank 0's standard output, and return
 * MPI error codes; after an error there is no answer.
 */
#ifndef CT_TIMER_SERVE_H
#define CT_TIMER_SERVE_H

#include "base/processors.h"
#include "timer/timed_candidate.h"
#include "timer/together.h"

#define CT_PROTOCOL 3

/* When the load was asked for last. */
struct ct_host_load {
    bool is_known; /* false: this is not Linux */
    struct ct_processors all;
    double own_s;
    double at_s; /* PMPI_Wtime */
};

struct ct_server {
    MPI_Comm comm; /* of the candidates' calls: this rank's part of all ranks */
    MPI_Comm own;  /* of all other messages; all ranks */
    int nparts;    /* each of as many ranks, next to each other in `own` */
    int nranks;    /* of a part */
    int rank;      /* in `own` */
    struct ct_pool pool;
    struct ct_together together;
    struct ct_host_load load;
    unsigned long nrounds; /* of all races so far */
};

/* Rank 0 answers by one line: `word`, then `text` if it is not empty. */
void ct_serve_answer(const struct ct_server *server, const char *word, const char *text);

/*
 * Share what rank `rank` of all has to say of its call, with the part that it
 * is in where there are parts: "part 1, rank 0: ...". Collective.
 *
 * text  in on that rank, out on the others: CT_MISMATCH_TEXT bytes
 */
int ct_serve_share(const struct ct_server *server, int rank, char *text);

/* From now on; not collective. */
void ct_load_begin(struct ct_host_load *load);

int ct_serve_hello(const struct ct_server *server);
int ct_serve_hosts(const struct ct_server *server);
int ct_serve_load(struct ct_server *server, const struct ct_request *request);
int ct_serve_race(struct ct_server *server, const struct ct_request *request);
int ct_serve_verify(struct ct_server *server, const struct ct_request *request);

#endif
