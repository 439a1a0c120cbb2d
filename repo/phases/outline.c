/*
 * outline.c - classes of ranks, and the gates between them.
 */
#include "repo/phases/outline.h"

#include <stdlib.h>

/* While classes are found. */
struct classing {
    const struct ct_tree *tree;
    int *class_of; /* node -> class of the ranks right below it; -1 */
    int *home;     /* class -> node */
    int *ordinal;  /* node -> among those that are no rank's */
    int *path;
};

/* The node that a rank hangs on. */
static int home_of(const struct ct_tree *tree, int rank)
{
    const int place = tree->place[rank];

    return place == 0 ? 0 : tree->parent[place];
}

static bool classing_init(struct classing *c, const struct ct_tree *tree)
{
    const size_t n = (size_t)tree->nnodes;
    int *const numbers = calloc(5 * n, sizeof *numbers);

    *c = (struct classing){.tree = tree, .class_of = numbers};
    if (numbers == NULL)
        return false;
    c->home = numbers + n;
    c->ordinal = numbers + 2 * n;
    c->path = numbers + 3 * n; /* 2 * n */
    return true;
}

/* Number classes by node, and inner nodes. */
static void number_classes(struct classing *c, struct ct_outline *o)
{
    const struct ct_tree *tree = c->tree;
    int inner = 0;

    for (int rank = 0; rank < tree->nranks; rank++) {
        c->class_of[home_of(tree, rank)]++;
        c->ordinal[tree->place[rank]] = -1;
    }
    for (int x = 0; x < tree->nnodes; x++) {
        const int size = c->class_of[x];

        if (c->ordinal[x] == 0)
            c->ordinal[x] = inner++;
        c->class_of[x] = -1;
        if (size > 0) {
            c->home[o->nclasses] = x;
            c->class_of[x] = o->nclasses;
            o->first[o->nclasses + 1] = o->first[o->nclasses] + size;
            o->nclasses++;
        }
    }
    o->ngates = 2 * (inner + o->nclasses);
}

/* filled: by class, all 0 */
static void list_members(const struct classing *c, struct ct_outline *o,
                         int *filled)
{
    for (int rank = 0; rank < o->nranks; rank++) {
        const int class = c->class_of[home_of(c->tree, rank)];

        o->members[o->first[class] + filled[class]++] = rank;
    }
}

static void find_rooms(const struct classing *c, struct ct_outline *o)
{
    const double *capacity = c->tree->capacity;

    for (int class = 0; class < o->nclasses; class ++) {
        int *const room = o->room + 2 * (size_t) class;

        room[0] = ct_class_size(o, class);
        room[1] = room[0];
    }
    for (int x = 0; x < c->tree->nnodes; x++) {
        const int gate = 2 * (o->nclasses + c->ordinal[x]);

        if (c->ordinal[x] < 0)
            continue;
        o->room[gate] = capacity == NULL ? 1 : (int)capacity[x];
        o->room[gate + 1] = o->room[gate];
    }
}

/* The gates of a pair of classes, the ends included; how many. */
static int find_gates(const struct classing *c, const struct ct_outline *o,
                      int pair, int *gates)
{
    const int from = pair / o->nclasses;
    const int to = pair % o->nclasses;
    int up = c->home[from];
    int down = c->home[to];
    int n = 0;

    gates[n++] = 2 * from;
    gates[n++] = 2 * to + 1;
    while (up != down) {
        if (up > down) {
            gates[n++] = 2 * (o->nclasses + c->ordinal[up]);
            up = c->tree->parent[up];
        } else {
            gates[n++] = 2 * (o->nclasses + c->ordinal[down]) + 1;
            down = c->tree->parent[down];
        }
    }
    return n;
}

static int find_pairs(const struct classing *c, struct ct_outline *o)
{
    const int npairs = o->nclasses * o->nclasses;
    int n = 0;

    o->first_gate = calloc((size_t)npairs + 1, sizeof *o->first_gate);
    if (o->first_gate == NULL)
        return CT_ERR_MEMORY;
    for (int pair = 0; pair < npairs; pair++) {
        o->first_gate[pair] = n;
        n += find_gates(c, o, pair, c->path);
    }
    o->first_gate[npairs] = n;
    o->gates = calloc((size_t)n + 1, sizeof *o->gates);
    if (o->gates == NULL)
        return CT_ERR_MEMORY;
    for (int pair = 0; pair < npairs; pair++)
        find_gates(c, o, pair, o->gates + o->first_gate[pair]);
    return CT_OK;
}

static int describe(struct classing *c, struct ct_outline *o)
{
    const size_t n = (size_t)o->nranks;

    o->first = calloc(n + 1, sizeof *o->first);
    o->members = calloc(n, sizeof *o->members);
    o->pair = calloc(n * n, sizeof *o->pair);
    o->phase = calloc(n * n, sizeof *o->phase);
    if (o->first == NULL || o->members == NULL || o->pair == NULL ||
        o->phase == NULL)
        return CT_ERR_MEMORY;
    number_classes(c, o);
    list_members(c, o, o->phase);
    o->room = calloc((size_t)o->ngates + 1, sizeof *o->room);
    if (o->room == NULL)
        return CT_ERR_MEMORY;
    find_rooms(c, o);
    return find_pairs(c, o);
}

int ct_outline_init(struct ct_outline *o, const struct ct_tree *tree)
{
    struct classing c;
    int err = CT_ERR_MEMORY;

    *o = (struct ct_outline){
        .nranks = tree->nranks,
        .nunits = tree->nranks * (tree->nranks - 1),
    };
    if (classing_init(&c, tree))
        err = describe(&c, o);
    free(c.class_of);
    return err;
}

void ct_outline_fini(struct ct_outline *o)
{
    free(o->first);
    free(o->members);
    free(o->room);
    free(o->gates);
    free(o->first_gate);
    free(o->pair);
    free(o->phase);
}
