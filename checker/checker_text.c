/*
 * checker_text.c - actions, buffers and steps: what they are, in words.
 */
#include "checker/checker_parts.h"

#include <stdarg.h>
#include <stdio.h>

static const struct ct_action_traits traits[] = {
    [CT_DO_SEND] = {.reads = true, .is_send = true},
    [CT_DO_RECV] = {.writes = true, .is_recv = true},
    [CT_DO_COPY] = {.reads = true, .writes = true},
    [CT_DO_REDUCE] = {.reads = true, .writes = true},
    [CT_DO_TOKEN_SEND] = {.is_send = true, .is_token = true},
    [CT_DO_TOKEN_RECV] = {.is_recv = true, .is_token = true},
    [CT_DO_BARRIER] = {.reads = false},
    [CT_DO_POST] = {.reads = true, .is_post = true},
    [CT_DO_FETCH] = {.writes = true, .is_fetch = true},
    [CT_DO_FETCH_REDUCE] = {.writes = true, .is_fetch = true},
};

struct words {
    char text[96];
};

struct name {
    char text[32];
};

const struct ct_action_traits *ct_action_traits(enum ct_action action)
{
    const size_t number = (size_t)action;

    return number < sizeof traits / sizeof traits[0] && action != CT_DO_NATIVE ? &traits[number]
                                                                               : NULL;
}

static struct name buffer_name(int buffer)
{
    struct name name;

    if (buffer == CT_SEND)
        snprintf(name.text, sizeof name.text, "the send buffer");
    else if (buffer == CT_RECV)
        snprintf(name.text, sizeof name.text, "the receive buffer");
    else
        snprintf(name.text, sizeof name.text, "scratch %d", buffer - CT_SCRATCH);
    return name;
}

static struct words span_words(const struct ct_span *span)
{
    const struct name buffer = buffer_name(span->buffer);
    struct words words;

    if (span->units == 0)
        snprintf(words.text, sizeof words.text, "nothing");
    else if (span->units == 1)
        ct_unit_describe(span->buffer, (size_t)span->first, words.text, sizeof words.text);
    else
        snprintf(words.text, sizeof words.text, "units %d..%lld of %s", span->first,
                 (long long)span->first + span->units - 1, buffer.text);
    return words;
}

void ct_unit_describe(int buffer, size_t unit, char *text, size_t size)
{
    const struct name name = buffer_name(buffer);

    snprintf(text, size, "unit %zu of %s", unit, name.text);
}

/* What it takes is in the poster's buffer. */
static void describe_fetch(const struct ct_step *step, char *text, size_t size)
{
    const struct ct_span taken = {step->src.buffer, step->src.first + step->skip, step->dst.units};
    const struct words src = span_words(&taken);
    const struct words dst = span_words(&step->dst);

    snprintf(text, size, "%s %s into %s from rank %d, post %d",
             step->action == CT_DO_FETCH ? "fetch of" : "reduction of", src.text, dst.text,
             step->peer, step->tag);
}

void ct_step_describe(const struct ct_step *step, char *text, size_t size)
{
    const struct words src = span_words(&step->src);
    const struct words dst = span_words(&step->dst);

    switch (step->action) {
    case CT_DO_SEND:
        snprintf(text, size, "send of %s to rank %d, message %d", src.text, step->peer, step->tag);
        break;
    case CT_DO_RECV:
        snprintf(text, size, "receive into %s from rank %d, message %d", dst.text, step->peer,
                 step->tag);
        break;
    case CT_DO_COPY:
        snprintf(text, size, "copy of %s to %s", src.text, dst.text);
        break;
    case CT_DO_REDUCE:
        snprintf(text, size, "reduction of %s into %s", src.text, dst.text);
        break;
    case CT_DO_TOKEN_SEND:
        snprintf(text, size, "token %d to rank %d", step->tag, step->peer);
        break;
    case CT_DO_TOKEN_RECV:
        snprintf(text, size, "token %d from rank %d", step->tag, step->peer);
        break;
    case CT_DO_BARRIER:
        snprintf(text, size, "barrier");
        break;
    case CT_DO_POST:
        snprintf(text, size, "post of %s for %d ranks", src.text, step->nreaders);
        break;
    case CT_DO_FETCH:
    case CT_DO_FETCH_REDUCE:
        describe_fetch(step, text, size);
        break;
    default:
        snprintf(text, size, "action %d", (int)step->action);
        break;
    }
}

int ct_check_fail(const struct ct_schedule *schedule, int number, struct ct_diag *diag,
                  const char *format, ...)
{
    char step[256];
    char fault[512];
    va_list args;

    va_start(args, format);
    vsnprintf(fault, sizeof fault, format, args);
    va_end(args);
    ct_step_describe(&schedule->steps[number], step, sizeof step);
    return ct_diag_set(diag, CT_ERR_INVALID, "rank %d: step %d (%s): %s", schedule->rank, number,
                       step, fault);
}

struct ct_member ct_check_member(const struct ct_check *check, int rank)
{
    return (struct ct_member){.nranks = check->nranks, .rank = rank, .root = check->root};
}

int ct_buffer_units(const struct ct_check *check, const struct ct_schedule *schedule, int buffer)
{
    const struct ct_member member = ct_check_member(check, schedule->rank);

    if (buffer == CT_SEND || buffer == CT_RECV)
        return check->collective->nblocks(&member, (enum ct_buffer)buffer) *
               schedule->units_per_block;
    if (buffer < CT_SCRATCH || buffer - CT_SCRATCH >= schedule->nscratch)
        return -1;
    return schedule->scratch_units[buffer - CT_SCRATCH];
}

void ct_layout_init(struct ct_layout *layout, const struct ct_check *check, int rank)
{
    const struct ct_schedule *s = check->schedules[rank];
    const struct ct_member member = ct_check_member(check, rank);
    const int shared = check->in_place && check->collective->in_place != NULL
                           ? check->collective->in_place(&member)
                           : -1;
    const size_t nsend = (size_t)ct_buffer_units(check, s, CT_SEND);
    size_t at = (size_t)ct_buffer_units(check, s, CT_RECV);

    layout->nrecv = at;
    layout->base[CT_RECV] = 0;
    layout->base[CT_SEND] = at;
    if (shared >= 0)
        layout->base[CT_SEND] = (size_t)shared * (size_t)s->units_per_block;
    if (at < layout->base[CT_SEND] + nsend) /* apart; or nothing is received */
        at = layout->base[CT_SEND] + nsend;
    for (int i = 0; i < CT_SCRATCH_MAX; i++) {
        layout->base[CT_SCRATCH + i] = at;
        if (i < s->nscratch)
            at += (size_t)s->scratch_units[i];
    }
    layout->ncells = at;
}

void ct_cell_describe(const struct ct_layout *layout, size_t cell, char *text, size_t size)
{
    int buffer = CT_BUFFERS_MAX - 1;

    while (buffer >= CT_SCRATCH && cell < layout->base[buffer])
        buffer--;
    if (buffer < CT_SCRATCH)
        buffer = cell < layout->nrecv ? CT_RECV : CT_SEND;
    ct_unit_describe(buffer, cell - layout->base[buffer], text, size);
}
