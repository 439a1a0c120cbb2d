/*
 * reorder.c - composes a plan for positions with the ranks at them.
 */
#include "repo/reorder.h"

#include "repo/compose.h"

/* A plan for positions, and where it goes. */
struct reordering {
    const struct ct_collective *collective;
    struct ct_member member; /* by position */
    const int *ranks;        /* position -> rank */
    const struct ct_schedule *part;
    struct ct_fit fit;
};

/* True if all contents are of one rank, or of all of them. */
static bool is_of_one_or_all(const struct ct_collective *collective, const struct ct_member *member,
                             enum ct_buffer buffer)
{
    const int nblocks = collective->nblocks(member, buffer);

    for (int i = 0; i < nblocks; i++) {
        const struct ct_content content = collective->content(member, buffer, i);

        if (content.first != content.last &&
            (content.first != 0 || content.last != member->nranks - 1))
            return false;
    }
    return true;
}

bool ct_reorder_suits(const struct ct_collective *collective)
{
    bool suits = collective->private_bytes == 0;

    /* of four ranks, some in the middle have neither the first nor the last */
    for (int rank = 0; rank < 4 && suits; rank++) {
        const struct ct_member member = {.nranks = 4, .rank = rank};

        suits = is_of_one_or_all(collective, &member, CT_SEND) &&
                is_of_one_or_all(collective, &member, CT_RECV);
    }
    return suits;
}

bool ct_reorder_suits_native(const struct ct_collective *collective)
{
    return !collective->has_counts && ct_collective_has_data(collective) &&
           !(collective->reduces && collective->is_rooted) && ct_reorder_suits(collective);
}

int ct_reorder_position(const int *ranks, int rank)
{
    int position = 0;

    while (ranks[position] != rank)
        position++;
    return position;
}

/* True if a buffer has blocks for positions. */
static bool is_by_position(const struct reordering *r, enum ct_buffer buffer)
{
    return r->collective->nblocks(&r->member, buffer) == r->member.nranks;
}

/* Which ends of a step have to be in one piece: those of copies need not. */
static const struct {
    bool src;
    bool dst;
} is_one_piece[] = {
    [CT_DO_SEND] = {.src = true},         [CT_DO_RECV] = {.dst = true},
    [CT_DO_POST] = {.src = true},         [CT_DO_FETCH] = {.dst = true},
    [CT_DO_FETCH_REDUCE] = {.dst = true}, [CT_DO_NATIVE] = {.src = true, .dst = true},
};

/* True if the step has an end in the buffer that would be in pieces there. */
static bool is_in_pieces(const struct reordering *r, const struct ct_step *step,
                         enum ct_buffer buffer)
{
    return (is_one_piece[step->action].src && step->src.buffer == (int)buffer &&
            !ct_fit_is_whole(&r->fit, r->part, &step->src)) ||
           (is_one_piece[step->action].dst && step->dst.buffer == (int)buffer &&
            !ct_fit_is_whole(&r->fit, r->part, &step->dst));
}

static bool needs_scratch(const struct reordering *r, enum ct_buffer buffer)
{
    for (int i = 0; i < r->part->nsteps; i++) {
        if (is_in_pieces(r, &r->part->steps[i], buffer))
            return true;
    }
    return false;
}

/* Let the plan have scratch in place of a buffer. */
static void use_scratch(struct ct_builder *builder, struct reordering *r, enum ct_buffer buffer,
                        int scratch)
{
    r->fit.seats[buffer] = (struct ct_seat){.buffer = scratch};
    if (r->collective->has_counts)
        ct_scratch_items(builder, scratch, r->ranks, r->member.nranks);
}

/* Copy a buffer's blocks to or from scratch, which has them by position. */
static void copy_blocks(struct ct_builder *builder, const struct reordering *r,
                        enum ct_buffer buffer)
{
    const int units = r->fit.block_units;

    for (int i = 0; i < r->member.nranks; i++) {
        const struct ct_span packed = ct_span(r->fit.seats[buffer].buffer, i * units, units);
        const struct ct_span own = ct_span((int)buffer, r->ranks[i] * units, units);

        if (buffer == CT_SEND)
            ct_copy(builder, own, packed);
        else
            ct_copy(builder, packed, own);
    }
}

static void compose(struct ct_builder *builder, struct reordering *r)
{
    int scratch = CT_SCRATCH + r->part->nscratch;
    bool packs[2] = {false, false};

    r->fit = (struct ct_fit){.ranks = r->ranks,
                             .seats = {{.buffer = CT_SEND}, {.buffer = CT_RECV}},
                             .scratch = CT_SCRATCH,
                             .block_units = r->part->units_per_block,
                             .items = r->ranks};
    ct_set_units_per_block(builder, r->part->units_per_block);
    for (int i = CT_SEND; i <= CT_RECV; i++) {
        const enum ct_buffer buffer = (enum ct_buffer)i;

        if (!is_by_position(r, buffer))
            continue;
        r->fit.seats[i].blocks = r->ranks;
        packs[i] = needs_scratch(r, buffer);
        if (packs[i])
            use_scratch(builder, r, buffer, scratch++);
    }
    if (packs[CT_SEND])
        copy_blocks(builder, r, CT_SEND);
    ct_fence(builder);
    ct_compose(builder, r->part, &r->fit);
    ct_fence(builder);
    if (packs[CT_RECV])
        copy_blocks(builder, r, CT_RECV);
}

void ct_reorder(struct ct_builder *builder, const struct ct_collective *collective,
                const struct ct_member *position, const int *ranks, const struct ct_schedule *part)
{
    struct reordering r = {
        .collective = collective, .member = *position, .ranks = ranks, .part = part};

    compose(builder, &r);
}
