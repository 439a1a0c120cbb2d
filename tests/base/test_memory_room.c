/*
 * test_memory_room.c - what a host and control groups leave, by folders as Linux has them.
 */
#include "base/files.h"
#include "base/memory_room.h"
#include "base/processors.h"

#include <criterion/criterion.h>
#include <stdint.h>
#include <stdlib.h>

static char folder[] = "/tmp/colltune-room-XXXXXX";
static char *proc, *cgroups;

static void begin(void)
{
    cr_assert_not_null(mkdtemp(folder));
    proc = ct_format("%s/proc", folder);
    cgroups = ct_format("%s/cgroup", folder);
}

static void end(void)
{
    ct_folder_remove(folder);
    free(proc);
    free(cgroups);
}

TestSuite(memory_room, .init = begin, .fini = end);

/* In a folder of the one that was made. */
static void put(const char *where, const char *name, const char *text)
{
    char *path = ct_format("%s/%s", folder, where);
    char *file = ct_format("%s/%s", path, name);

    cr_assert_eq(ct_folder_make(path, NULL), CT_OK);
    cr_assert_eq(ct_file_write(file, text, NULL), CT_OK);
    free(file);
    free(path);
}

static void put_version_2(const char *where, const char *most, const char *used)
{
    put(where, "memory.max", most);
    put(where, "memory.current", used);
}

Test(memory_room, is_the_hosts_where_no_group_has_a_limit)
{
    cr_expect_eq(ct_memory_room(proc, cgroups), SIZE_MAX);
    put("proc", "meminfo", "MemTotal: 4000 kB\nMemFree: 10 kB\nMemAvailable:    300 kB\n");
    cr_expect_eq(ct_memory_room(proc, cgroups), 300 << 10);
    put("proc/self", "cgroup", "0::/job\n");
    put_version_2("cgroup/job", "max\n", "5000\n");
    cr_expect_eq(ct_memory_room(proc, cgroups), 300 << 10);
}

Test(memory_room, is_that_of_the_group_with_the_least)
{
    put("proc", "meminfo", "MemAvailable: 300 kB\n");
    put("proc/self", "cgroup", "0::/slice/job/step\n");
    put_version_2("cgroup/slice", "100000\n", "20000\n");
    put_version_2("cgroup/slice/job", "90000\n", "20000\n");
    put_version_2("cgroup/slice/job/step", "max\n", "10000\n");
    cr_expect_eq(ct_memory_room(proc, cgroups), 70000);
    /* copies of files are given up before a process is ended */
    put("cgroup/slice/job", "memory.stat", "anon 9\nactive_file 1000\ninactive_file 4000\n");
    cr_expect_eq(ct_memory_room(proc, cgroups), 75000);
    put("cgroup/slice/job", "memory.stat", "inactive_file 4000000\n");
    cr_expect_eq(ct_memory_room(proc, cgroups), 80000);
    put_version_2("cgroup/slice", "100000\n", "100001\n");
    cr_expect_eq(ct_memory_room(proc, cgroups), 0);
}

Test(memory_room, of_version_1_is_that_of_the_memory_controller)
{
    put("proc/self", "cgroup", "9:cpu,cpuacct:/a\n4:memory:/docker/b\n0::/c\n");
    put("cgroup/memory/docker/b", "memory.limit_in_bytes", "50000\n");
    put("cgroup/memory/docker/b", "memory.usage_in_bytes", "30000\n");
    put("cgroup/memory/docker/b", "memory.stat",
        "inactive_file 1\ntotal_active_file 3000\ntotal_inactive_file 2000\n");
    put("cgroup/memory/a", "memory.limit_in_bytes", "1\n");
    put("cgroup/memory/a", "memory.usage_in_bytes", "1\n");
    cr_expect_eq(ct_memory_room(proc, cgroups), 25000);
}

/* A container sees its own group as the root, and may be told of the path outside. */
Test(memory_room, of_a_container_is_that_of_its_root)
{
    put("proc/self", "cgroup", "4:memory:/nowhere/else\n");
    put("cgroup/memory", "memory.limit_in_bytes", "50000\n");
    put("cgroup/memory", "memory.usage_in_bytes", "30000\n");
    cr_expect_eq(ct_memory_room(proc, cgroups), 20000);
}

Test(memory_room, of_this_process_is_known)
{
    cr_expect_gt(ct_memory_room(CT_PROC, CT_CGROUPS), 0);
    cr_expect_lt(ct_memory_room(CT_PROC, CT_CGROUPS), SIZE_MAX);
}
