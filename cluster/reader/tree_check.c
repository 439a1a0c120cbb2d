/*
 * tree_check.c - checks that the links join all switches without a loop.
 */
#include "cluster/reader/draft.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINKS_NAMED = 8, LOOP_TEXT = 640 };

/* The links at each switch, in the file's order. */
struct adjacency {
    int *first; /* switch -> where its links begin in `link` */
    int *link;
};

static void adjacency_fini(struct adjacency *adjacency)
{
    free(adjacency->first);
    free(adjacency->link);
}

/* Of the first nlinks links. */
static int adjacency_init(struct adjacency *adjacency, const struct ct_draft *draft, int nlinks)
{
    const int n = draft->nswitches;
    int *at;

    adjacency->first = calloc((size_t)n + 2, sizeof *adjacency->first);
    adjacency->link = malloc((2 * (size_t)nlinks + 1) * sizeof(int));
    if (adjacency->first == NULL || adjacency->link == NULL)
        return CT_ERR_MEMORY;
    at = adjacency->first + 1; /* counts two entries ahead, then fills in */
    for (int i = 0; i < nlinks; i++) {
        for (int end = 0; end < 2; end++)
            at[draft->links[i].ends[end] + 1]++;
    }
    for (int i = 1; i <= n; i++)
        at[i] += at[i - 1];
    for (int i = 0; i < nlinks; i++) {
        for (int end = 0; end < 2; end++)
            adjacency->link[at[draft->links[i].ends[end]]++] = i;
    }
    return 0;
}

/*
 * Walk breadth first from switch `start`; see ct_draft_root.
 *
 * parent   all -2 before; -2 after: not reached
 * returns  the number of switches reached
 */
static int walk(const struct ct_draft *draft, const struct adjacency *adjacency, int start,
                int *order, int *parent, int *link)
{
    int reached = 1;

    order[0] = start;
    parent[start] = -1;
    link[start] = -1;
    for (int at = 0; at < reached; at++) {
        const int here = order[at];

        for (int i = adjacency->first[here]; i < adjacency->first[here + 1]; i++) {
            const int l = adjacency->link[i];
            const int *ends = draft->links[l].ends;
            const int there = ends[0] == here ? ends[1] : ends[0];

            if (parent[there] != -2)
                continue;
            parent[there] = at;
            link[there] = l;
            order[reached++] = there;
        }
    }
    return reached;
}

static int walk_links(const struct ct_draft *draft, int nlinks, int start, int *order, int *parent,
                      int *link)
{
    struct adjacency adjacency;
    int reached = adjacency_init(&adjacency, draft, nlinks);

    for (int i = 0; i < draft->nswitches; i++)
        parent[i] = -2;
    if (reached == 0)
        reached = walk(draft, &adjacency, start, order, parent, link);
    adjacency_fini(&adjacency);
    return reached;
}

static int find_root(int *up, int x)
{
    while (up[x] != x) {
        up[x] = up[up[x]];
        x = up[x];
    }
    return x;
}

/*
 * The first link whose ends the links before it join already.
 *
 * returns  it, -1: none, or -2: out of memory
 */
static int find_loop(const struct ct_draft *draft)
{
    int *up = malloc(((size_t)draft->nswitches + 1) * sizeof *up);
    int loop = -1;

    if (up == NULL)
        return -2;
    for (int i = 0; i < draft->nswitches; i++)
        up[i] = i;
    for (int i = 0; i < draft->nlinks && loop < 0; i++) {
        const int a = find_root(up, draft->links[i].ends[0]);
        const int b = find_root(up, draft->links[i].ends[1]);

        if (a == b)
            loop = i;
        up[a] = b;
    }
    free(up);
    return loop;
}

static size_t append_link(const struct ct_draft *draft, int l, char *text, size_t length)
{
    const struct ct_draft_link *link = &draft->links[l];

    if (length >= LOOP_TEXT)
        return length;
    return length + (size_t)snprintf(text + length, LOOP_TEXT - length, "%s%.30s - %.30s (line %d)",
                                     length == 0 ? "" : ", ", draft->switches[link->ends[0]].name,
                                     draft->switches[link->ends[1]].name, link->line);
}

/* Name the closing link and the way between its ends. */
static int say_loop(const struct ct_draft *draft, const struct ct_source *source, int closing,
                    int *order, int *parent, int *link)
{
    const struct ct_draft_link *last = &draft->links[closing];
    char text[LOOP_TEXT] = "";
    size_t length = 0;
    int nlinks = 0;

    if (walk_links(draft, closing, last->ends[1], order, parent, link) < 0)
        return ct_fault_memory(source);
    for (int at = last->ends[0]; parent[at] >= 0; at = order[parent[at]]) {
        if (++nlinks < LINKS_NAMED)
            length = append_link(draft, link[at], text, length);
    }
    if (nlinks == 1)
        return ct_fault(source, last->line,
                        "a second link between '%.60s' and '%.60s', the first "
                        "is in line %d; for parallel cables write one link "
                        "with trunks: 2",
                        draft->switches[last->ends[0]].name, draft->switches[last->ends[1]].name,
                        draft->links[link[last->ends[0]]].line);
    append_link(draft, closing, text, length);
    return ct_fault(source, last->line,
                    "a loop in the wiring, of %d links: %s%s; colltune models "
                    "trees only: of a fat tree, write the spines as one "
                    "switch, and one link from each leaf to it with trunks: N",
                    nlinks + 1, text, nlinks < LINKS_NAMED ? "" : ", ...");
}

static int say_apart(const struct ct_draft *draft, const struct ct_source *source,
                     const int *parent)
{
    int apart = 0;

    while (parent[apart] != -2)
        apart++;
    return ct_fault(source, draft->switches[apart].line,
                    "switches '%.60s' and '%.60s' are not connected; add the "
                    "link that joins their parts",
                    draft->switches[0].name, draft->switches[apart].name);
}

int ct_draft_root(const struct ct_draft *draft, const struct ct_source *source, int *order,
                  int *parent, int *link)
{
    const int loop = find_loop(draft);
    int reached;

    if (loop == -2)
        return ct_fault_memory(source);
    if (loop >= 0)
        return say_loop(draft, source, loop, order, parent, link);
    reached = walk_links(draft, draft->nlinks, 0, order, parent, link);
    if (reached < 0)
        return ct_fault_memory(source);
    return reached == draft->nswitches ? 0 : say_apart(draft, source, parent);
}
