/*
 * test_hash_index.c - rows are found by their key, in the order of addition, while
 * the index grows.
 */
#include "base/hash.h"
#include "base/hash_index.h"
#include "base/status.h"

#include <criterion/criterion.h>

#define MANY 100000

struct rows {
    int n;
    int keys[MANY];
    long compared;
};

static struct rows rows;

static bool is_key(const void *context, int position, const void *key)
{
    const struct rows *all = context;

    rows.compared++;
    return all->keys[position] == *(const int *)key;
}

static uint64_t hash_of(int key)
{
    return ct_hash(CT_HASH_START, &key, sizeof key);
}

static void add(struct ct_hash_index *index, uint64_t hash, int key)
{
    rows.keys[rows.n] = key;
    cr_assert_eq(ct_hash_index_add(index, hash, rows.n), CT_OK);
    rows.n++;
}

static int find(const struct ct_hash_index *index, uint64_t hash, int key)
{
    return ct_hash_index_find(index, hash, is_key, &rows, &key);
}

Test(hash_index, finds_nothing_while_it_is_empty)
{
    struct ct_hash_index index = {.n = 0};

    cr_expect_eq(find(&index, 0, 0), -1);
    add(&index, 1, 1);
    ct_hash_index_fini(&index);
    cr_expect_eq(find(&index, 1, 1), -1);
    ct_hash_index_fini(&index);
}

Test(hash_index, finds_each_of_many_rows_and_no_other)
{
    struct ct_hash_index index = {.n = 0};

    for (int i = 0; i < MANY; i++)
        add(&index, hash_of(7 * i), 7 * i);
    cr_expect_eq(index.n, MANY);
    for (int i = 0; i < MANY; i++) {
        cr_assert_eq(find(&index, hash_of(7 * i), 7 * i), i);
        cr_assert_eq(find(&index, hash_of(7 * i + 1), 7 * i + 1), -1);
    }
    ct_hash_index_fini(&index);
}

/* A linear search would compare some 5 billion times. */
Test(hash_index, compares_hardly_any_rows)
{
    struct ct_hash_index index = {.n = 0};

    for (int i = 0; i < MANY; i++)
        add(&index, hash_of(i), i);
    for (int i = 0; i < MANY; i++)
        cr_assert_eq(find(&index, hash_of(i), i), i);
    cr_expect_leq(rows.compared, MANY + 10, "%ld", rows.compared);
    ct_hash_index_fini(&index);
}

Test(hash_index, tells_keys_of_one_hash_apart)
{
    static const uint64_t hashes[] = {0, 63, UINT64_MAX};
    struct ct_hash_index index = {.n = 0};

    for (int i = 0; i < 300; i++)
        add(&index, hashes[i % 3], i);
    for (int i = 0; i < 300; i++) {
        cr_assert_eq(find(&index, hashes[i % 3], i), i);
        cr_assert_eq(find(&index, hashes[(i + 1) % 3], i), -1);
    }
    ct_hash_index_fini(&index);
}

/* Slots at the end of the table, so that runs continue at its beginning. */
Test(hash_index, finds_the_first_of_equal_rows_however_much_it_grows)
{
    struct ct_hash_index index = {.n = 0};

    for (int i = 0; i < 1000; i++) {
        const int key = i % 10;

        add(&index, 1023 - (uint64_t)key / 3, key);
        for (int k = 0; k <= 9 && k <= i; k++)
            cr_assert_eq(find(&index, 1023 - (uint64_t)k / 3, k), k, "key %d among %d rows", k,
                         i + 1);
    }
    ct_hash_index_fini(&index);
}
