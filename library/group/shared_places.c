/*
 * shared_places.c - a list of places in use, with their users.
 */
#include "library/group/shared_places.h"

#include <pthread.h>
#include <stdlib.h>

struct shared {
    struct ct_places *places;
    int users;
    struct shared *next;
};

static struct shared *first;
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

struct ct_places *ct_places_share(struct ct_places *places)
{
    struct shared *fresh, *known;

    if (places == NULL)
        return NULL;
    fresh = calloc(1, sizeof *fresh);
    if (fresh == NULL)
        return places;
    pthread_mutex_lock(&mutex);
    known = first;
    while (known != NULL && !ct_places_is_equal(known->places, places))
        known = known->next;
    if (known == NULL) {
        *fresh = (struct shared){places, 1, first};
        first = fresh;
    } else {
        known->users++;
    }
    pthread_mutex_unlock(&mutex);
    if (known == NULL)
        return places;
    free(fresh);
    ct_places_free(places);
    return known->places;
}

void ct_places_give_back(struct ct_places *places)
{
    struct shared **link = &first;
    struct shared *known;
    bool is_used;

    pthread_mutex_lock(&mutex);
    while (*link != NULL && (*link)->places != places)
        link = &(*link)->next;
    known = *link;
    is_used = known != NULL && --known->users > 0;
    if (known != NULL && !is_used)
        *link = known->next;
    pthread_mutex_unlock(&mutex);
    if (is_used)
        return;
    free(known);
    ct_places_free(places);
}
