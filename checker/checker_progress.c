/*
 * checker_progress.c - run all schedules together and follow the data.
 *
 * A message moves when both its steps have started. What a unit holds is a
 * number: which block, or which set of contributions. Which unit of the
 * block it is need not be kept: both spans of every step and message start
 * at equal numbers modulo units_per_block, so it is always the unit's own
 * place in its block. Since no two steps conflict and every message has one
 * possible partner, the order in which steps run does not matter.
 */
#include "checker/checker_parts.h"

#include <stdlib.h>
#include <string.h>

struct place {
    int rank;
    int step;
};

struct rank {
    struct ct_layout layout;
    uint64_t *cells; /* what each unit holds: a value; 0: never written */
    int nleft;       /* steps of the epoch still to be completed */
};

struct run {
    struct ct_symbolic_state progress;
    struct rank *ranks;
    int *waiting;        /* predecessors not yet complete, as matches->first */
    struct place *ready; /* a stack */
    size_t nready;
    int nfinished; /* ranks without further epochs */
    int nbarrier;  /* ranks at their barrier */
    struct ct_sets *sets;
    struct ct_diag *diag;
};

static const struct ct_schedule *schedule_of(const struct run *run, int rank)
{
    return run->progress.check->schedules[rank];
}

static size_t index_of(const struct run *run, int rank, int number)
{
    return run->progress.matches->first[rank] + (size_t)number;
}

/* Contributions, a number of ct_sets, to an item; never 0. */
static uint64_t value_of(int item, uint32_t set)
{
    return ((uint64_t)item + 1) << 32 | set;
}

static int item_of(uint64_t value)
{
    return (int)(value >> 32) - 1;
}

static uint32_t set_of(uint64_t value)
{
    return (uint32_t)value;
}

static struct ct_content content_of(const struct run *run, int rank,
                                    enum ct_buffer buffer, int unit)
{
    const struct ct_check *check = run->progress.check;
    const struct ct_member member = ct_check_member(check, rank);

    return check->collective->content(
        &member, buffer, unit / schedule_of(run, rank)->units_per_block);
}

/* What unit `unit` of the send buffer holds at first. */
static uint64_t initial_value(const struct run *run, int rank, int unit)
{
    const struct ct_content content = content_of(run, rank, CT_SEND, unit);

    return value_of(content.item, ct_sets_of_rank(run->sets, content.first));
}

static int init_rank(struct run *run, int rank)
{
    const struct ct_check *check = run->progress.check;
    const struct ct_schedule *s = schedule_of(run, rank);
    struct rank *r = &run->ranks[rank];
    const int nsend = ct_buffer_units(check, s, CT_SEND);

    ct_layout_init(&r->layout, check, rank);
    r->cells = calloc(r->layout.ncells + 1, sizeof *r->cells);
    if (r->cells == NULL)
        return CT_ERR_MEMORY;
    for (int i = 0; i < nsend; i++)
        r->cells[r->layout.base[CT_SEND] + (size_t)i] =
            initial_value(run, rank, i);
    for (int i = 0; i < s->nsteps; i++)
        run->waiting[index_of(run, rank, i)] = s->steps[i].npreds;
    return CT_OK;
}

static int run_init(struct run *run, const struct ct_check *check,
                    const struct ct_matches *matches, struct ct_diag *diag)
{
    const size_t nranks = (size_t)check->nranks;
    const size_t nsteps = matches->first[nranks] + 1;
    int err = CT_OK;

    memset(run, 0, sizeof *run);
    run->progress.check = check;
    run->progress.matches = matches;
    run->diag = diag;
    run->progress.states = calloc(nsteps, sizeof *run->progress.states);
    run->progress.epochs = calloc(nranks, sizeof *run->progress.epochs);
    run->ranks = calloc(nranks, sizeof *run->ranks);
    run->waiting = calloc(nsteps, sizeof *run->waiting);
    run->ready = calloc(nsteps, sizeof *run->ready);
    run->sets = ct_sets_new(check->nranks);
    if (run->progress.states == NULL || run->progress.epochs == NULL ||
        run->ranks == NULL || run->waiting == NULL || run->ready == NULL ||
        run->sets == NULL)
        err = CT_ERR_MEMORY;
    for (int i = 0; i < check->nranks && err == CT_OK; i++)
        err = init_rank(run, i);
    if (err != CT_OK)
        ct_diag_set(diag, CT_ERR_MEMORY,
                    "out of memory for a symbolic run of %zu steps",
                    nsteps - 1);
    return err;
}

static void run_fini(struct run *run)
{
    for (int i = 0; run->ranks != NULL && i < run->progress.check->nranks; i++)
        free(run->ranks[i].cells);
    free(run->progress.states);
    free(run->progress.epochs);
    free(run->ranks);
    free(run->waiting);
    free(run->ready);
    ct_sets_free(run->sets);
}

static void push(struct run *run, int rank, int number)
{
    run->ready[run->nready++] = (struct place){rank, number};
}

