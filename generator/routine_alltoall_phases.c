/*
 * routine_alltoall_phases - all-to-all in the fewest phases that are free of
 * contention, or few more, kept apart by tokens.
 */
#include "checker/phase_check.h"
#include "generator/emit.h"
#include "generator/phase_plan.h"
#include "repo/phases/phased.h"

#include <stdlib.h>

extern const struct ct_collective ct_alltoall;

static int find_messages(const struct ct_tree *tree, struct ct_phase_plan *p,
                         struct ct_diag *diag)
{
    const int err = ct_tree_phases_find(tree, CT_SEPARATE_NOT, &p->found, diag);

    p->nphases = p->found.nphases;
    p->phases.nranks = tree->nranks;
    p->phases.nmessages = p->found.nmessages;
    p->phases.messages = p->found.messages;
    return err;
}

static int make(const struct ct_wiring *wiring, void **state,
                struct ct_diag *diag)
{
    const struct ct_tree *tree = &wiring->tree;
    struct ct_phase_plan *p = calloc(1, sizeof *p);
    int err;

    *state = p;
    if (p == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY,
                           "out of memory for generated routines");
    err = find_messages(tree, p, diag);
    for (int i = 0; err == CT_OK && i < CT_SEPARATIONS; i++) {
        const enum ct_separation separation = (enum ct_separation)i;

        err =
            ct_tokens_plan(&p->found.tree, p->found.messages,
                           p->found.nmessages, separation, &p->tokens[i], diag);
        p->phases.ntokens[i] = p->tokens[i].ntokens;
        p->phases.tokens[i] = p->tokens[i].tokens;
    }
    return err;
}

static void free_state(void *state)
{
    struct ct_phase_plan *p = state;

    for (int i = 0; i < CT_SEPARATIONS; i++)
        free(p->tokens[i].tokens);
    ct_tree_phases_fini(&p->found);
    free(p);
}

static void plan(const void *state, struct ct_builder *builder,
                 const struct ct_shape *shape)
{
    const struct ct_phase_plan *p = state;

    ct_phased_alltoall(builder, shape, &p->phases);
}

static int prove(const struct ct_wiring *wiring, const void *state,
                 struct ct_diag *diag)
{
    const struct ct_phase_plan *p = state;
    long bound;
    int err;

    CT_TRY(err, out, ct_phase_check(&wiring->tree, &p->phases, diag));
    CT_TRY(err, out, ct_phase_bound(&wiring->tree, &bound, diag));
    if (bound != p->found.bound)
        err = ct_diag_set(diag, CT_ERR_INVALID, "%ld phases are needed, not %d",
                          bound, p->found.bound);
out:
    return err;
}

static bool heeds_bandwidth(const void *state)
{
    const struct ct_phase_plan *p = state;

    return p->found.aapc == NULL;
}

static void put_note(FILE *f, const void *state)
{
    const struct ct_phase_plan *p = state;

    fprintf(f, "%d phases, bound %d", p->nphases, p->found.bound);
}

static void put_separations(FILE *f, const struct ct_phase_plan *p)
{
    fprintf(f,
            " *   0  if ranks keep step by themselves: no tokens\n"
            " *   1  if a message moves only after its receive is posted\n"
            " *      (rendezvous): %d tokens\n"
            " *   2  whatever the protocol: %d tokens\n",
            p->phases.ntokens[CT_SEPARATE_RENDEZVOUS],
            p->phases.ntokens[CT_SEPARATE_EAGER]);
}

static void put_token_source(FILE *f, const struct ct_phase_plan *p)
{
    fputs(ct_has_clocks(p->phases.nranks)
              ? " * Tokens by vector clocks (repo/phases/tokens.c).\n"
              : " * Tokens between messages that follow each other on a link\n"
                " * (repo/phases/direct_tokens.c).\n",
          f);
}

/* Where cables differ. */
static void put_unequal_head(FILE *f, const struct ct_phase_plan *p)
{
    fprintf(
        f,
        " *\n"
        " * %d messages in %d phases, bound %d. In a phase a cable has no\n"
        " * more messages each way than it is times as fast as the slowest\n"
        " * host's, and a rank sends one and receives one. A rank does its\n"
        " * messages in the order of phases. Separation: a message that\n"
        " * would be one too many on a link starts when another is\n"
        " * complete,\n",
        p->phases.nmessages, p->nphases, p->found.bound);
    put_separations(f, p);
    fprintf(
        f,
        " * Cost: %d phases of alpha + n beta, with n bytes per block;\n"
        " * %d n beta is the limit of the busiest link.\n"
        " * Needs: the ranks placed as in the cluster file. Scratch: none.\n",
        p->nphases, p->found.bound);
    fputs(" * Source: colltune's: first fit (docs/schedules.md, section 14).\n",
          f);
    put_token_source(f, p);
}

