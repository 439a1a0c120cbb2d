/*
 * journal_own.c - the records in memory.
 */
#include "driver/journal/journal_own.h"

#include "base/array.h"

int ct_journal_keep(struct ct_journal *j, const struct ct_record *record)
{
    struct ct_record *records = ct_array_grow(j->records, j->index.n, sizeof *records);

    if (records == NULL)
        return CT_ERR_MEMORY;
    j->records = records;
    records[j->index.n] = *record;
    if (record->race > j->nraces)
        j->nraces = record->race;
    j->nbatches += record->race > 0 && record->reason == NULL;
    return ct_journal_index_add(&j->index, records);
}
