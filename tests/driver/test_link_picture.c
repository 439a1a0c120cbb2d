/*
 * test_link_picture.c - the tree of a cluster, and what is sent over it.
 */
#include "base/text.h"
#include "driver/folder/link_picture.h"

#include <criterion/criterion.h>
#include <stdlib.h>

#define LAB ROOT_DIR "/topologies/lab-c.yaml"
#define BYTES 1000.0

static const struct ct_algorithm *const no_list[] = {NULL};
static const struct ct_routines none = {.list = no_list};

/* Of one collective, with one size. */
static void add_choice(struct ct_result *result, const char *collective, const char *algorithm,
                       const char *setting)
{
    struct ct_result_collective *own = ct_result_add_collective(result);
    struct ct_result_size *size;

    cr_assert_not_null(own);
    own->name = ct_format("%s", collective);
    size = CT_ADD(own->cases, sizes);
    cr_assert_not_null(size);
    size->bytes = (size_t)BYTES;
    size->algorithm = ct_format("%s", algorithm);
    size->setting = ct_format("%s", setting);
}

static void add_picture(struct ct_result *result)
{
    struct ct_cluster *cluster = NULL;
    struct ct_diag diag = {""};

    cr_assert_eq(ct_cluster_load(LAB, "{command}", &cluster, &diag), CT_OK, "%s", diag.text);
    cr_assert_eq(ct_link_picture_add(result, cluster, &none, &diag), CT_OK, "%s", diag.text);
    ct_cluster_free(cluster);
}

static const struct ct_result_link *find(const struct ct_result *result, const char *lower)
{
    for (int i = 0; i < result->tree.nlinks; i++) {
        if (strcmp(result->tree.links[i].lower, lower) == 0)
            return &result->tree.links[i];
    }
    cr_assert_fail("no link above %s", lower);
    return NULL;
}

/* Lab-c: 32 hosts on a chain of four switches, s0 the root. */
Test(link_picture, has_the_loads_of_the_alltoall_that_was_chosen)
{
    struct ct_result *result = ct_result_new();
    const struct ct_result_link *host, *middle;

    add_choice(result, "allgather", "allgather_ring", "segment_bytes=0");
    add_choice(result, "alltoall", "alltoall_ring", "segment_bytes=0");
    add_picture(result);
    cr_expect_str_eq(result->tree.collective, "alltoall");
    cr_expect_str_eq(result->tree.algorithm, "alltoall_ring");
    cr_expect_eq(result->tree.bytes, 1000);
    cr_assert_eq(result->tree.nlinks, 35);
    host = find(result, "n5");
    cr_expect_str_eq(host->upper, "s1");
    cr_expect_eq(host->nranks, 1);
    cr_expect_float_eq(host->capacity, 12.5e6, 1);
    cr_expect_float_eq(host->up_bytes, 31 * BYTES, 0.5);
    cr_expect_float_eq(host->down_bytes, 31 * BYTES, 0.5);
    middle = find(result, "s2");
    cr_expect_eq(middle->nranks, 16);
    cr_expect_float_eq(middle->up_bytes, 16 * 16 * BYTES, 0.5);
    cr_expect_float_eq(middle->down_bytes, 16 * 16 * BYTES, 0.5);
    ct_result_free(result);
}

Test(link_picture, has_another_collective_where_alltoall_is_native)
{
    struct ct_result *result = ct_result_new();

    add_choice(result, "alltoall", CT_RESULT_NATIVE, "");
    add_choice(result, "allgather", "allgather_ring", "segment_bytes=0");
    add_picture(result);
    cr_expect_str_eq(result->tree.collective, "allgather");
    cr_expect_float_eq(find(result, "n5")->up_bytes, 31 * BYTES, 0.5);
    add_picture(result); /* in place of the first */
    cr_expect_eq(result->tree.nlinks, 35);
    ct_result_free(result);
}

Test(link_picture, has_no_loads_where_no_schedule_is_known)
{
    struct ct_result *result = ct_result_new();

    add_choice(result, "alltoall", CT_RESULT_NATIVE, "");
    add_choice(result, "allgather", "allgather_unheard_of", "");
    add_choice(result, "allreduce", "allreduce_ring", "segment_bytes=wrong");
    add_picture(result);
    cr_expect_null(result->tree.collective);
    cr_assert_eq(result->tree.nlinks, 35);
    cr_expect_eq(find(result, "n5")->up_bytes, 0);
    ct_result_free(result);
}
