/*
 * aapc_search.c - searches the closed form for phases in which a link is used.
 *
 * The far side of a link, seen from the root between the branches, is a set S
 * of one branch's ranks whose numbers follow each other, the first after the
 * last. The link away from S has the global messages of the branch with a
 * sender in S, and its local ones from S to the rest of the branch; the link to
 * S those with a receiver in S, and the local ones from the rest to S. In a
 * window, and in a round of t_0, such a number stays, or goes up by one from
 * phase to phase: so the next phase in which it is in S is computed, not
 * searched (docs/inside/schedules.md, sections 2 and 3).
 */
#include "repo/phases/aapc_search.h"

/* How many steps a number of 0 to size - 1 is from the arc, going round. */
static int64_t distance(const struct ct_aapc_arc *arc, int64_t number, int size, int step)
{
    const int64_t at = ct_mod(number - arc->first, size);

    if (at < arc->count)
        return 0;
    return step > 0 ? size - at : at - arc->count + 1;
}

/* Where a search that has come to `phase` enters phases `low` to `high`;
   CT_AAPC_NONE: it is past them. */
static int64_t enter(int64_t low, int64_t high, int64_t phase, int step)
{
    if (step > 0)
        return phase > high ? CT_AAPC_NONE : phase < low ? low : phase;
    return phase < low ? CT_AAPC_NONE : phase > high ? high : phase;
}

/* A branch's windows in order of time: to the branches after it, then to those
   before it; from those before it, backwards, then from the last one on. */
static struct ct_aapc_frame frame_number(const struct ct_aapc *a, int branch, bool is_out, int k)
{
    const int n = a->nbranches;
    const int other = (int)ct_mod(is_out ? branch + 1 + k : branch - 1 - k, n);
    const int64_t start =
        is_out ? ct_aapc_window(a, branch, other) : ct_aapc_window(a, other, branch);
    const int64_t length = (int64_t)a->branches[branch].size * a->branches[other].size;

    return (struct ct_aapc_frame){other, start, start + length};
}

/* The last of a branch's windows that starts by a phase; -1: none. */
static int find_frame(const struct ct_aapc *a, int branch, bool is_out, int64_t phase)
{
    int low = -1;
    int high = a->nbranches - 1;

    while (high - low > 1) {
        const int middle = (low + high) / 2;

        if (frame_number(a, branch, is_out, middle).start <= phase)
            low = middle;
        else
            high = middle;
    }
    return low;
}

bool ct_aapc_frame_at(const struct ct_aapc *a, int branch, bool is_out, int64_t phase,
                      struct ct_aapc_frame *frame)
{
    const int k = find_frame(a, branch, is_out, phase);

    if (k < 0)
        return false;
    *frame = frame_number(a, branch, is_out, k);
    return phase < frame->end;
}

/* In t_0, which always sends and receives: in each round both numbers go
   round. One in S is enough but in the last rounds, which have no local
   messages. */
static int64_t search_first(const struct ct_aapc_search *s, int64_t phase)
{
    const struct ct_aapc *a = s->aapc;
    const struct ct_aapc_arc *arc = &s->side->arc;
    const int size = a->branches[0].size;

    for (int64_t round = phase / size; round >= 0 && round * size < a->phases; round += s->step) {
        const int64_t low = round * size;
        const int64_t at = enter(low, low + size - 1, phase, s->step);
        const int64_t sends = distance(arc, ct_aapc_first_sender(a, at), size, s->step);
        const int64_t receives = distance(arc, ct_aapc_first_receiver(a, at), size, s->step);
        int64_t nearest = s->is_out ? sends : receives;

        if (round < size - 1)
            nearest = sends < receives ? sends : receives;
        nearest = at + s->step * nearest;
        if (nearest >= low && nearest < low + size)
            return nearest;
    }
    return CT_AAPC_NONE;
}

