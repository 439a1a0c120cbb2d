/*
 * shared_places.h - places that communicators of this process share.
 *
 * Communicators whose ranks have equal places share one structure, and with it
 * the schedules planned from it (library/run/schedules.h). Safe from several
 * threads.
 */
#ifndef CT_LIBRARY_SHARED_PLACES_H
#define CT_LIBRARY_SHARED_PLACES_H

#include "repo/places.h"

/*
 * places   of ct_places_find, given away; NULL: nothing
 * returns  they, or equal ones that were there before: ct_places_give_back.
 *          Without memory for the note they are not shared
 */
struct ct_places *ct_places_share(struct ct_places *places);

/* After all that was planned from them; NULL: nothing. */
void ct_places_give_back(struct ct_places *places);

#endif
