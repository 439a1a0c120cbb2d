/*
 * checker_parts.h - what the files of the checker share; for them alone.
 *
 * Functions return 0, CT_ERR_INVALID or CT_ERR_MEMORY with the text in
 * `diag`. They build on each other in this order: shape, matches, items,
 * hazards, progress, order; each may rely on what the earlier ones have
 * proved.
 */
#ifndef CT_CHECKER_CHECKER_PARTS_H
#define CT_CHECKER_CHECKER_PARTS_H

#include "checker/checker.h"

#include <stdint.h>

#define CT_CHECK_RANKS_MAX 32768
#define CT_BUFFERS_MAX (CT_SCRATCH + CT_SCRATCH_MAX)

/* What an action does with its step's fields. */
struct ct_action_traits {
    bool reads;    /* src */
    bool writes;   /* dst */
    bool is_send;  /* of a message or token */
    bool is_recv;  /* of a message or token */
    bool is_token; /* a message of no bytes */
    bool is_post;
    bool is_fetch;
};

/* NULL when there is no such action. */
const struct ct_action_traits *ct_action_traits(enum ct_action action);

/* A step among those of all ranks. */
struct ct_step_at {
    int rank;
    int step;
};

/*
 * Write "rank R: step N (what it does): SENTENCE" and return CT_ERR_INVALID.
 */
int ct_check_fail(const struct ct_schedule *schedule, int number, struct ct_diag *diag,
                  const char *format, ...) CT_PRINTF(4, 5);

/* "send of units 0..3 of the send buffer to rank 2, message 0" */
void ct_step_describe(const struct ct_step *step, char *text, size_t size);

/* "unit 3 of scratch 0" */
void ct_unit_describe(int buffer, size_t unit, char *text, size_t size);

struct ct_member ct_check_member(const struct ct_check *check, int rank);

/* Units in a buffer; -1 when the schedule has no such buffer. */
int ct_buffer_units(const struct ct_check *check, const struct ct_schedule *schedule, int buffer);

/*
 * One rank's units, numbered through: a cell for each. In place, units of
 * the send buffer and of the receive buffer share cells.
 */
struct ct_layout {
    size_t base[CT_BUFFERS_MAX]; /* cell of each buffer's unit 0 */
    size_t nrecv;                /* cells of the receive buffer, the first */
    size_t ncells;
};

void ct_layout_init(struct ct_layout *layout, const struct ct_check *check, int rank);

/* The cell's buffer and unit, as ct_unit_describe writes them. */
void ct_cell_describe(const struct ct_layout *layout, size_t cell, char *text, size_t size);

/* Each rank's schedule on its own, and equal numbers of barriers. */
int ct_check_shape(const struct ct_check *check, struct ct_diag *diag);

/* The posts and fetches of a rank. Part of the above. */
int ct_check_posts(const struct ct_check *check, int rank, struct ct_diag *diag);

/* Which send matches which receive, and which post which fetches. */
struct ct_matches {
    size_t *first;        /* nranks + 1: steps of all ranks with smaller numbers */
    int *partner;         /* first[rank] + step -> step of the peer; else -1. Of a fetch
                             the post; a post has -1 */
    size_t *first_reader; /* nranks + 1: readers of all ranks with smaller numbers */
    int *fetches;         /* first_reader[rank] + reader -> that reader's fetch */
};

/* The fetch of reader `number` of the post, 0 to nreaders - 1. */
struct ct_step_at ct_matches_fetch(const struct ct_matches *matches,
                                   const struct ct_schedule *poster, int post, int number);

/* Also checks that nothing is left over and that sizes agree. */
int ct_matches_init(struct ct_matches *matches, const struct ct_schedule *const *schedules,
                    int nranks, struct ct_diag *diag);
void ct_matches_fini(struct ct_matches *matches);

/*
 * The item that a block of this buffer is as large as; -1: as large as the
 * largest item. For collectives with counts.
 */
