/*
 * cluster_helpers.h - files, clusters and their text, for the tests here.
 */
#ifndef CT_TESTS_CLUSTER_HELPERS_H
#define CT_TESTS_CLUSTER_HELPERS_H

#include "cluster/cluster.h"
#include "tests/base/keep.h"

#include <criterion/criterion.h>
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define LAUNCH "mpiexec -n {ranks} {command}"
#define BAD_DIR TEST_DIR "/cluster/bad"
#define GOOD_DIR TEST_DIR "/cluster/good"
#define TOPOLOGIES_DIR ROOT_DIR "/topologies"

/* What the functions here return is kept (tests/base/keep.h). */
struct file_text {
    char *bytes; /* a NUL after the end */
    size_t size;
};

static inline struct file_text read_whole(const char *path)
{
    FILE *stream = fopen(path, "rb");
    struct file_text text = {keep(malloc(1 << 20)), 0};

    cr_assert_not_null(stream, "%s does not open", path);
    text.size = fread(text.bytes, 1, (1 << 20) - 1, stream);
    cr_assert(feof(stream), "%s is too long for a test", path);
    text.bytes[text.size] = '\0';
    fclose(stream);
    return text;
}

static inline void write_whole(const char *path, const void *bytes, size_t size)
{
    FILE *stream = fopen(path, "wb");

    cr_assert_not_null(stream, "%s does not open", path);
    cr_assert_eq(fwrite(bytes, 1, size, stream), size);
    cr_assert_eq(fclose(stream), 0);
}

/* A new empty folder; folder_remove it. */
static inline char *folder_new(void)
{
    char *path = keep(strdup("/tmp/colltune-test-XXXXXX"));

    cr_assert_not_null(mkdtemp(path));
    return path;
}

static inline char *path_in(const char *folder, const char *name, const char *ending)
{
    const size_t size = strlen(folder) + strlen(name) + strlen(ending) + 2;
    char *path = keep(malloc(size));

    snprintf(path, size, "%s/%s%s", folder, name, ending);
    return path;
}

/* Remove the folder's files, then the folder. */
static inline void folder_remove(char *folder)
{
    DIR *dir = opendir(folder);
    const struct dirent *entry;

    cr_assert_not_null(dir);
    while ((entry = readdir(dir)) != NULL) {
        if (entry->d_name[0] != '.')
            unlink(path_in(folder, entry->d_name, ""));
    }
    closedir(dir);
    cr_assert_eq(rmdir(folder), 0);
}

/* Call `visit` with the stem of each .yaml file; returns how many. */
static inline int each_yaml(const char *folder, void (*visit)(const char *folder, const char *stem))
{
    DIR *dir = opendir(folder);
    const struct dirent *entry;
    int n = 0;

    cr_assert_not_null(dir, "%s does not open", folder);
    while ((entry = readdir(dir)) != NULL) {
        char *stem = strdup(entry->d_name);
        char *ending = strstr(stem, ".yaml");

        if (ending != NULL && ending[5] == '\0') {
            *ending = '\0';
            visit(folder, stem);
            n++;
        }
        free(stem);
    }
    closedir(dir);
    return n;
}

static inline struct ct_cluster *load(const char *path)
{
    struct ct_cluster *cluster = NULL;
    struct ct_diag diag = {""};
    const int err = ct_cluster_load(path, LAUNCH, &cluster, &diag);

    cr_assert_eq(err, 0, "%s", diag.text);
    return keep(cluster);
}

/* Load a cluster from text. */
static inline struct ct_cluster *load_text(const char *text)
{
    char *folder = folder_new();
    char *path = path_in(folder, "cluster", ".yaml");
    struct ct_cluster *cluster;

    write_whole(path, text, strlen(text));
    cluster = load(path);
    folder_remove(folder);
    return cluster;
}

static inline struct ct_cluster *load_topology(const char *stem)
{
    return load(path_in(TOPOLOGIES_DIR, stem, ".yaml"));
}

static inline struct ct_cluster *load_synthetic(const char *synthetic)
{
    struct ct_cluster *cluster = NULL;
    struct ct_diag diag = {""};
    const int err = ct_cluster_local(synthetic, 0, LAUNCH, &cluster, &diag);

    cr_assert_eq(err, 0, "%s", diag.text);
    return keep(cluster);
}

/* Every field but the hash, the lines and where it came from. */
static inline char *dump(const struct ct_cluster *c)
{
    static const char *const kinds[] = {"switch", "host", "inner", "place"};
    char *text = NULL;
    size_t size = 0;
    FILE *stream = open_memstream(&text, &size);

    cr_assert_not_null(stream);
    fprintf(stream, "%s\n%s\n%s\n%d a host\n", c->name, c->note, c->launch, c->per_host);
    for (int i = 0; i < c->nnodes; i++)
        fprintf(stream, "node %d: %s %s below %d, %.17g B/s, %.17g s\n", i, kinds[c->nodes[i].kind],
                c->nodes[i].name, c->nodes[i].parent, c->nodes[i].cable.bandwidth,
                c->nodes[i].cable.latency_s);
    for (int rank = 0; rank < c->nranks; rank++)
        fprintf(stream, "rank %d: host %d, place %d\n", rank, c->rank_host[rank],
                c->rank_place[rank]);
    fclose(stream);
    return keep(text);
}

#endif