static void put_head(FILE *f, const struct ct_wiring *wiring, const void *state)
{
    const struct ct_phase_plan *p = state;

    (void)wiring;
    if (heeds_bandwidth(p)) {
        put_unequal_head(f, p);
        return;
    }
    fprintf(f,
            " *\n"
            " * %d messages in %d phases. No two messages of a phase share a\n"
            " * directed link, and the busiest link carries %d messages each\n"
            " * way: fewer phases are impossible. A rank does its messages in\n"
            " * the order of phases. Separation: of two messages that share a\n"
            " * link, the earlier is complete before the later starts,\n",
            p->phases.nmessages, p->nphases, p->nphases);
    put_separations(f, p);
    fprintf(
        f,
        " * Cost: %d phases of alpha + n beta, with n bytes per block;\n"
        " * %d n beta is the limit of the busiest link.\n"
        " * Needs: the ranks placed as in the cluster file. Scratch: none.\n"
        " * Source: Faraj, Yuan 2005, section 4; schedules: colltune's\n"
        " * closed form (repo/phases/aapc.c).\n",
        p->nphases, p->nphases);
    put_token_source(f, p);
}

static void put_messages(FILE *f, const struct ct_phases *phases)
{
    struct ct_rows rows = {.file = f};

    fputs("/* {phase, sender, receiver} */\n", f);
    ct_rows_begin(&rows, "struct ct_message messages");
    for (int i = 0; i < phases->nmessages; i++) {
        const struct ct_message *m = &phases->messages[i];

        if (i > 0 && m->phase != m[-1].phase)
            ct_rows_break(&rows);
        ct_rows_put(&rows, "{%d, %d, %d},", m->phase, m->sender, m->receiver);
    }
    ct_rows_end(&rows);
}

static void put_tokens(FILE *f, const char *declaration, int ntokens,
                       const struct ct_token *tokens)
{
    struct ct_rows rows = {.file = f};

    if (ntokens == 0)
        return;
    fputs("\n/* {after, from, before, to} */\n", f);
    ct_rows_begin(&rows, declaration);
    for (int i = 0; i < ntokens; i++)
        ct_rows_put(&rows, "{%d, %d, %d, %d},", tokens[i].after, tokens[i].from,
                    tokens[i].before, tokens[i].to);
    ct_rows_end(&rows);
}

static void put_phases(FILE *f, const struct ct_phases *phases)
{
    const int *ntokens = phases->ntokens;

    if (phases->nmessages > 0) {
        fputs(ct_begin_tables, f);
        put_messages(f, phases);
        put_tokens(f, "struct ct_token rendezvous",
                   ntokens[CT_SEPARATE_RENDEZVOUS],
                   phases->tokens[CT_SEPARATE_RENDEZVOUS]);
        put_tokens(f, "struct ct_token eager", ntokens[CT_SEPARATE_EAGER],
                   phases->tokens[CT_SEPARATE_EAGER]);
        fputs(ct_end_tables, f);
    }
    fprintf(f,
            "\nstatic const struct ct_phases phases = {\n"
            "    .nranks = %d,\n"
            "    .nmessages = %d,\n"
            "    .messages = %s,\n"
            "    .ntokens = {0, %d, %d},\n"
            "    .tokens = {NULL, %s, %s},\n"
            "};\n",
            phases->nranks, phases->nmessages,
            phases->nmessages > 0 ? "messages" : "NULL",
            ntokens[CT_SEPARATE_RENDEZVOUS], ntokens[CT_SEPARATE_EAGER],
            ntokens[CT_SEPARATE_RENDEZVOUS] > 0 ? "rendezvous" : "NULL",
            ntokens[CT_SEPARATE_EAGER] > 0 ? "eager" : "NULL");
}

static void put_body(FILE *f, const char *name, const struct ct_wiring *wiring,
                     const void *state)
{
    const struct ct_phase_plan *p = state;
    const bool has_tables = wiring->tree.nranks <= CT_TABLE_RANKS;
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_alltoall,
        .planner =
            has_tables ? "ct_phased_alltoall" : "ct_phased_alltoall_tree",
        .data = has_tables ? "&phases" : "&tree",
        .source = p->found.aapc == NULL ? "docs/schedules.md, section 14"
                                        : "Faraj, Yuan 2005, section 4",
        .members = "    .params = {&ct_phased_param},\n"
                   "    .contention_free = ct_phased_contention_free,\n",
        .elsewhere = "alltoall_phases",
        .nranks = wiring->tree.nranks,
    };

    fputs("#include \"repo/phases/phased.h\"\n", f);
    if (has_tables)
        put_phases(f, &p->phases);
    else if (heeds_bandwidth(p))
        ct_emit_wiring(f, &wiring->tree);
    else
        ct_emit_tree(f, &wiring->tree);
    ct_emit_descriptor(f, &emitted);
}

static const struct ct_routine_shape shapes[] = {
    {{{CT_SEPARATE_NOT}}, 1},
    {{{CT_SEPARATE_RENDEZVOUS}}, 1},
    {{{CT_SEPARATE_EAGER}}, 1},
};

/* Tokens of all pairs of ranks take 150 bytes for each pair: 0.6 GB here, and
   ten seconds. */
#define RANKS_MOST 2048

const struct ct_routine_maker ct_routine_alltoall_phases = {
    .nranks_max = RANKS_MOST,
    .collective = &ct_alltoall,
    .title = "all-to-all in contention-free phases",
    .make = make,
    .free = free_state,
    .plan = plan,
    .contention_free = ct_phased_contention_free,
    .prove = prove,
    .heeds_bandwidth = heeds_bandwidth,
    .put_note = put_note,
    .nshapes = sizeof shapes / sizeof *shapes,
    .shapes = shapes,
    .put_head = put_head,
    .put_body = put_body,
};
