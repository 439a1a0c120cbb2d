/*
 * pool.c - makes communicators in the ways that MPI has.
 */
#include "tests/conformance/pool.h"

#include "tests/conformance/must.h"

static _Thread_local long nhandled;

static void handle(MPI_Comm *comm, int *err, ...)
{
    (void)comm;
    (void)err;
    nhandled++;
}

long ct_pool_handled(void)
{
    return nhandled;
}

struct making {
    struct ct_pool *pool;
    struct ct_random *random;
    struct ct_member *member; /* being made: comm and group are to be set */
};

static void make_dup(const struct making *making)
{
    ct_must(MPI_Comm_dup(making->pool->base, &making->member->comm));
}

static void make_idup(const struct making *making)
{
    MPI_Request request;

    ct_must(MPI_Comm_idup(making->pool->base, &making->member->comm, &request));
    ct_must(MPI_Wait(&request, MPI_STATUS_IGNORE));
}

/* Of another in the pool, of whichever kind. */
static void make_dup_of_any(const struct making *making)
{
    const struct ct_member *other =
        &making->pool->members[ct_random_below(making->random, CT_POOL_SIZE)];

    making->member->group = other->group;
    making->member->is_first = other->is_first;
    if (other->comm != MPI_COMM_NULL)
        ct_must(MPI_Comm_dup(other->comm, &making->member->comm));
}

static void make_reversed(const struct making *making)
{
    ct_must(MPI_Comm_split(making->pool->base, 0, -making->pool->rank, &making->member->comm));
}

static void make_shuffled(const struct making *making)
{
    int order[CT_POOL_RANKS_MAX];

    ct_random_order(making->random, order, making->pool->nranks);
    ct_must(
        MPI_Comm_split(making->pool->base, 0, order[making->pool->rank], &making->member->comm));
}

/* Two or three groups in random order. */
static void make_parts(const struct making *making)
{
    const struct ct_pool *pool = making->pool;
    const int nparts = 2 + ct_random_below(making->random, 2);
    int order[CT_POOL_RANKS_MAX];
    int color = 0;

    ct_random_order(making->random, order, pool->nranks);
    for (int i = 0; i < pool->nranks; i++) {
        const int drawn = ct_random_below(making->random, nparts);

        if (i == pool->rank)
            color = drawn;
    }
    making->member->group = color;
    ct_must(MPI_Comm_split(pool->base, color, order[pool->rank], &making->member->comm));
}

static void make_alone(const struct making *making)
{
    making->member->group = making->pool->rank;
    ct_must(MPI_Comm_split(making->pool->base, making->pool->rank, 0, &making->member->comm));
}

static void make_dup_of_self(const struct making *making)
{
    making->member->group = making->pool->rank;
    ct_must(MPI_Comm_dup(MPI_COMM_SELF, &making->member->comm));
}

/* Some of the ranks, in random order, by all or by themselves alone. */
static void make_subset(const struct making *making)
{
    struct ct_pool *pool = making->pool;
    const int n = 1 + ct_random_below(making->random, pool->nranks);
    const bool by_all = ct_random_once_in(making->random, 2);
    int order[CT_POOL_RANKS_MAX];
    bool is_in = false;
    MPI_Group all, some;

    ct_random_order(making->random, order, pool->nranks);
    for (int i = 0; i < n; i++)
        is_in = is_in || order[i] == pool->rank;
    ct_must(MPI_Comm_group(pool->base, &all));
    ct_must(MPI_Group_incl(all, n, order, &some));
    if (by_all)
        ct_must(MPI_Comm_create(pool->base, some, &making->member->comm));
    else if (is_in)
        ct_must(MPI_Comm_create_group(pool->base, some, pool->thread, &making->member->comm));
    ct_must(MPI_Group_free(&some));
    ct_must(MPI_Group_free(&all));
}

