/*
 * journal_index.c - three hash indexes: by entry of a race, by what a record
 * says of its candidate, and by candidate, with lists of a candidate's records.
 */
#include "driver/session/journal_index.h"

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

static uint64_t hash_candidate(const struct ct_record *r)
{
    const uint64_t hash =
        ct_hash(CT_HASH_START, r->algorithm, strlen(r->algorithm) + 1);

    return ct_hash(hash, r->setting, strlen(r->setting) + 1);
}

static bool is_same_candidate(const struct ct_record *a,
                              const struct ct_record *b)
{
    return strcmp(a->algorithm, b->algorithm) == 0 &&
           strcmp(a->setting, b->setting) == 0;
}

static uint64_t hash_entry(const struct ct_record *r)
{
    uint64_t hash = ct_hash(hash_candidate(r), &r->bytes, sizeof r->bytes);

    hash = ct_hash_text(hash, r->mechanism);
    return ct_hash(hash, &r->batch, sizeof r->batch);
}

/* Record `position` of the rows, counted as looked at. */
static const struct ct_record *look_at(const struct rows *rows, int position)
{
    ++*rows->index->ncompared;
    return &rows->records[position];
}

static bool is_entry(const struct ct_record *r, const struct ct_record *wanted)
{
    return r->bytes == wanted->bytes && r->batch == wanted->batch &&
           is_same_candidate(r, wanted) &&
           strcmp(r->mechanism, wanted->mechanism) == 0;
}

/* Whether the race whose lines begin at `first` has the entry, with an answer
   to what is asked. */
static bool has_entry(const struct rows *rows, int first,
                      const struct ct_record *wanted, int *found)
{
    const int race = rows->records[first].race;

    for (int i = first; i < rows->index->n; i++) {
        const struct ct_record *r = look_at(rows, i);

        if (r->race != race)
            return false;
        *found = i;
        if (is_entry(r, wanted))
            return r->reason != NULL || wanted->nsamples == 0 ||
                   r->nsamples > 0;
    }
    return false;
}

/* Whether the race of this record has all entries. */
static bool is_race(const void *all, int position, const void *key)
{
    const struct rows *rows = all;
    const struct wanted *wanted = key;
    int first = position;
    bool has_all = true;

    while (first > 0 &&
           rows->records[first - 1].race == rows->records[position].race)
        first--;
    for (int i = 0; i < wanted->n && has_all; i++)
        has_all =
            has_entry(rows, first, &wanted->entries[i], &wanted->found[i]);
    return has_all;
}

static const char *reason_of(const struct ct_record *r)
{
    return r->reason == NULL ? "" : r->reason;
}

static uint64_t hash_saying(const struct ct_record *r)
{
    uint64_t hash = ct_hash(hash_candidate(r), &r->bytes, sizeof r->bytes);

    hash = ct_hash_text(hash, r->mechanism);
    return ct_hash_text(hash, reason_of(r));
}

static bool is_saying(const void *rows, int position, const void *key)
{
    const struct ct_record *a = look_at(rows, position);
    const struct ct_record *b = key;

    return a->bytes == b->bytes && strcmp(a->mechanism, b->mechanism) == 0 &&
           (a->reason == NULL) == (b->reason == NULL) &&
           strcmp(reason_of(a), reason_of(b)) == 0 && is_same_candidate(a, b);
}

static bool is_candidate(const void *rows, int position, const void *key)
{
    const struct rows *all = rows;

    return is_same_candidate(look_at(all, all->index->ends[position].of), key);
}

static int find_candidate(const struct rows *rows,
                          const struct ct_record *wanted)
{
    return ct_hash_index_find(&rows->index->candidates, hash_candidate(wanted),
                              is_candidate, rows, wanted);
}

/* Make room for one more record. */
static int grow(struct ct_journal_index *index)
{
    int *next = ct_array_grow(index->next, index->n, sizeof *next);

    if (next == NULL)
        return CT_ERR_MEMORY;
    index->next = next;
    if (index->ncompared == NULL)
        index->ncompared = calloc(1, sizeof *index->ncompared);
    return index->ncompared == NULL ? CT_ERR_MEMORY : CT_OK;
}

/* The candidate of the last record, with lists that are empty yet; its number,
   or CT_ERR_MEMORY. */
static int add_candidate(struct ct_journal_index *index,
                         const struct ct_record *record)
{
    struct ct_journal_ends *ends =
        ct_array_grow(index->ends, index->ncandidates, sizeof *ends);

    if (ends == NULL)
        return CT_ERR_MEMORY;
    index->ends = ends;
    ends[index->ncandidates] = (struct ct_journal_ends){
        .of = index->n, .first = {-1, -1}, .last = {-1, -1}};
    if (ct_hash_index_add(&index->candidates, hash_candidate(record),
                          index->ncandidates) != CT_OK)
        return CT_ERR_MEMORY;
    return index->ncandidates++;
}

/* Put the last record at the end of its list, if it says something new. Times
   are in none. */
static int add_to_list(struct ct_journal_index *index,
                       const struct ct_record *records, int candidate)
{
    const struct rows rows = {index, records};
    const struct ct_record *record = &records[index->n];
    const enum ct_journal_list list =
        record->reason == NULL ? CT_JOURNAL_RIGHT : CT_JOURNAL_DROPPED;
    struct ct_journal_ends *ends = &index->ends[candidate];

    if ((record->race > 0 && record->reason == NULL) ||
        ct_hash_index_find(&index->sayings, hash_saying(record), is_saying,
                           &rows, record) >= 0)
        return CT_OK;
    if (ct_hash_index_add(&index->sayings, hash_saying(record), index->n) !=
        CT_OK)
        return CT_ERR_MEMORY;
    if (ends->last[list] < 0)
        ends->first[list] = index->n;
    else
        index->next[ends->last[list]] = index->n;
    ends->last[list] = index->n;
    return CT_OK;
}

int ct_journal_index_add(struct ct_journal_index *index,
                         const struct ct_record *records)
{
    const struct ct_record *record = &records[index->n];
    const struct rows rows = {index, records};
    int candidate;
    int err = grow(index);

    if (err != CT_OK)
        return err;
    index->next[index->n] = -1;
    candidate = find_candidate(&rows, record);
    if (candidate < 0)
        candidate = add_candidate(index, record);
    if (candidate < 0 || ct_hash_index_add(&index->entries, hash_entry(record),
                                           index->n) != CT_OK)
        return CT_ERR_MEMORY;
    err = add_to_list(index, records, candidate);
    if (err == CT_OK) /* else the record stays the caller's */
        index->n++;
    return err;
}

bool ct_journal_index_find(const struct ct_journal_index *index,
                           const struct ct_record *records,
                           const struct ct_record *wanted, int n, int *found)
{
    const struct rows rows = {index, records};
    const struct wanted race = {.entries = wanted, .n = n, .found = found};

    return ct_hash_index_find(&index->entries, hash_entry(wanted), is_race,
                              &rows, &race) >= 0;
}

int ct_journal_index_first(const struct ct_journal_index *index,
                           const struct ct_record *records,
                           enum ct_journal_list list,
                           const struct ct_record *wanted)
{
    const struct rows rows = {index, records};
    const int candidate = find_candidate(&rows, wanted);

    return candidate < 0 ? -1 : index->ends[candidate].first[list];
}

void ct_journal_index_fini(struct ct_journal_index *index)
{
    ct_hash_index_fini(&index->entries);
    ct_hash_index_fini(&index->sayings);
    ct_hash_index_fini(&index->candidates);
    free(index->ends);
    free(index->next);
    free(index->ncompared);
}