/* From `at` on in a window in which senders stay. */
static int64_t search_senders(const struct ct_aapc_search *s, const struct ct_aapc_frame *w,
                              int64_t at)
{
    const int size = s->aapc->branches[s->side->branch].size;
    const int64_t width = (w->end - w->start) / size;
    const int64_t now = (at - w->start) / width;
    const int64_t then = now + s->step * distance(&s->side->arc, now, size, s->step);

    if (then == now)
        return at;
    if (then < 0 || then >= size)
        return CT_AAPC_NONE;
    return w->start + then * width + (s->step > 0 ? 0 : width - 1);
}

/* From `at` on in a window in which receivers go round. */
static int64_t search_receivers(const struct ct_aapc_search *s, const struct ct_aapc_frame *w,
                                int64_t at)
{
    const int size = s->aapc->branches[s->side->branch].size;
    const int64_t then =
        at + s->step * distance(&s->side->arc, at - s->aapc->phases, size, s->step);

    return then < w->start || then >= w->end ? CT_AAPC_NONE : then;
}

/* For global messages of another branch than t_0. */
static int64_t search_global(const struct ct_aapc_search *s, int64_t phase)
{
    const struct ct_aapc *a = s->aapc;
    int k = find_frame(a, s->side->branch, s->is_out, phase);

    if (k < 0 && s->step > 0)
        k = 0;
    for (; k >= 0 && k < a->nbranches - 1; k += s->step) {
        const struct ct_aapc_frame w = frame_number(a, s->side->branch, s->is_out, k);
        const int64_t at = enter(w.start, w.end - 1, phase, s->step);
        int64_t found = CT_AAPC_NONE;

        if (at != CT_AAPC_NONE && s->is_out)
            found = search_senders(s, &w, at);
        else if (at != CT_AAPC_NONE)
            found = search_receivers(s, &w, at);
        if (found != CT_AAPC_NONE)
            return found;
    }
    return CT_AAPC_NONE;
}

/* For local messages of another branch than t_0: in the window to the branch
   before it, in the first phases of each sender v. A local sender u in S is
   enough away from S, as v is in S, too, if the message stays there. */
static int64_t search_local(const struct ct_aapc_search *s, int64_t phase)
{
    const struct ct_aapc *a = s->aapc;
    const int branch = s->side->branch;
    const int size = a->branches[branch].size;
    const int width = a->branches[branch - 1].size;
    const struct ct_aapc_arc *arc = &s->side->arc;
    const struct ct_aapc_arc rest = {arc->first + arc->count, size - arc->count};
    const int64_t start = ct_aapc_window(a, branch, branch - 1);
    const int64_t from = enter(start, a->phases - 1, phase, s->step);

    if (from == CT_AAPC_NONE || rest.count == 0)
        return CT_AAPC_NONE;
    for (int64_t v = (from - start) / width; v >= 0 && v < size; v += s->step) {
        int64_t low;
        int64_t at;
        int64_t then;

        if (!s->is_out)
            v += s->step * distance(arc, v, size, s->step);
        if (v < 0 || v >= size)
            break;
        low = start + v * width;
        at = enter(low, low + size - 1, from, s->step);
        if (at == CT_AAPC_NONE)
            continue;
        then = at + s->step * distance(s->is_out ? arc : &rest, at - a->phases, size, s->step);
        if (then >= low && then < low + size)
            return then;
    }
    return CT_AAPC_NONE;
}

int64_t ct_aapc_nearest(const struct ct_aapc_search *s, int64_t phase)
{
    int64_t global;
    int64_t local;

    if (phase < 0 || phase >= s->aapc->phases)
        return CT_AAPC_NONE;
    if (s->side->branch == 0)
        return search_first(s, phase);
    global = search_global(s, phase);
    local = search_local(s, phase);
    if (global == CT_AAPC_NONE || local == CT_AAPC_NONE)
        return global == CT_AAPC_NONE ? local : global;
    return (global - local) * s->step < 0 ? global : local;
}
