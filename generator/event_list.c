/*
 * event_list.c - compares the times of phases and of a list, and makes the list.
 *
 * A phase takes as long as its slowest message, at the rate of the unit
 * (repo/phases/link_units.h) or of the slowest cable on its way.
 */
#include "generator/event_list.h"

#include "generator/emit.h"

#include <stdlib.h>

extern const struct ct_collective ct_alltoall;
extern const struct ct_collective ct_alltoallv;

/* Of the time of phases to the bound: with less, no list is tried. */
static const double good_ratio = 1.02;

static const size_t block_bytes = (size_t)1 << 20;

/* Seconds for a byte, at the unit's rate or that of a slower cable; links: room
   for a path. */
static double slowness(const struct ct_tree *tree, const struct ct_message *m,
                       double unit, int *links)
{
    const int n = ct_tree_path(tree, m->sender, m->receiver, links);
    double rate = unit;

    for (int i = 0; i < n; i++) {
        const double capacity = tree->capacity[links[i] / 2];

        if (capacity > 0 && capacity < rate)
            rate = capacity;
    }
    return 1 / rate;
}

/* Of all phases; work: two numbers per node */
static double phases_seconds(const struct ct_tree *tree,
                             const struct ct_tree_phases *p, double unit,
                             int *work)
{
    double sum = 0;
    double longest = 0;

    for (int i = 0; i < p->nmessages; i++) {
        const double seconds = slowness(tree, &p->messages[i], unit, work);

        if (i > 0 && p->messages[i].phase != p->messages[i - 1].phase) {
            sum += longest;
            longest = 0;
        }
        longest = seconds > longest ? seconds : longest;
    }
    return sum + longest;
}

static double bound_seconds(const struct ct_tree *tree, const int *below)
{
    double most = 0;

    for (int x = 1; x < tree->nnodes; x++) {
        const double load = (double)below[x] * (tree->nranks - below[x]);
        const double seconds =
            tree->capacity[x] > 0 ? load / tree->capacity[x] : 0;

        most = seconds > most ? seconds : most;
    }
    return most;
}

/* The time of the phases to the bound; 1 where no bandwidth is known. */
static int compare_phases(const struct ct_tree *tree,
                          const struct ct_tree_phases *p, double *ratio)
{
    int *const work = calloc(2 * (size_t)tree->nnodes, sizeof *work);
    double unit, bound;

    *ratio = 1;
    if (work == NULL)
        return CT_ERR_MEMORY;
    ct_tree_below(tree, work);
    unit = ct_unit_rate(tree, work);
    if (unit > 0) {
        bound = bound_seconds(tree, work);
        *ratio = phases_seconds(tree, p, unit, work) / bound;
    }
    free(work);
    return CT_OK;
}

static int make_list(struct ct_event_list *e, const struct ct_wiring *wiring,
                     struct ct_diag *diag)
{
    const size_t n = (size_t)wiring->tree.nranks;
    const struct ct_list_plan *plan;
    int err;

    e->all = (struct ct_call_pattern){
        .collective = &ct_alltoallv,
        .rank_count = wiring->tree.nranks,
        .call_count = 1,
        .bytes = calloc(n * n, sizeof *e->all.bytes),
    };
    if (e->all.bytes == NULL)
        return ct_diag_memory(diag);
    for (size_t i = 0; i < n * n; i++)
        e->all.bytes[i] = i % (n + 1) == 0 ? 0 : block_bytes;
    err = ct_list_plan_make(ct_list_critical, wiring, &e->all, &e->state, diag);
    if (err != CT_OK)
        return err;
    plan = e->state;
    e->ratio = plan->list.seconds / plan->bound;
    return CT_OK;
}

int ct_event_list_make(const struct ct_wiring *wiring,
                       const struct ct_tree_phases *phases,
                       struct ct_event_list **list, struct ct_diag *diag)
{
    struct ct_event_list *e;
    double ratio;
    int err;

    *list = NULL;
    if (wiring->tree.nranks > CT_TABLE_RANKS || wiring->tree.nranks < 3)
        return CT_OK;
    if (compare_phases(&wiring->tree, phases, &ratio) != CT_OK)
        return ct_diag_memory(diag);
    if (ratio < good_ratio)
        return CT_OK;
    e = calloc(1, sizeof *e);
    if (e == NULL)
        return ct_diag_memory(diag);
    e->phases_ratio = ratio;
    err = make_list(e, wiring, diag);
    if (err != CT_OK || e->ratio >= ratio) {
        ct_event_list_free(e);
        return err;
    }
    *list = e;
    return CT_OK;
}

void ct_event_list_free(struct ct_event_list *e)
{
    if (e == NULL)
        return;
    if (e->state != NULL)
        ct_list_plan_free(e->state);
    free(e->all.bytes);
    free(e);
}

void ct_event_list_put_head(FILE *f, const struct ct_event_list *e)
{
    const struct ct_list_plan *p = e->state;

    fprintf(
        f,
        " *\n"
        " * %d messages, in the order in which they start in an ideal run:\n"
        " * whenever one is complete, of those that find room on all their\n"
        " * links the one starts whose busiest link has most to carry yet.\n"
        " * There, no link has more than its bandwidth. Separation: messages\n"
        " * keep their turns on the links,\n"
        " *   0  if ranks keep step by themselves: no tokens\n"
        " *   1  if a message moves only after its receive is posted\n"
        " *      (rendezvous): %d tokens\n"
        " *   2  whatever the protocol: %d tokens\n",
        p->schedule.nmessages, p->schedule.ntokens[CT_SEPARATE_RENDEZVOUS],
        p->schedule.ntokens[CT_SEPARATE_EAGER]);
    fprintf(
        f,
        " * Cost: %.3f of the limit of the busiest link; in phases %.3f of "
        "it.\n"
        " * Needs: the ranks placed as in the cluster file. Scratch: none.\n"
        " * Source: colltune's: list scheduling by events (docs/schedules.md,\n"
        " * sections 11 and 14), tokens by vector clocks.\n",
        e->ratio, e->phases_ratio);
}

void ct_event_list_put_body(FILE *f, const char *name,
                            const struct ct_event_list *e)
{
    const struct ct_emitted emitted = {
        .name = name,
        .collective = &ct_alltoall,
        .planner = "ct_listed_alltoall",
        .data = "&list",
        .source = "docs/schedules.md, section 14",
        .members = ct_list_plan_claims(e->state)
                       ? "    .params = {&ct_phased_param},\n"
                         "    .contention_free = ct_phased_contention_free,\n"
                       : "    .params = {&ct_phased_param},\n",
        .nranks = e->all.rank_count,
    };

    fputs("#include \"repo/phases/message_list.h\"\n"
          "#include \"repo/phases/phased.h\"\n",
          f);
    ct_list_plan_put_tables(f, e->state);
    ct_emit_descriptor(f, &emitted);
}
