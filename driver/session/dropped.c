/*
 * dropped.c - looks for the records of failures.
 */
#include "driver/session/dropped.h"

#include <string.h>

#define WRONG "wrong" /* begins the timer's answer, which is the reason */

bool ct_dropped_is_wrong(const struct ct_record *record)
{
    return record->reason != NULL &&
           strncmp(record->reason, WRONG, strlen(WRONG)) == 0;
}

const struct ct_record *ct_dropped_find(const struct ct_journal *journal,
                                        const char *algorithm,
                                        const char *setting, size_t bytes)
{
    const struct ct_record *found = NULL;

    for (const struct ct_record *r =
             ct_journal_first(journal, CT_JOURNAL_DROPPED, algorithm, setting);
         r != NULL; r = ct_journal_next(journal, r)) {
        if (ct_dropped_is_wrong(r))
            return r;
        if (found == NULL && r->bytes <= bytes)
            found = r;
    }
    return found;
}