int ct_block_item(const struct ct_check *check, int rank, int buffer, int block);

/* With counts: the two spans of each step or message are of equal sizes,
   whatever the items' sizes. */
int ct_check_items(const struct ct_check *check, const struct ct_matches *matches,
                   struct ct_diag *diag);

/* Check for data races: no two steps of one rank that may run at the same time
   use a unit, one of them writing. */
int ct_check_hazards(const struct ct_check *check, struct ct_diag *diag);

/* What all units of all ranks hold at one moment of a run. */
struct ct_contents {
    const struct ct_check *check;
    struct ct_layout *layouts; /* by rank */
    uint64_t **cells;          /* by rank: what each unit holds; 0: never written */
    uint64_t **ways;           /* by rank: a hash of which results were combined with
                         which; NULL where nothing is */
    struct ct_sets *sets;
};

/* As before the call; ct_contents_fini in any case. */
int ct_contents_init(struct ct_contents *contents, const struct ct_check *check,
                     struct ct_diag *diag);
void ct_contents_fini(struct ct_contents *contents);

/* Check that what the step reads was written. */
int ct_contents_read(const struct ct_contents *contents, struct ct_step_at at,
                     struct ct_diag *diag);

/* A copy (one step at both ends), a message, or a post and a fetch of it. */
int ct_contents_move(struct ct_contents *contents, struct ct_step_at from, struct ct_step_at to,
                     struct ct_diag *diag);

/* A reduction (one step at both ends), or a post and a fetch that reduces. */
int ct_contents_reduce(struct ct_contents *contents, struct ct_step_at from, struct ct_step_at to,
                       struct ct_diag *diag);

/* Check that all ranks hold what they should after the call. */
int ct_contents_check(const struct ct_contents *contents, struct ct_diag *diag);

enum ct_step_state { CT_STEP_WAITS, CT_STEP_STARTED, CT_STEP_DONE };

/* How far the symbolic run has come. */
struct ct_symbolic_state {
    const struct ct_check *check;
    const struct ct_matches *matches;
    unsigned char *states;    /* enum ct_step_state, as matches->partner */
    int *epochs;              /* rank -> its present epoch; nepochs when done */
    struct ct_step_at *order; /* steps as they were completed; of a message
                                 or token the send first; posts as they started */
    size_t ndone;
};

/* Run all schedules together and check the data they end with. */
int ct_check_progress(const struct ct_check *check, const struct ct_matches *matches,
                      struct ct_diag *diag);

/* Report a deadlock: who waits for whom, when no step can start any more. */
int ct_check_stuck(const struct ct_symbolic_state *progress, struct ct_diag *diag);

/* After a complete run: no rank can finish before all have started. */
int ct_check_synchronises(const struct ct_symbolic_state *progress, struct ct_diag *diag);

/*
 * Sets of ranks whose contributions a unit holds, as numbers. Numbers below
 * nranks * nranks are contributions in rank order without gaps.
 */
struct ct_sets;

struct ct_sets *ct_sets_new(int nranks);
void ct_sets_free(struct ct_sets *sets);

/* The contribution of one rank. */
uint32_t ct_sets_of_rank(const struct ct_sets *sets, int rank);

/*
 * a's contributions followed by b's.
 *
 * twice    out: a rank in both, with CT_ERR_INVALID
 * returns  0, CT_ERR_INVALID or CT_ERR_MEMORY
 */
int ct_sets_join(struct ct_sets *sets, uint32_t a, uint32_t b, uint32_t *joined, int *twice);

bool ct_sets_is_ordered(const struct ct_sets *sets, uint32_t set);

/* The first of the ranks `first` to `last` that is not in the set; last + 1
   when none is missing. */
int ct_sets_missing(const struct ct_sets *sets, uint32_t set, int first, int last);

/* A rank of the set that is not one of `first` to `last`; -1: none. */
int ct_sets_beyond(const struct ct_sets *sets, uint32_t set, int first, int last);

#endif
