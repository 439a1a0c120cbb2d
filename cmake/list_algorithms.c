/*
 * list_algorithms.c - writes registry.c, the list of all algorithms.
 *
 * The build links it with all algorithms and, as ct_registry, the descriptors
 * whose names are those of their files. Only they know which other collectives
 * they serve.
 */
#include "repo/algorithm.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int by_name(const void *a, const void *b)
{
    const struct ct_algorithm *const *left = a;
    const struct ct_algorithm *const *right = b;

    return strcmp((*left)->name, (*right)->name);
}

static void write_list(FILE *file, const struct ct_algorithm *const *list, int n)
{
    fputs("/* Made by cmake/list_algorithms.c from the algorithms' descriptors. */\n"
          "#include \"repo/algorithm.h\"\n\n",
          file);
    for (int i = 0; i < n; i++)
        fprintf(file, "extern const struct ct_algorithm %s;\n", list[i]->name);
    fputs("\nconst struct ct_algorithm *const ct_registry[] = {\n", file);
    for (int i = 0; i < n; i++)
        fprintf(file, "    &%s,\n", list[i]->name);
    fputs("    NULL,\n};\n", file);
}

int main(int argc, char **argv)
{
    const size_t most = 2 * (size_t)ct_algorithms_count(ct_registry);
    const struct ct_algorithm **list = calloc(most + 1, sizeof(void *));
    FILE *file = argc == 2 ? fopen(argv[1], "w") : NULL;
    int n = 0;

    if (list == NULL || file == NULL) {
        perror(argc == 2 ? argv[1] : "usage: list_algorithms FILE");
        free(list);
        return EXIT_FAILURE;
    }
    for (int i = 0; ct_registry[i] != NULL; i++) {
        for (const struct ct_algorithm *a = ct_registry[i]; a != NULL; a = a->also)
            list[n++] = a;
    }
    qsort(list, (size_t)n, sizeof(void *), by_name);
    write_list(file, list, n);
    free(list);
    return fclose(file) == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}
