/*
 * apart.c - goes through the pieces of a span.
 */
#include "library/run/apart.h"

#include "library/mpi/pmpi.h"
#include "library/run/touch.h"
#include "library/run/wire.h"

#include <stdlib.h>

/* Longest part of a piece in a datatype: lengths are of int. */
#define PART_BYTES ((size_t)1 << 30)

/* Take the units of the first block from a span. */
static struct ct_piece take_block(const struct ct_running *run, struct ct_span *left)
{
    const int units = run->schedule->units_per_block;
    const int block = left->first / units;
    const int rest = (block + 1) * units - left->first;
    const int n = left->units < rest ? left->units : rest;
    const size_t start = ct_running_offset(run, left->buffer, block * units);
    const size_t first = ct_running_offset(run, left->buffer, left->first) - start;
    const size_t end = ct_running_offset(run, left->buffer, left->first + n) - start;

    left->first += n;
    left->units -= n;
    return (struct ct_piece){ct_running_places(run, left->buffer)[block] + (ptrdiff_t)first,
                             end - first};
}

/* A span in a buffer whose blocks lie one after the other. */
static struct ct_piece take_all(const struct ct_running *run, struct ct_span *left)
{
    const struct ct_piece piece = {(ptrdiff_t)ct_running_offset(run, left->buffer, left->first),
                                   ct_running_bytes(run, left)};

    left->units = 0;
    return piece;
}

bool ct_apart_next(const struct ct_running *run, struct ct_span *left, struct ct_piece *piece)
{
    piece->bytes = 0;
    if (ct_running_places(run, left->buffer) == NULL) {
        *piece = take_all(run, left);
        return piece->bytes > 0;
    }
    while (left->units > 0) {
        struct ct_span after = *left;
        const struct ct_piece next = take_block(run, &after);

        if (piece->bytes > 0 && next.bytes > 0 && next.at != piece->at + (ptrdiff_t)piece->bytes)
            return true;
        *left = after;
        if (piece->bytes == 0)
            piece->at = next.at;
        piece->bytes += next.bytes;
    }
    return piece->bytes > 0;
}

bool ct_apart_is_split(const struct ct_running *run, const struct ct_span *span)
{
    struct ct_span left = *span;
    struct ct_piece piece;

    if (span->units <= 1 || ct_running_places(run, span->buffer) == NULL)
        return false;
    return ct_apart_next(run, &left, &piece) && ct_apart_next(run, &left, &piece);
}

/* Bytes were used of a piece. */
static void use(struct ct_piece *piece, size_t bytes)
{
    piece->at += (ptrdiff_t)bytes;
    piece->bytes -= bytes;
}

int ct_apart_copy(const struct ct_running *run, const struct ct_step *step)
{
    struct ct_span src = step->src, dst = step->dst;
    struct ct_piece from = {.bytes = 0}, to = {.bytes = 0};
    int err = MPI_SUCCESS;

    while (err == MPI_SUCCESS && (from.bytes > 0 || ct_apart_next(run, &src, &from)) &&
           (to.bytes > 0 || ct_apart_next(run, &dst, &to))) {
        const size_t bytes = from.bytes < to.bytes ? from.bytes : to.bytes;
        const char *source = run->from[step->src.buffer] + from.at;
        char *target = run->to[step->dst.buffer] + to.at;

        if (source != target) /* in place, a block may be there already */
            err = ct_touch_copy(target, source, bytes, run->comm);
        use(&from, bytes);
        use(&to, bytes);
    }
    return err;
}

/* The parts of a span, as MPI_Type_create_hindexed takes them. */
struct parts {
    int n;
    int *lengths; /* NULL: they are only counted */
    MPI_Aint *starts;
};

static void add_part(struct parts *parts, ptrdiff_t at, size_t bytes)
{
    if (parts->lengths != NULL) {
        parts->lengths[parts->n] = (int)bytes;
        parts->starts[parts->n] = at;
    }
    parts->n++;
}

static void list_parts(const struct ct_running *run, const struct ct_span *span,
                       struct parts *parts)
{
    struct ct_span left = *span;
    struct ct_piece piece = {.bytes = 0};

    parts->n = 0;
    while (piece.bytes > 0 || ct_apart_next(run, &left, &piece)) {
        const size_t bytes = piece.bytes < PART_BYTES ? piece.bytes : PART_BYTES;

        add_part(parts, piece.at, bytes);
        use(&piece, bytes);
    }
}

static int make_type(const struct ct_running *run, const struct ct_span *span, MPI_Datatype *type)
{
    struct parts parts = {.lengths = NULL};
    int err = MPI_ERR_NO_MEM;

    list_parts(run, span, &parts);
    parts.lengths = malloc(((size_t)parts.n + 1) * sizeof *parts.lengths);
    parts.starts = malloc(((size_t)parts.n + 1) * sizeof *parts.starts);
    if (parts.lengths != NULL && parts.starts != NULL) {
        list_parts(run, span, &parts);
        err = PMPI_Type_create_hindexed(parts.n, parts.lengths, parts.starts, MPI_BYTE, type);
    }
    free(parts.lengths);
    free(parts.starts);
    if (err != MPI_SUCCESS)
        return err;
    err = PMPI_Type_commit(type);
    if (err != MPI_SUCCESS)
        PMPI_Type_free(type);
    return err;
}

int ct_apart_start(const struct ct_running *run, const struct ct_step *step, MPI_Request *request)
{
    const bool sends = step->action == CT_DO_SEND;
    const struct ct_span *span = sends ? &step->src : &step->dst;
    const struct ct_end end = {.from = run->from[span->buffer],
                               .to = run->to[span->buffer],
                               .bytes = 1,
                               .peer = step->peer,
                               .tag = ct_running_tag(run, step)};
    MPI_Datatype type;
    int err = make_type(run, span, &type);

    if (err != MPI_SUCCESS)
        return err;
    err = sends ? ct_wire_send_elements(&end, type, run->comm, request)
                : ct_wire_recv_elements(&end, type, run->comm, request);
    PMPI_Type_free(&type); /* the message keeps it until it is over */
    return err;
}