/* Between the first ranks of a random order and the others. */
static void make_inter(const struct making *making)
{
    const struct ct_pool *pool = making->pool;
    int order[CT_POOL_RANKS_MAX];
    int nfirst, place = 0;
    MPI_Comm side;

    if (pool->nranks < 2) {
        make_dup(making);
        return;
    }
    nfirst = 1 + ct_random_below(making->random, pool->nranks - 1);
    ct_random_order(making->random, order, pool->nranks);
    while (order[place] != pool->rank)
        place++;
    making->member->is_first = place < nfirst;
    ct_must(MPI_Comm_split(pool->base, place < nfirst, place, &side));
    ct_must(MPI_Intercomm_create(side, 0, pool->base, order[place < nfirst ? nfirst : 0],
                                 pool->thread, &making->member->comm));
    ct_must(MPI_Comm_free(&side));
}

static void make_merged(const struct making *making)
{
    MPI_Comm inter;

    make_inter(making);
    if (making->pool->nranks < 2)
        return;
    inter = making->member->comm;
    ct_must(MPI_Intercomm_merge(inter, 0, &making->member->comm));
    ct_must(MPI_Comm_free(&inter));
}

static void make_cart(const struct making *making)
{
    const int periodic = 1;

    ct_must(MPI_Cart_create(making->pool->base, 1, &making->pool->nranks, &periodic, 1,
                            &making->member->comm));
}

static const struct {
    const char *kind;
    void (*make)(const struct making *making);
} makers[] = {
    {"dup", make_dup},
    {"idup", make_idup},
    {"dup of another", make_dup_of_any},
    {"reversed", make_reversed},
    {"shuffled", make_shuffled},
    {"part", make_parts},
    {"alone", make_alone},
    {"dup of self", make_dup_of_self},
    {"subset", make_subset},
    {"inter-communicator", make_inter},
    {"merged", make_merged},
    {"cart", make_cart},
};

#define NMAKERS ((int)(sizeof makers / sizeof *makers))

static void measure(const struct ct_pool *pool, struct ct_member *member)
{
    int is_inter;

    if (member->comm == MPI_COMM_NULL)
        return;
    ct_must(MPI_Comm_set_errhandler(member->comm, pool->handler));
    ct_must(MPI_Comm_rank(member->comm, &member->rank));
    ct_must(MPI_Comm_size(member->comm, &member->nranks));
    ct_must(MPI_Comm_test_inter(member->comm, &is_inter));
    member->is_inter = is_inter != 0;
    member->npeers = member->nranks;
    if (is_inter)
        ct_must(MPI_Comm_remote_size(member->comm, &member->npeers));
}

static void make(struct ct_pool *pool, struct ct_random *random, int number, int maker)
{
    struct ct_member made = {.comm = MPI_COMM_NULL, .kind = makers[maker].kind, .is_first = true};
    const struct making making = {pool, random, &made};

    makers[maker].make(&making);
    measure(pool, &made);
    pool->members[number] = made;
}

static void drop(struct ct_pool *pool, int number)
{
    if (pool->members[number].comm != MPI_COMM_NULL)
        ct_must(MPI_Comm_free(&pool->members[number].comm));
}

void ct_pool_init(struct ct_pool *pool, MPI_Comm base, int thread)
{
    pool->base = base;
    pool->thread = thread;
    ct_must(MPI_Comm_create_errhandler(handle, &pool->handler));
    for (int i = 0; i < CT_POOL_SIZE; i++)
        pool->members[i] = (struct ct_member){.comm = MPI_COMM_NULL};
    pool->members[0].comm = base;
    pool->members[0].kind = thread == 0 ? "world" : "thread's dup";
    measure(pool, &pool->members[0]);
    pool->rank = pool->members[0].rank;
    pool->nranks = pool->members[0].nranks;
    make(pool, NULL, 1, 0); /* congruent ones from the start */
    make(pool, NULL, 2, 0);
}

void ct_pool_fini(struct ct_pool *pool)
{
    for (int i = 1; i < CT_POOL_SIZE; i++)
        drop(pool, i);
    ct_must(MPI_Errhandler_free(&pool->handler));
}

void ct_pool_change(struct ct_pool *pool, struct ct_random *random)
{
    const int number = 1 + ct_random_below(random, CT_POOL_SIZE - 1);

    drop(pool, number);
    make(pool, random, number, ct_random_below(random, NMAKERS));
}
