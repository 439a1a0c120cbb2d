/*
 * test_cluster_fuzz.c - files cut short or with a byte changed load or are
 * refused with a sentence; the sanitizers watch.
 */
#include "tests/cluster/cluster_helpers.h"

struct fuzz {
    char *folder;
    char *path;
    int loaded;
    int refused;
};

static void fuzz_init(struct fuzz *fuzz)
{
    *fuzz = (struct fuzz){.folder = folder_new()};
    fuzz->path = path_in(fuzz->folder, "fuzz", ".yaml");
}

static void fuzz_fini(struct fuzz *fuzz)
{
    folder_remove(fuzz->folder);
}

static void try_bytes(struct fuzz *fuzz, const char *bytes, size_t size)
{
    struct ct_cluster *cluster = NULL;
    struct ct_diag diag = {""};
    int err;

    write_whole(fuzz->path, bytes, size);
    err = ct_cluster_load(fuzz->path, LAUNCH, &cluster, &diag);
    if (err == 0) {
        char *text;

        fuzz->loaded++;
        cr_assert_eq(ct_cluster_describe(cluster, &text, NULL), 0);
        cr_assert_eq(ct_cluster_write(cluster, fuzz->path, &diag), 0);
        free(text);
    } else {
        fuzz->refused++;
        cr_assert_eq(err, CT_ERR_INPUT, "%s", diag.text);
        cr_assert_eq(strncmp(diag.text, fuzz->path, strlen(fuzz->path)), 0, "%s", diag.text);
        cr_assert_null(strchr(diag.text, '\n'));
    }
    ct_cluster_free(cluster);
}

static const char *const files[] = {
    GOOD_DIR "/explicit-ranks.yaml",
    GOOD_DIR "/inside-list.yaml",
    GOOD_DIR "/latency-and-trunks.yaml",
    GOOD_DIR "/yaml-features.yaml",
};

enum { NFILES = sizeof files / sizeof *files };

Test(cluster_fuzz, survives_files_cut_at_every_byte)
{
    struct fuzz fuzz;

    fuzz_init(&fuzz);
    for (int i = 0; i < NFILES; i++) {
        struct file_text file = read_whole(files[i]);

        for (size_t size = 0; size <= file.size; size++)
            try_bytes(&fuzz, file.bytes, size);
    }
    cr_expect_geq(fuzz.loaded, NFILES);
    cr_expect_gt(fuzz.refused, 1000);
    fuzz_fini(&fuzz);
}

Test(cluster_fuzz, survives_every_byte_changed)
{
    static const unsigned char changes[] = {'9', '[', ':', '\n', 0xff};
    struct fuzz fuzz;

    fuzz_init(&fuzz);
    for (int i = 0; i < NFILES; i++) {
        struct file_text file = read_whole(files[i]);

        for (size_t at = 0; at < file.size; at++) {
            const char was = file.bytes[at];

            for (size_t k = 0; k < sizeof changes; k++) {
                file.bytes[at] = (char)changes[k];
                try_bytes(&fuzz, file.bytes, file.size);
            }
            file.bytes[at] = was;
        }
    }
    cr_expect_gt(fuzz.loaded, 100);
    cr_expect_gt(fuzz.refused, 1000);
    fuzz_fini(&fuzz);
}

Test(cluster_fuzz, survives_deep_nesting)
{
    const size_t size = 1000000;
    char *bytes = malloc(size + 1);
    struct fuzz fuzz;

    cr_assert_not_null(bytes);
    fuzz_init(&fuzz);
    memset(bytes, '[', size);
    try_bytes(&fuzz, bytes, size);
    memset(bytes, '-', size);
    try_bytes(&fuzz, bytes, size);
    for (size_t i = 1; i < size; i += 2)
        bytes[i] = ' ';
    try_bytes(&fuzz, bytes, size);
    cr_expect_eq(fuzz.refused, 3);
    free(bytes);
    fuzz_fini(&fuzz);
}
