/*
 * emit_list.c - the C text of alltoallv routines for a pattern.
 */
#include "generator/emit.h"
#include "generator/list_plan.h"
#include "repo/phases/phased.h"

void ct_list_plan_put_head(FILE *f, const void *state, const char *way)
{
    const struct ct_list_plan *p = state;
    const int *ntokens = p->schedule.ntokens;

    fprintf(f,
            " * Pattern %s: %d messages, %zu bytes in all.\n"
            " *\n"
            "%s",
            p->pattern->name, p->schedule.nmessages,
            ct_call_pattern_total(p->pattern), way);
    if (p->list.nphases > 0)
        fprintf(f, " * There are %d phases.\n", p->list.nphases);
    fprintf(f,
            " * Pairs of ranks that the pattern leaves empty come behind, so "
            "that\n"
            " * any counts are right; messages of no bytes are not sent.\n"
            " * Separation: messages keep their turns on the links,\n"
            " *   0  if ranks keep step by themselves: no tokens\n"
            " *   1  if a message moves only after its receive is posted\n"
            " *      (rendezvous): %d tokens\n"
            " *   2  whatever the protocol: %d tokens\n",
            ntokens[CT_SEPARATE_RENDEZVOUS], ntokens[CT_SEPARATE_EAGER]);
    fprintf(
        f,
        " * Cost: %.3f of the time for which the busiest link is busy.\n"
        " * Needs: the ranks placed as in the cluster file. Scratch: none.\n",
        p->bound > 0 ? p->list.seconds / p->bound : 1);
}

static void put_messages(FILE *f, const struct ct_list_schedule *list)
{
    struct ct_rows rows = {.file = f};

    fputs("/* {sender, receiver, messages started when it is complete} */\n",
          f);
    ct_rows_begin(&rows, "struct ct_listed_message messages");
    for (int i = 0; i < list->nmessages; i++)
        ct_rows_put(&rows, "{%d, %d, %d},", list->messages[i].sender,
                    list->messages[i].receiver, list->messages[i].end);
    ct_rows_end(&rows);
}

static void put_tokens(FILE *f, const char *declaration,
                       const struct ct_listed_tokens *tokens)
{
    struct ct_rows rows = {.file = f};

    if (tokens->ntokens == 0)
        return;
    fputs("\n/* {after, before}: positions in the list */\n", f);
    ct_rows_begin(&rows, declaration);
    for (int i = 0; i < tokens->ntokens; i++)
        ct_rows_put(&rows, "{%d, %d},", tokens->tokens[i].after,
                    tokens->tokens[i].before);
    ct_rows_end(&rows);
}

void ct_list_plan_put_tables(FILE *f, const void *state)
{
    const struct ct_list_plan *p = state;
    const struct ct_list_schedule *list = &p->schedule;
    const int *ntokens = list->ntokens;

    if (list->nmessages > 0) {
        fputs(ct_begin_tables, f);
        put_messages(f, list);
        put_tokens(f, "struct ct_listed_token rendezvous",
                   &p->tokens[CT_SEPARATE_RENDEZVOUS]);
        put_tokens(f, "struct ct_listed_token eager",
                   &p->tokens[CT_SEPARATE_EAGER]);
        fputs(ct_end_tables, f);
    }
    fprintf(f,
            "\nstatic const struct ct_list_schedule list = {\n"
            "    .nranks = %d,\n"
            "    .nmessages = %d,\n"
            "    .messages = %s,\n"
            "    .ntokens = {0, %d, %d},\n"
            "    .tokens = {NULL, %s, %s},\n"
            "};\n",
            list->nranks, list->nmessages,
            list->nmessages > 0 ? "messages" : "NULL",
            ntokens[CT_SEPARATE_RENDEZVOUS], ntokens[CT_SEPARATE_EAGER],
            ntokens[CT_SEPARATE_RENDEZVOUS] > 0 ? "rendezvous" : "NULL",
            ntokens[CT_SEPARATE_EAGER] > 0 ? "eager" : "NULL");
}

void ct_list_plan_put_body(FILE *f, const char *name,
                           const struct ct_wiring *wiring, const void *state)
{
    const struct ct_list_plan *p = state;
    const struct ct_emitted emitted = {
        .name = name,
        .collective = p->pattern->collective,
        .planner = "ct_listed_alltoallv",
        .data = "&list",
        .source = "docs/schedules.md, section 11",
        .members = p->is_alone
                       ? "    .params = {&ct_phased_param},\n"
                         "    .contention_free = ct_phased_contention_free,\n"
                       : "    .params = {&ct_phased_param},\n",
        .pattern = p->pattern->name,
        .nranks = wiring->tree.nranks,
    };

    fputs("#include \"repo/phases/message_list.h\"\n"
          "#include \"repo/phases/phased.h\"\n",
          f);
    ct_emit_pattern_bytes(f, p->pattern);
    ct_list_plan_put_tables(f, p);
    ct_emit_descriptor(f, &emitted);
}
