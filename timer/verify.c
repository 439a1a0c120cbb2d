/*
 * verify.c - known data goes in; what must come out is what the collective's
 * descriptor says.
 */
#include "timer/verify.h"

#include "timer/known_data.h"
#include "timer/synchronises.h"

#include <stdio.h>
#include <string.h>

#define GUARD_BYTE 0xa5
#define UNWRITTEN_BYTE 0x5a /* what the result holds before the call */

#define ARRANGEMENTS 2 /* as usual, then in place, with another root */

static const char send_part[] = "send buffer";

static struct ct_known known_of(const struct ct_bench *bench)
{
    return (struct ct_known){
        .seed = bench->pool->nfilled,
        .reduces = bench->candidate.collective->reduces,
        .element_bytes = bench->element_bytes,
    };
}

static bool sends_in_place(const struct ct_bench *bench)
{
    return bench->call.send == MPI_IN_PLACE;
}

/* Where this rank's contributions are: of calls in place, in the receive
   buffer. */
static unsigned char *contributions(const struct ct_bench *bench)
{
    const struct ct_collective *collective = bench->candidate.collective;
    const struct ct_member member = ct_bench_member(bench);
    size_t at = 0;

    if (!sends_in_place(bench))
        return bench->send;
    if (collective->in_place == NULL)
        return bench->recv;
    for (int i = 0; i < collective->in_place(&member); i++) {
        const struct ct_content content = collective->content(&member, CT_RECV, i);

        at += ct_bench_item_bytes(bench, content.item);
    }
    return bench->recv + at;
}

void ct_verify_fill(struct ct_bench *bench)
{
    const struct ct_collective *collective = bench->candidate.collective;
    const struct ct_member member = ct_bench_member(bench);
    const int nblocks = collective->nblocks(&member, CT_SEND);
    unsigned char *to = contributions(bench);
    struct ct_known known;

    bench->pool->nfilled++;
    known = known_of(bench);
    memset(bench->recv, UNWRITTEN_BYTE, bench->recv_room);
    memset(bench->recv + bench->recv_room, GUARD_BYTE, CT_GUARD_BYTES);
    memset(bench->send + bench->send_bytes, GUARD_BYTE, CT_GUARD_BYTES);
    for (int i = 0; i < nblocks; i++) {
        const struct ct_content content = collective->content(&member, CT_SEND, i);
        const size_t bytes = ct_bench_item_bytes(bench, content.item);

        ct_known_fill(&known, &content, to, bytes);
        to += bytes;
    }
}

static void note(struct ct_mismatch *difference, const char *part, size_t offset, int got,
                 int wanted)
{
    *difference = (struct ct_mismatch){
        .offset = (long long)offset, .part = part, .got = got, .wanted = wanted};
}

/* All blocks of a buffer, which are at `blocks`; does nothing once a difference
   is known. */
static void compare_blocks(const struct ct_bench *bench, enum ct_buffer buffer,
                           const unsigned char *blocks, struct ct_mismatch *difference)
{
    const struct ct_collective *collective = bench->candidate.collective;
    const struct ct_member member = ct_bench_member(bench);
    const struct ct_known known = known_of(bench);
    const int nblocks = collective->nblocks(&member, buffer);
    size_t at = 0;

    for (int i = 0; i < nblocks && difference->offset < 0; i++) {
        const struct ct_content content = collective->content(&member, buffer, i);
        const size_t bytes = ct_bench_item_bytes(bench, content.item);
        unsigned char wanted = 0;
        const size_t same = ct_known_compare(&known, &content, blocks + at, bytes, &wanted);

        if (same < bytes)
            note(difference, buffer == CT_SEND ? send_part : "result", at + same, blocks[at + same],
                 wanted);
        at += bytes;
    }
}

static void compare_guard(const unsigned char *guard, const char *part,
                          struct ct_mismatch *difference)
{
    for (size_t i = 0; i < CT_GUARD_BYTES && difference->offset < 0; i++) {
        if (guard[i] != GUARD_BYTE)
            note(difference, part, i, guard[i], GUARD_BYTE);
    }
}

/* What is sent stays as it is; in place, where nothing is received. */
static bool keeps_contributions(const struct ct_bench *bench)
{
    const struct ct_member member = ct_bench_member(bench);

    return !sends_in_place(bench) || bench->candidate.collective->nblocks(&member, CT_RECV) == 0;
}