/* Go on to the next epoch that has steps, from the present one on. */
static void open_epoch(struct run *run, int rank)
{
    const struct ct_schedule *s = schedule_of(run, rank);
    int *epoch = &run->progress.epochs[rank];

    while (*epoch < s->nepochs && s->epochs[*epoch] == s->epochs[*epoch + 1])
        ++*epoch;
    if (*epoch == s->nepochs) {
        run->nfinished++;
        return;
    }
    run->ranks[rank].nleft = s->epochs[*epoch + 1] - s->epochs[*epoch];
    for (int i = s->epochs[*epoch + 1] - 1; i >= s->epochs[*epoch]; i--) {
        if (s->steps[i].npreds == 0)
            push(run, rank, i);
    }
}

static void complete(struct run *run, int rank, int number)
{
    const struct ct_schedule *s = schedule_of(run, rank);
    const struct ct_step *step = &s->steps[number];

    run->progress.states[index_of(run, rank, number)] = CT_STEP_DONE;
    for (int i = 0; i < step->nsuccs; i++) {
        const int succ = s->succs[step->first_succ + i];

        if (--run->waiting[index_of(run, rank, succ)] == 0)
            push(run, rank, succ);
    }
    if (--run->ranks[rank].nleft == 0) {
        run->progress.epochs[rank]++;
        open_epoch(run, rank);
    }
}

static uint64_t *cells_of(const struct run *run, int rank,
                          const struct ct_span *span)
{
    const struct rank *r = &run->ranks[rank];

    return &r->cells[r->layout.base[span->buffer] + (size_t)span->first];
}

/* Has everything that the step reads been written? */
static int check_reads(const struct run *run, int rank, int number,
                       const struct ct_span *span)
{
    const uint64_t *cells = cells_of(run, rank, span);
    char unit[64];
    int i = 0;

    while (i < span->units && cells[i] != 0)
        i++;
    if (i == span->units)
        return CT_OK;
    ct_unit_describe(span->buffer, (size_t)span->first + (size_t)i, unit,
                     sizeof unit);
    return ct_check_fail(schedule_of(run, rank), number, run->diag,
                         "it reads %s, where nothing was written", unit);
}

static int do_copy(struct run *run, int rank, int number)
{
    const struct ct_step *step = &schedule_of(run, rank)->steps[number];
    const int err = check_reads(run, rank, number, &step->src);

    if (err == CT_OK)
        memmove(cells_of(run, rank, &step->dst),
                cells_of(run, rank, &step->src),
                (size_t)step->src.units * sizeof(uint64_t));
    return err;
}

/* One unit of a reduction. */
static int reduce_unit(struct run *run, const struct ct_schedule *s, int number,
                       int unit, uint64_t src, uint64_t *dst)
{
    uint32_t joined = 0;
    int twice = 0;
    int err;

    if (item_of(src) != item_of(*dst))
        return ct_check_fail(s, number, run->diag,
                             "it combines item %d with item %d", item_of(src),
                             item_of(*dst));
    err = ct_sets_join(run->sets, set_of(src), set_of(*dst), &joined, &twice);
    *dst = value_of(item_of(src), joined);
    if (err == CT_ERR_INVALID)
        ct_check_fail(s, number, run->diag,
                      "the contribution of rank %d is already in unit %d "
                      "of its destination",
                      twice, unit);
    else if (err != CT_OK)
        ct_diag_set(run->diag, CT_ERR_MEMORY,
                    "out of memory for sets of contributions");
    return err;
}

/* dst = src op dst: the contributions of src come first. */
static int do_reduce(struct run *run, int rank, int number)
{
    const struct ct_schedule *s = schedule_of(run, rank);
    const struct ct_step *step = &s->steps[number];
    const uint64_t *src = cells_of(run, rank, &step->src);
    uint64_t *dst = cells_of(run, rank, &step->dst);
    int err = check_reads(run, rank, number, &step->src);

    if (err == CT_OK)
        err = check_reads(run, rank, number, &step->dst);
    for (int i = 0; i < step->src.units && err == CT_OK; i++)
        err = reduce_unit(run, s, number, step->dst.first + i, src[i], &dst[i]);
    return err;
}

/* The step has started; if its peer's has too, the message moves. */
static int do_message(struct run *run, int rank, int number)
{
    const struct ct_step *step = &schedule_of(run, rank)->steps[number];
    const struct ct_action_traits *traits = ct_action_traits(step->action);
    const int partner =
        run->progress.matches->partner[index_of(run, rank, number)];
    const struct place here = {rank, number}, there = {step->peer, partner};
    const struct place from = traits->is_send ? here : there;
    const struct place to = traits->is_send ? there : here;

    if (run->progress.states[index_of(run, there.rank, there.step)] !=
        CT_STEP_STARTED)
        return CT_OK;
    if (!traits->is_token) {
        const struct ct_span *src =
            &schedule_of(run, from.rank)->steps[from.step].src;
        const struct ct_span *dst =
            &schedule_of(run, to.rank)->steps[to.step].dst;
        const int err = check_reads(run, from.rank, from.step, src);

        if (err != CT_OK)
            return err;
        memcpy(cells_of(run, to.rank, dst), cells_of(run, from.rank, src),
               (size_t)src->units * sizeof(uint64_t));
    }
    complete(run, from.rank, from.step);
    complete(run, to.rank, to.step);
    return CT_OK;
}

