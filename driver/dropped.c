/*
 * dropped.c - looks for the records of failures.
 */
#include "driver/dropped.h"

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

    for (int i = 0; i < ct_journal_size(journal); i++) {
        const struct ct_record *r = ct_journal_at(journal, i);

        if (r->reason == NULL || strcmp(r->setting, setting) != 0 ||
            strcmp(r->algorithm, algorithm) != 0)
            continue;
        if (ct_dropped_is_wrong(r))
            return r;
        if (found == NULL && r->bytes <= bytes)
            found = r;
    }
    return found;
}
