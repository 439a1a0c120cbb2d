/*
 * trial_run.c - makes the calls of a trial and compares what they did.
 *
 * Besides the results: the bytes in the gaps of the receive buffer, before it
 * and after it, and the whole send buffer must be as they were, and the error
 * handler must be called as often.
 */
#include "tests/conformance/mistakes.h"
#include "tests/conformance/must.h"
#include "tests/conformance/refusals.h"

#include <string.h>

/* A send buffer and a receive buffer. */
struct buffers {
    struct ct_area send;
    struct ct_area recv;
};

static void fill(const struct ct_trial *trial, const struct ct_side *side, struct ct_area *area)
{
    ct_random_bytes(trial->own, area->start, area->bytes);
    if (trial->row->reduces && trial->reduction.fill != NULL)
        trial->reduction.fill(trial->own, trial->reduction.op == MPI_PROD, area->origin,
                              ct_side_elements(side));
}

static void init(struct buffers *buffers, const struct ct_trial *trial)
{
    ct_area_init(&buffers->send, &trial->send.shape, ct_side_elements(&trial->send));
    ct_area_init(&buffers->recv, &trial->recv.shape, ct_side_elements(&trial->recv));
    fill(trial, &trial->send, &buffers->send);
    fill(trial, &trial->recv, &buffers->recv);
}

static void init_copy(struct buffers *buffers, const struct buffers *other)
{
    ct_area_init_copy(&buffers->send, &other->send);
    ct_area_init_copy(&buffers->recv, &other->recv);
}

static void fini(struct buffers *buffers)
{
    ct_area_fini(&buffers->send);
    ct_area_fini(&buffers->recv);
}

/* A side's arguments; in place they are to be ignored, so they are nonsense. */
struct tried_side {
    void *buffer;
    int count;
    MPI_Datatype type;
    bool is_made; /* the datatype, for MPI_BOTTOM */
};

static struct tried_side arguments_of(const struct ct_side *side, const struct ct_area *area,
                                      bool in_place)
{
    if (in_place)
        return (struct tried_side){MPI_IN_PLACE, -3, MPI_DATATYPE_NULL, false};
    if (side->at_bottom)
        return (struct tried_side){MPI_BOTTOM, side->count, ct_shape_at(&side->shape, area->origin),
                                   true};
    return (struct tried_side){area->origin, side->count, side->shape.type, false};
}

static void free_arguments(struct tried_side *side)
{
    if (side->is_made)
        ct_must(MPI_Type_free(&side->type));
}

/* What became of a call. */
struct outcome {
    int class;
    long nhandled; /* how often the error handler was called */
};

static struct outcome call(const struct ct_trial *trial, const struct buffers *buffers, int way,
                           enum ct_refusal refusal)
{
    const bool receives = trial->row->receives_in_place;
    struct tried_side send =
        arguments_of(&trial->send, &buffers->send, trial->is_in_place && !receives);
    struct tried_side recv =
        arguments_of(&trial->recv, &buffers->recv, trial->is_in_place && receives);
    struct ct_arguments_tried args = {
        .send = send.buffer,
        .send_count = send.count,
        .send_type = send.type,
        .recv = recv.buffer,
        .recv_count = recv.count,
        .recv_type = recv.type,
        .send_displs = trial->send.displs,
        .recv_displs = trial->recv.displs,
        .op = trial->reduction.op,
        .root = trial->member->root,
        .is_root = ct_member_is_root(trial->member),
        .comm = trial->member->comm,
    };
    struct outcome outcome = {MPI_SUCCESS, -ct_pool_handled()};
    MPI_Datatype uncommitted;
    int err;

    ct_must(MPI_Type_contiguous(1, MPI_INT, &uncommitted));
    ct_refusal_apply(refusal, uncommitted, &args);
    err = trial->row->call(&args, trial->way | way);
    outcome.nhandled += ct_pool_handled();
    if (err != MPI_SUCCESS)
        ct_must(MPI_Error_class(err, &outcome.class));
    ct_must(MPI_Type_free(&uncommitted));
    free_arguments(&send);
    free_arguments(&recv);
    return outcome;
}

static void compare_outcomes(const struct ct_trial *trial, const struct outcome *native,
                             const struct outcome *got)
{
    if (got->class != native->class)
        ct_mistake(trial, "of no buffer: the error class", 0, got->class, native->class);
    if (got->nhandled != native->nhandled)
        ct_mistake(trial, "of no buffer: the number of errors handled", 0, (int)got->nhandled,
                   (int)native->nhandled);
}

