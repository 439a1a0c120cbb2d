/*
 * test_caches.c - what /sys says of the caches of a core.
 */
#include "base/caches.h"
#include "base/files.h"

#include <criterion/criterion.h>
#include <stdlib.h>
#include <unistd.h>

static char folder[] = "/tmp/colltune-caches-XXXXXX";

static void begin(void)
{
    cr_assert_not_null(mkdtemp(folder));
}

static void end(void)
{
    ct_folder_remove(folder);
}

TestSuite(caches, .init = begin, .fini = end);

static void put(int number, const char *name, const char *text)
{
    char *path = ct_format("%s/index%d", folder, number);
    char *file = ct_format("%s/%s", path, name);

    cr_assert_eq(ct_folder_make(path, NULL), CT_OK);
    cr_assert_eq(ct_file_write(file, text, NULL), CT_OK);
    free(file);
    free(path);
}

static void put_cache(int number, const char *level, const char *type, const char *size,
                      const char *shared)
{
    put(number, "level", level);
    put(number, "type", type);
    put(number, "size", size);
    put(number, "shared_cpu_list", shared);
}

Test(caches, of_a_core_with_two_threads_are_its_own)
{
    /* 64 cores, of which eight share 32 MB */
    put_cache(0, "1\n", "Data\n", "32K\n", "0,64\n");
    put_cache(1, "1\n", "Instruction\n", "32K\n", "0,64\n");
    put_cache(2, "2\n", "Unified\n", "1024K\n", "0,64\n");
    put_cache(3, "3\n", "Unified\n", "32768K\n", "0-7,64-71\n");
    cr_expect_eq(ct_core_cache_bytes(folder), 1 << 20);
}

Test(caches, that_many_cores_share_count_by_their_share)
{
    put_cache(0, "1\n", "Data\n", "64K\n", "2\n");
    put_cache(1, "2\n", "Unified\n", "1024K\n", "2\n");
    put_cache(2, "3\n", "Unified\n", "16384K\n", "0-63\n");
    cr_expect_eq(ct_core_cache_bytes(folder), 256 << 10);
    put(1, "shared_cpu_list", "0-2,5-9\n");
    cr_expect_eq(ct_core_cache_bytes(folder), 128 << 10);
}

Test(caches, that_are_not_described_are_unknown)
{
    cr_expect_eq(ct_core_cache_bytes(folder), 0);
    cr_expect_eq(ct_core_cache_bytes("/nowhere"), 0);
    put_cache(0, "1\n", "Data\n", "32K\n", "0\n");
    cr_expect_eq(ct_core_cache_bytes(folder), 0);
    put_cache(1, "2\n", "Unified\n", "1024K\n", "much\n");
    cr_expect_eq(ct_core_cache_bytes(folder), 0);
    put(1, "shared_cpu_list", "7-3\n");
    cr_expect_eq(ct_core_cache_bytes(folder), 0);
}
