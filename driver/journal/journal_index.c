/*
 * journal_index.c - two hash indexes: by entry of a race, and by what a record
 * says of its candidate; and lists of each candidate's records.
 */
#include "driver/journal/journal_index.h"

#include "base/array.h"
#include "base/hash.h"

#include <stdlib.h>
#include <string.h>

/* What the hash indexes are asked with: rows of theirs. */
struct rows {
    const struct ct_journal_index *index;
    const struct ct_record *records;
};

/* A race that is looked for. */
struct wanted {
    const struct ct_record *entries;
    int n;
    int *found; /* out: their positions */
};

/* Of a candidate at a size, by a mechanism. */
static uint64_t hash_cell(const struct ct_record *r)
{
    const int number = r->candidate->number;
    uint64_t hash = ct_hash(CT_HASH_START, &number, sizeof number);

    hash = ct_hash(hash, &r->bytes, sizeof r->bytes);
    return ct_hash_text(hash, r->mechanism);
}

static bool is_same_cell(const struct ct_record *a, const struct ct_record *b)
{
    return a->candidate == b->candidate && a->bytes == b->bytes &&
           strcmp(a->mechanism, b->mechanism) == 0;
}

static uint64_t hash_entry(const struct ct_record *r)
{
    return ct_hash(hash_cell(r), &r->batch, sizeof r->batch);
}

/* Record `position` of the rows, counted as looked at. */
static const struct ct_record *look_at(const struct rows *rows, int position)
{
    ++*rows->index->ncompared;
    return &rows->records[position];
}

/* True if the race whose lines begin at `first` has the entry, with an answer
   to what is asked. */
static bool has_entry(const struct rows *rows, int first, const struct ct_record *wanted,
                      int *found)
{
    const int race = rows->records[first].race;

    for (int i = first; i < rows->index->n; i++) {
        const struct ct_record *r = look_at(rows, i);

        if (r->race != race)
            return false;
        *found = i;
        if (r->batch == wanted->batch && is_same_cell(r, wanted))
            return r->reason != NULL || wanted->nsamples == 0 || r->nsamples > 0;
    }
    return false;
}

/* True if the race of this record has all entries. */
static bool is_race(const void *all, int position, const void *key)
{
    const struct rows *rows = all;
    const struct wanted *wanted = key;
    int first = position;
    bool has_all = true;

    while (first > 0 && rows->records[first - 1].race == rows->records[position].race)
        first--;
    for (int i = 0; i < wanted->n && has_all; i++)
        has_all = has_entry(rows, first, &wanted->entries[i], &wanted->found[i]);
    return has_all;
}

static const char *reason_of(const struct ct_record *r)
{
    return r->reason == NULL ? "" : r->reason;
}

static uint64_t hash_saying(const struct ct_record *r)
{
    return ct_hash_text(hash_cell(r), reason_of(r));
}

static bool is_saying(const void *rows, int position, const void *key)
{
    const struct ct_record *a = look_at(rows, position);
    const struct ct_record *b = key;

    return is_same_cell(a, b) && (a->reason == NULL) == (b->reason == NULL) &&
           strcmp(reason_of(a), reason_of(b)) == 0;
}

/* Make room for one more record, and for its candidate's lists. */
static int grow(struct ct_journal_index *index, const struct ct_candidate *candidate)
{
    int *next = ct_array_grow(index->next, index->n, sizeof *next);

    if (next == NULL)
        return CT_ERR_MEMORY;
    index->next = next;
    while (index->nends <= candidate->number) {
        struct ct_journal_ends *ends = ct_array_grow(index->ends, index->nends, sizeof *ends);

        if (ends == NULL)
            return CT_ERR_MEMORY;
        index->ends = ends;
        ends[index->nends++] = (struct ct_journal_ends){.first = {-1, -1}, .last = {-1, -1}};
    }
    if (index->ncompared == NULL)
        index->ncompared = calloc(1, sizeof *index->ncompared);
    return index->ncompared == NULL ? CT_ERR_MEMORY : CT_OK;
}

/* Put the last record at the end of its list, if it says something new. Times
   are in none. */
static int add_to_list(struct ct_journal_index *index, const struct ct_record *records)
{
    const struct rows rows = {index, records};
    const struct ct_record *record = &records[index->n];
    const enum ct_journal_list list =
        record->reason == NULL ? CT_JOURNAL_RIGHT : CT_JOURNAL_DROPPED;
    struct ct_journal_ends *ends = &index->ends[record->candidate->number];

    if ((record->race > 0 && record->reason == NULL) ||
        ct_hash_index_find(&index->sayings, hash_saying(record), is_saying, &rows, record) >= 0)
        return CT_OK;
    if (ct_hash_index_add(&index->sayings, hash_saying(record), index->n) != CT_OK)
        return CT_ERR_MEMORY;
    if (ends->last[list] < 0)
        ends->first[list] = index->n;
    else
        index->next[ends->last[list]] = index->n;
    ends->last[list] = index->n;
    return CT_OK;
}

int ct_journal_index_add(struct ct_journal_index *index, const struct ct_record *records)
{
    const struct ct_record *record = &records[index->n];
    int err = grow(index, record->candidate);

    if (err != CT_OK)
        return err;
    index->next[index->n] = -1;
    err = ct_hash_index_add(&index->entries, hash_entry(record), index->n);
    if (err == CT_OK)
        err = add_to_list(index, records);
    if (err == CT_OK) /* otherwise the record stays the caller's */
        index->n++;
    return err;
}

bool ct_journal_index_find(const struct ct_journal_index *index, const struct ct_record *records,
                           const struct ct_record *wanted, int n, int *found)
{
    const struct rows rows = {index, records};
    const struct wanted race = {.entries = wanted, .n = n, .found = found};

    return ct_hash_index_find(&index->entries, hash_entry(wanted), is_race, &rows, &race) >= 0;
}

int ct_journal_index_first(const struct ct_journal_index *index, enum ct_journal_list list,
                           const struct ct_candidate *candidate)
{
    return candidate->number < index->nends ? index->ends[candidate->number].first[list] : -1;
}

void ct_journal_index_fini(struct ct_journal_index *index)
{
    ct_hash_index_fini(&index->entries);
    ct_hash_index_fini(&index->sayings);
    free(index->ends);
    free(index->next);
    free(index->ncompared);
}