/* The other ranks make no such call. Nothing is received. */
static void run_alone(const struct ct_trial *trial, const struct buffers *before,
                      const struct buffers *got)
{
    const enum ct_refusal refusal = ct_refusal_draw(trial);
    struct outcome native, ours;

    if (refusal == CT_REFUSED_NOTHING)
        return;
    native = call(trial, got, CT_WAY_NATIVE, refusal);
    ours = call(trial, got, 0, refusal);
    compare_outcomes(trial, &native, &ours);
    if (memcmp(got->recv.start, before->recv.start, got->recv.bytes) != 0)
        ct_mistake(trial, "of the receive buffer of a wrong call", 0, 1, 0);
}

static void compare_sent(const struct ct_trial *trial, const struct buffers *before,
                         const struct buffers *got)
{
    for (size_t i = 0; i < before->send.bytes; i++) {
        if (got->send.start[i] != before->send.start[i]) {
            ct_mistake(trial, "of the send buffer", (long)i, got->send.start[i],
                       before->send.start[i]);
            return;
        }
    }
}

/* In place, of a reduction whose operands are more than its result, only that. */
static int result_elements(const struct ct_trial *trial)
{
    if (!trial->is_in_place || trial->row->result_blocks == NULL)
        return ct_side_elements(&trial->recv);
    return trial->row->result_blocks(trial->member) * trial->recv.count;
}

/* The bytes of the result are to be what native made of them, those that are no element's
   what they were. */
static void compare_received(const struct ct_trial *trial, const struct ct_area *before,
                             const struct ct_area *wanted, const struct ct_area *got)
{
    const bool has_padding = trial->row->reduces && trial->reduction.has_padding;
    const size_t unused = trial->row->reduces ? trial->reduction.unused_bytes : 0;
    struct ct_area mask, result;

    ct_area_init(&mask, &trial->recv.shape, ct_side_elements(&trial->recv));
    ct_area_init_copy(&result, &mask);
    ct_area_mark(&mask, &trial->recv.shape, ct_side_elements(&trial->recv));
    ct_area_mark(&result, &trial->recv.shape, result_elements(trial));
    for (size_t i = 0; i < got->bytes; i++) {
        const bool is_unused = (i - CT_AREA_GUARD_BYTES) % 16 >= 16 - unused;
        const bool is_result = result.start[i] != 0 && !is_unused;
        const bool is_left_open = result.start[i] != mask.start[i];
        const bool is_guard = i < CT_AREA_GUARD_BYTES || i >= got->bytes - CT_AREA_GUARD_BYTES;
        const unsigned char right = is_result ? wanted->start[i] : before->start[i];

        if (got->start[i] == right || is_left_open || (has_padding && !is_result && !is_guard))
            continue;
        ct_mistake(trial,
                   is_result  ? "of the result"
                   : is_guard ? "outside of the receive buffer"
                              : "in a gap of the receive buffer",
                   (long)i - CT_AREA_GUARD_BYTES, got->start[i], right);
        break;
    }
    ct_area_fini(&mask);
    ct_area_fini(&result);
}

void ct_trial_run(const struct ct_trial *trial)
{
    struct buffers before, wanted, got;
    struct outcome native = {0, 0}, ours;
    const enum ct_refusal refusal =
        ct_refusal_leaves_out(trial) ? CT_REFUSED_TYPE : CT_REFUSED_NOTHING;

    if (trial->leaves_out && !trial->member->is_inter)
        ct_must(MPI_Barrier(trial->member->comm)); /* the ranks set up */
    init(&before, trial);
    init_copy(&wanted, &before);
    init_copy(&got, &before);
    run_alone(trial, &before, &got);
    if (trial->native_is_first)
        native = call(trial, &wanted, CT_WAY_NATIVE, refusal);
    if (trial->is_repeated) {
        call(trial, &got, 0, refusal);
        memcpy(got.recv.start, before.recv.start, got.recv.bytes);
    }
    ours = call(trial, &got, 0, refusal);
    if (!trial->native_is_first)
        native = call(trial, &wanted, CT_WAY_NATIVE, refusal);
    if (native.class != MPI_SUCCESS && refusal == CT_REFUSED_NOTHING)
        ct_native_failed(trial);
    else
        compare_outcomes(trial, &native, &ours);
    compare_sent(trial, &before, &got);
    if (ours.class == MPI_SUCCESS && native.class == MPI_SUCCESS)
        compare_received(trial, &before.recv, &wanted.recv, &got.recv);
    fini(&before);
    fini(&wanted);
    fini(&got);
}
