/*
 * run_facts.h - which run a report is of, and the file that it goes to.
 */
#ifndef CT_LIBRARY_RUN_FACTS_H
#define CT_LIBRARY_RUN_FACTS_H

/* On this rank, when the report is written. Texts have no line ends and no '/'. */
struct ct_run_facts {
    char program[256];
    char job[128]; /* its number in Slurm, PBS, LSF or Flux; otherwise the process number of the
                      launcher */
    char host[256];
    char ended[20]; /* "20261126T141003Z" */
    double seconds; /* since MPI_Init; 0: the library did not see it */
};

/* After MPI_Init, if a report is wanted. */
void ct_run_facts_begin(void);

struct ct_run_facts ct_run_facts_now(void);

/*
 * The file that a name of COLLTUNE_REPORT means: %j is the job, %h the host, %p the program, %t
 * the time, and %% a percent sign. What else follows a percent sign stays as it is.
 *
 * returns  on the heap; NULL: out of memory
 */
char *ct_run_facts_name(const struct ct_run_facts *facts, const char *named);

#endif
