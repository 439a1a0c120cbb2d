/*
 * trial_clock.c - time that only calls take, and what the library calls.
 */
#include "tests/library/trial_clock.h"

#include "library/group/consent.h"
#include "library/task/blocks.h"
#include "library/untuned/native_trial.h"
#include "tests/library/checked_calls.h"
#include "tests/library/untuned_tuned.h"

#include <string.h>

const char *scenario;
struct trial_calls trial_calls;

bool is(const char *name)
{
    return strcmp(scenario, name) == 0;
}

static double now_s; /* of this rank */

double __wrap_PMPI_Wtime(void);

double __wrap_PMPI_Wtime(void)
{
    return now_s;
}

/* Milliseconds; seconds where calls are long. */
static double cost_of(enum ct_rival rival, double bytes)
{
    const bool is_native = rival == CT_RIVAL_NATIVE;
    const bool is_odd = trial_calls.ncalls[rival] == 3;

    if (is("slowest"))
        return checked.rank == RANKS - 1 ? (is_native ? 10 : 1) : (is_native ? 1 : 2);
    if (is("late"))
        return !is_native ? 1 : is_odd ? 0.5 : 1.1;
    if (is("late_lost"))
        return is_native ? 1 : is_odd ? 0.5 : 1.1;
    if (is("periodic"))
        return bytes * (is_native ? 1 : 1.6);
    if (is("reversed") && trial_calls.ncalls[CT_RIVAL_CHOICE] > 30)
        return is_native ? 1 : 10;
    if (is("wavering") && trial_calls.ncalls[CT_RIVAL_CHOICE] > 30)
        return !is_native ? 1.1 : trial_calls.ncalls[CT_RIVAL_NATIVE] == 2 + 3 ? 1.2 : 1;
    if (is("reversed") || is("again") || is("wavering") || is("seldom") || is("long") ||
        is("medium"))
        return is_native ? 10 : 1;
    if (is("kept") || is("failing") || is("broken") || is("doubted") || is("undecided") ||
        is("guessed"))
        return is_native ? 10 : 1;
    return is_native ? 1 : 10;
}

static double unit_s(void)
{
    return is("long") ? 1 : is("medium") ? 0.125 : 1e-3;
}

int __real_ct_blocks_run(const struct ct_blocks *blocks, const struct ct_task *task,
                         const struct ct_pick *pick, const struct ct_native_call *native);
int __wrap_ct_blocks_run(const struct ct_blocks *blocks, const struct ct_task *task,
                         const struct ct_pick *pick, const struct ct_native_call *native);

int __wrap_ct_blocks_run(const struct ct_blocks *blocks, const struct ct_task *task,
                         const struct ct_pick *pick, const struct ct_native_call *native)
{
    const enum ct_rival rival = ct_pick_calls_native(pick) ? CT_RIVAL_NATIVE : CT_RIVAL_CHOICE;
    const int err = __real_ct_blocks_run(blocks, task, pick, native);

    trial_calls.ncalls[rival]++;
    now_s += cost_of(rival, (double)task->bytes) * unit_s();
    if (is("failing") && checked.rank == 1 && trial_calls.fails_after-- == 0)
        return MPI_ERR_OTHER;
    return err;
}

int __real_ct_consent_ask(struct ct_context *context, unsigned *bits);
int __wrap_ct_consent_ask(struct ct_context *context, unsigned *bits);

int __wrap_ct_consent_ask(struct ct_context *context, unsigned *bits)
{
    trial_calls.nvotes++;
    return __real_ct_consent_ask(context, bits);
}

int __real_PMPI_Allreduce(const void *from, void *to, int count, MPI_Datatype type, MPI_Op op,
                          MPI_Comm of);
int __wrap_PMPI_Allreduce(const void *from, void *to, int count, MPI_Datatype type, MPI_Op op,
                          MPI_Comm of);

int __wrap_PMPI_Allreduce(const void *from, void *to, int count, MPI_Datatype type, MPI_Op op,
                          MPI_Comm of)
{
    if ((is("broken") && type == MPI_DOUBLE) || trial_calls.is_broken)
        return MPI_ERR_OTHER;
    return __real_PMPI_Allreduce(from, to, count, type, op, of);
}

/* NOLINTBEGIN(readability-function-size) */
int __real_PMPI_Alltoall(const void *from, int nfrom, MPI_Datatype sent, void *to, int nto,
                         MPI_Datatype got, MPI_Comm of);
int __wrap_PMPI_Alltoall(const void *from, int nfrom, MPI_Datatype sent, void *to, int nto,
                         MPI_Datatype got, MPI_Comm of);

int __wrap_PMPI_Alltoall(const void *from, int nfrom, MPI_Datatype sent, void *to, int nto,
                         MPI_Datatype got, MPI_Comm of)
{
    trial_calls.nalltoalls++;
    return __real_PMPI_Alltoall(from, nfrom, sent, to, nto, got, of);
}
/* NOLINTEND(readability-function-size) */
