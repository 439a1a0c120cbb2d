/*
 * schedules.c - lists by rank, under a lock that is not held while planning.
 */
#include "library/run/schedules.h"

#include <pthread.h>
#include <stdlib.h>

#define LISTS 64

static struct ct_shared_schedule *lists[LISTS];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

static struct ct_shared_schedule **list_of(const struct ct_shape *shape)
{
    const unsigned number = (unsigned)shape->nranks * 31u + (unsigned)shape->rank * 7u;

    return &lists[(number + (unsigned)shape->root) % LISTS];
}

static bool serves(const struct ct_shared_schedule *shared, const struct ct_algorithm *algorithm,
                   const struct ct_shape *shape)
{
    const struct ct_shape *own = &shared->shape;

    return shared->algorithm == algorithm && own->nranks == shape->nranks &&
           own->rank == shape->rank && own->root == shape->root &&
           own->keeps_order == shape->keeps_order &&
           ct_setting_is_equal(&own->setting, &shape->setting) &&
           own->segments == shape->segments && own->places == shape->places;
}

/* With the mutex locked; one user more. NULL: there is none. */
static struct ct_shared_schedule *find(const struct ct_algorithm *algorithm,
                                       const struct ct_shape *shape)
{
    struct ct_shared_schedule *shared = *list_of(shape);

    while (shared != NULL && !serves(shared, algorithm, shape))
        shared = shared->next;
    if (shared != NULL)
        shared->users++;
    return shared;
}

static struct ct_shared_schedule *plan(const struct ct_algorithm *algorithm,
                                       const struct ct_shape *shape)
{
    struct ct_shared_schedule *shared = calloc(1, sizeof *shared);

    if (shared == NULL)
        return NULL;
    if (ct_algorithm_plan(algorithm, shape, &shared->schedule, NULL) != CT_OK) {
        free(shared);
        return NULL;
    }
    shared->algorithm = algorithm;
    shared->shape = *shape;
    shared->shape.item_bytes = NULL;
    shared->users = 1;
    return shared;
}

/* Another thread may have planned the same meanwhile. */
static struct ct_shared_schedule *list(struct ct_shared_schedule *fresh)
{
    struct ct_shared_schedule **const first = list_of(&fresh->shape);
    struct ct_shared_schedule *shared;

    pthread_mutex_lock(&mutex);
    shared = find(fresh->algorithm, &fresh->shape);
    if (shared == NULL) {
        fresh->is_listed = true;
        fresh->next = *first;
        *first = fresh;
    }
    pthread_mutex_unlock(&mutex);
    if (shared == NULL)
        return fresh;
    ct_schedules_give_back(fresh);
    return shared;
}

struct ct_shared_schedule *ct_schedules_take(const struct ct_algorithm *algorithm,
                                             const struct ct_shape *shape)
{
    struct ct_shared_schedule *shared;

    if (shape->item_bytes != NULL)
        return plan(algorithm, shape);
    pthread_mutex_lock(&mutex);
    shared = find(algorithm, shape);
    pthread_mutex_unlock(&mutex);
    if (shared != NULL)
        return shared;
    shared = plan(algorithm, shape);
    return shared == NULL ? NULL : list(shared);
}

/* With the mutex locked. */
static void unlist(const struct ct_shared_schedule *shared)
{
    struct ct_shared_schedule **link = list_of(&shared->shape);

    while (*link != shared)
        link = &(*link)->next;
    *link = shared->next;
}

void ct_schedules_give_back(struct ct_shared_schedule *shared)
{
    bool is_last;

    if (shared == NULL)
        return;
    pthread_mutex_lock(&mutex);
    is_last = --shared->users == 0;
    if (is_last && shared->is_listed)
        unlist(shared);
    pthread_mutex_unlock(&mutex);
    if (!is_last)
        return;
    ct_schedule_free(shared->schedule);
    free(shared);
}