static void compare_buffers(const struct ct_bench *bench, struct ct_mismatch *difference)
{
    difference->offset = -1;
    if (bench->call.recv != MPI_IN_PLACE)
        compare_blocks(bench, CT_RECV, bench->recv, difference);
    compare_guard(bench->recv + bench->recv_room, "guard bytes behind the result", difference);
    compare_guard(bench->send + bench->send_bytes, "guard bytes behind the send buffer",
                  difference);
    if (keeps_contributions(bench))
        compare_blocks(bench, CT_SEND, contributions(bench), difference);
}

int ct_verify_compare(struct ct_bench *bench, struct ct_mismatch *difference)
{
    int early = -1;
    int err = MPI_SUCCESS;

    compare_buffers(bench, difference);
    if (bench->candidate.collective->synchronises)
        err = ct_synchronises(bench, &early);
    if (early >= 0 && difference->offset < 0)
        note(difference, NULL, 0, early, -1);
    return err;
}

void ct_mismatch_text(const struct ct_bench *bench, const struct ct_mismatch *difference,
                      char *text)
{
    if (difference->part == NULL) {
        snprintf(text, CT_MISMATCH_TEXT, "rank %d left before rank %d had entered", difference->got,
                 bench->rank);
        return;
    }
    snprintf(text, CT_MISMATCH_TEXT, "rank %d%s: byte %lld of the %s is %d, not %d", bench->rank,
             bench->in_place ? ", in place" : "", difference->offset, difference->part,
             difference->got, difference->wanted);
}

int ct_mismatch_share(MPI_Comm comm, int rank, char *text)
{
    return PMPI_Bcast(text, CT_MISMATCH_TEXT, MPI_CHAR, rank, comm);
}

/* A root is the first rank, then the last, in place. MPICH 4.0.2 itself crashes
   in a reduction of some KB in place to another root than rank 0: native has
   its own buffer there. */
static struct ct_arrangement arrangement_of(const struct ct_bench *bench, int number)
{
    const struct ct_timed_candidate *candidate = &bench->candidate;
    const bool is_rooted = candidate->collective->is_rooted;
    const bool may_crash =
        is_rooted && candidate->algorithm == NULL && candidate->collective->reduces;
    struct ct_pattern pattern = bench->pattern;

    if (pattern.sizes == CT_SIZES_EQUAL)
        pattern.sizes = CT_SIZES_MIXED;
    return (struct ct_arrangement){
        .root = is_rooted && number == 1 ? bench->nranks - 1 : 0,
        .in_place = number == 1 && !may_crash,
        .pattern = pattern,
    };
}

/* One call. text  out: "" if nothing differs on this rank */
static int verify_arranged(struct ct_bench *bench, const struct ct_arrangement *arrangement,
                           char *text)
{
    struct ct_mismatch difference;
    int err = ct_bench_arrange(bench, arrangement);

    if (err != MPI_SUCCESS)
        return err;
    ct_verify_fill(bench);
    err = ct_bench_call(bench);
    if (err != MPI_SUCCESS)
        return err;
    err = ct_verify_compare(bench, &difference);
    text[0] = '\0';
    if (difference.offset >= 0)
        ct_mismatch_text(bench, &difference, text);
    return err;
}

int ct_verify(struct ct_bench *bench, char *text)
{
    int first = bench->nranks;
    int own, err = MPI_SUCCESS;

    text[0] = '\0';
    /* what all ranks have declined would be native, in place, too */
    for (int i = 0; i < ARRANGEMENTS && err == MPI_SUCCESS && bench->declined == CT_TUNED; i++) {
        const struct ct_arrangement arrangement = arrangement_of(bench, i);
        char other[CT_MISMATCH_TEXT];

        err = verify_arranged(bench, &arrangement, text[0] == '\0' ? text : other);
    }
    if (err != MPI_SUCCESS)
        return err;
    own = text[0] == '\0' ? bench->nranks : bench->rank;
    err = PMPI_Allreduce(&own, &first, 1, MPI_INT, MPI_MIN, bench->comm);
    if (err != MPI_SUCCESS || first == bench->nranks)
        return err;
    return ct_mismatch_share(bench->comm, first, text);
}