/* The last rank to come completes the barrier for all. */
static int do_barrier(struct run *run)
{
    const struct ct_symbolic_state *progress = &run->progress;

    if (++run->nbarrier < progress->check->nranks)
        return CT_OK;
    run->nbarrier = 0;
    for (int i = 0; i < progress->check->nranks; i++)
        complete(run, i, schedule_of(run, i)->epochs[progress->epochs[i]]);
    return CT_OK;
}

static int start_step(struct run *run, int rank, int number)
{
    int err = CT_OK;

    run->progress.states[index_of(run, rank, number)] = CT_STEP_STARTED;
    switch (schedule_of(run, rank)->steps[number].action) {
    case CT_DO_COPY:
        err = do_copy(run, rank, number);
        break;
    case CT_DO_REDUCE:
        err = do_reduce(run, rank, number);
        break;
    case CT_DO_BARRIER:
        return do_barrier(run);
    case CT_DO_SEND:
    case CT_DO_RECV:
    case CT_DO_TOKEN_SEND:
    case CT_DO_TOKEN_RECV:
        return do_message(run, rank, number);
    }
    if (err == CT_OK)
        complete(run, rank, number);
    return err;
}

static int fail_final(const struct run *run, int rank, int unit,
                      const char *fault)
{
    return ct_diag_set(run->diag, CT_ERR_INVALID,
                       "rank %d ends with the wrong data in unit %d of the "
                       "receive buffer: %s",
                       rank, unit, fault);
}

/* Does a unit hold all that it should of its item? */
static int check_contributions(const struct run *run, int rank, int unit,
                               uint32_t set, const struct ct_content *wanted)
{
    const int missing =
        ct_sets_missing(run->sets, set, wanted->first, wanted->last);
    const int beyond =
        ct_sets_beyond(run->sets, set, wanted->first, wanted->last);
    struct ct_diag fault;

    if (missing <= wanted->last) {
        ct_diag_set(&fault, CT_ERR_INVALID,
                    "the contribution of rank %d is missing", missing);
        return fail_final(run, rank, unit, fault.text);
    }
    if (beyond >= 0) {
        ct_diag_set(&fault, CT_ERR_INVALID,
                    "the contribution of rank %d does not belong there",
                    beyond);
        return fail_final(run, rank, unit, fault.text);
    }
    if (run->progress.check->ordered && !ct_sets_is_ordered(run->sets, set))
        return fail_final(run, rank, unit,
                          "contributions are not in the order of ranks");
    return CT_OK;
}

static int check_value(const struct run *run, int rank, int unit,
                       uint64_t value)
{
    const struct ct_content wanted = content_of(run, rank, CT_RECV, unit);
    const bool reduces = run->progress.check->collective->reduces;
    struct ct_diag fault;

    if (item_of(value) == wanted.item && reduces)
        return check_contributions(run, rank, unit, set_of(value), &wanted);
    if (item_of(value) == wanted.item &&
        set_of(value) == ct_sets_of_rank(run->sets, wanted.first))
        return CT_OK;
    if (reduces)
        ct_diag_set(&fault, CT_ERR_INVALID, "item %d instead of item %d",
                    item_of(value), wanted.item);
    else
        ct_diag_set(
            &fault, CT_ERR_INVALID,
            "item %d of rank %d instead of item %d of rank %d", item_of(value),
            (int)(set_of(value) / (uint32_t)run->progress.check->nranks),
            wanted.item, wanted.first);
    return fail_final(run, rank, unit, fault.text);
}

static int check_final(const struct run *run, int rank)
{
    const uint64_t *cells = run->ranks[rank].cells;
    const int nrecv = (int)run->ranks[rank].layout.nrecv;
    int err = CT_OK;

    cells += run->ranks[rank].layout.base[CT_RECV];
    for (int i = 0; i < nrecv && err == CT_OK; i++) {
        if (cells[i] == 0)
            err = fail_final(run, rank, i, "nothing was written there");
        else
            err = check_value(run, rank, i, cells[i]);
    }
    return err;
}

static int run_all(struct run *run)
{
    const int nranks = run->progress.check->nranks;
    int err = CT_OK;

    for (int i = 0; i < nranks; i++)
        open_epoch(run, i);
    while (run->nready > 0 && err == CT_OK) {
        const struct place place = run->ready[--run->nready];

        err = start_step(run, place.rank, place.step);
    }
    if (err == CT_OK && run->nfinished < nranks)
        err = ct_check_stuck(&run->progress, run->diag);
    for (int i = 0; i < nranks && err == CT_OK; i++)
        err = check_final(run, i);
    return err;
}

int ct_check_progress(const struct ct_check *check,
                      const struct ct_matches *matches, struct ct_diag *diag)
{
    struct run run;
    int err = run_init(&run, check, matches, diag);

    if (err == CT_OK)
        err = run_all(&run);
    run_fini(&run);
    return err;
}
