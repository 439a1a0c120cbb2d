/*
 * mesh.c - plans the phases of an allgather on a mesh.
 */
#include "repo/scheme/mesh.h"

/* The largest divisor of p that is at most its square root. */
static int shorter_side(int p)
{
    int side = 1;

    for (int x = 2; x <= p / x; x++) {
        if (p % x == 0)
            side = x;
    }
    return side;
}

static struct ct_mesh flat(int p)
{
    const int side = shorter_side(p);

    return (struct ct_mesh){2, {p / side, side}};
}

int ct_mesh_sum(const struct ct_mesh *mesh)
{
    int sum = 0;

    for (int i = 0; i < mesh->n; i++)
        sum += mesh->sides[i];
    return sum;
}

/* The least side of the best mesh is at most the cube root. */
static struct ct_mesh deep(int p)
{
    struct ct_mesh best = {3, {p, 1, 1}};

    for (int x = 1; x <= p / x / x; x++) {
        struct ct_mesh mesh = flat(p / x);

        mesh.sides[mesh.n++] = x;
        if (p % x == 0 && ct_mesh_sum(&mesh) < ct_mesh_sum(&best))
            best = mesh;
    }
    return best;
}

/* The mesh of p ranks with 1, 2 or 3 sides and the least sum of them, the largest first.
   Where p has too few factors some sides are 1. */
static struct ct_mesh mesh_of(int p, int n)
{
    if (n == 1)
        return (struct ct_mesh){1, {p}};
    return n == 2 ? flat(p) : deep(p);
}

static const int dims[] = {2, 3};

enum { DIMS }; /* the parameters */

const struct ct_param ct_mesh_dims = {
    .name = "dims",
    .nvalues = sizeof dims / sizeof *dims,
    .values = dims,
};

bool ct_mesh_divides(int nranks, const struct ct_setting *setting)
{
    const struct ct_mesh mesh = mesh_of(nranks, setting->values[DIMS]);

    for (int i = 1; i < mesh.n; i++) {
        if (mesh.sides[i] == 1)
            return false;
    }
    return true;
}

struct ct_mesh ct_mesh_of_shape(const struct ct_shape *shape)
{
    return mesh_of(shape->nranks, shape->setting.values[DIMS]);
}

int ct_mesh_size(const struct ct_mesh *mesh)
{
    int size = 1;

    for (int i = 0; i < mesh->n; i++)
        size *= mesh->sides[i];
    return size;
}

/* The working ranks of a mesh, this one among them, and where they collect. */
struct work {
    int nranks;
    int size; /* how many work */
    int rank;
    int number; /* of this rank, or of the one that works for it */
    struct ct_mesh_store store;
};

/* The first rank that number `number` stands for. */
static int start_of(const struct work *work, int number)
{
    const long start = (long)number * work->nranks / work->size;

    return (int)start;
}

static struct work work_of(const struct ct_shape *shape, const struct ct_mesh *mesh,
                           struct ct_mesh_store store)
{
    struct work work = {shape->nranks, ct_mesh_size(mesh), shape->rank, 0, store};

    work.number = (int)((((long)shape->rank + 1) * work.size - 1) / work.nranks);
    return work;
}

/* What the rank itself gives. */
static struct ct_span own_of(const struct work *work)
{
    return ct_span(CT_SEND, 0, work->store.width);
}

/* The places of `n` ranks from rank `first` on. */
static struct ct_span places_of(const struct work *work, int first, int n)
{
    return ct_span(work->store.buffer, first * work->store.width, n * work->store.width);
}

/* Those of numbers `number` to `number` + `n` - 1. */
static struct ct_span blocks_of(const struct work *work, int number, int n)
{
    const int first = start_of(work, number);

    return places_of(work, first, start_of(work, number + n) - first);
}

/* The number's line in a dimension: `side` numbers `distance` apart. */
static void plan_phase(struct ct_builder *builder, const struct work *work, int distance, int side)
{
    const int place = work->number / distance % side;
    const int first = work->number - place * distance; /* of the line */
    const int group = first - first % distance;        /* all numbers before theirs */
    const bool is_own = distance == 1 && work->size == work->nranks;
    const struct ct_span mine =
        is_own ? own_of(work) : blocks_of(work, group + place * distance, distance);

    for (int i = 1; i < side; i++) {
        const int to = (place + i) % side * distance;
        const int from = (place - i + side) % side * distance;

        ct_recv(builder, start_of(work, first + from), blocks_of(work, group + from, distance));
        ct_send(builder, start_of(work, first + to), mine);
    }
    if (is_own)
        ct_copy(builder, mine, places_of(work, work->rank, 1));
}

/* The working ranks take the blocks of those they work for. */
static void plan_taking(struct ct_builder *builder, const struct work *work)
{
    if (start_of(work, work->number + 1) - work->rank > 1)
        ct_recv(builder, work->rank + 1, places_of(work, work->rank + 1, 1));
    ct_copy(builder, own_of(work), places_of(work, work->rank, 1));
}

int ct_mesh_collect(struct ct_builder *builder, const struct ct_shape *shape,
                    const struct ct_mesh *mesh, struct ct_mesh_store store)
{
    const struct work work = work_of(shape, mesh, store);
    const int worker = start_of(&work, work.number);
    const int end = start_of(&work, work.number + 1);
    int distance = 1;

    if (worker != work.rank) {
        ct_send(builder, worker, own_of(&work));
        return worker;
    }
    if (work.size < work.nranks)
        plan_taking(builder, &work);
    for (int i = 0; i < mesh->n; i++) {
        ct_fence(builder);
        plan_phase(builder, &work, distance, mesh->sides[i]);
        distance *= mesh->sides[i];
    }
    return end - worker > 1 ? worker + 1 : worker;
}

void ct_mesh_allgather(struct ct_builder *builder, const struct ct_shape *shape,
                       const struct ct_mesh *mesh)
{
    const struct ct_mesh_store store = {CT_RECV, 1};
    const struct ct_span all = ct_span(CT_RECV, 0, shape->nranks);
    const int other = ct_mesh_collect(builder, shape, mesh, store);

    if (other != shape->rank)
        ct_fence(builder);
    if (other < shape->rank)
        ct_recv(builder, other, all);
    else if (other > shape->rank)
        ct_send(builder, other, all);
}
