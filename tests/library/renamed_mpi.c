/*
 * renamed_mpi - a copy of MPICH's library as other systems have it.
 *
 *     renamed_mpi name IN OUT     its own name is libmpi.so.12
 *     renamed_mpi older IN OUT    it has no PMPI_*_c
 *
 * The names are changed where they are, in the file's table of names.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *bytes;
static size_t nbytes;

static int read_all(const char *path)
{
    FILE *file = fopen(path, "rb");
    long end;

    if (file == NULL || fseek(file, 0, SEEK_END) != 0)
        return 1;
    end = ftell(file);
    rewind(file);
    nbytes = end < 0 ? 0 : (size_t)end;
    bytes = malloc(nbytes + 1);
    if (bytes == NULL || fread(bytes, 1, nbytes, file) != nbytes)
        return 1;
    bytes[nbytes] = '\0';
    return fclose(file);
}

static int write_all(const char *path)
{
    FILE *file = fopen(path, "wb");

    if (file == NULL || fwrite(bytes, 1, nbytes, file) != nbytes)
        return 1;
    return fclose(file);
}

static int rename_library(char *name)
{
    static const char from[] = "libmpich.so.12";
    static const char to[sizeof from] = "libmpi.so.12";

    if (strcmp(name, from) != 0)
        return 0;
    memcpy(name, to, sizeof to);
    return 1;
}

/* MPI_*_c are parts of the same names, and stay. */
static int rename_large(char *name)
{
    const size_t length = strlen(name);

    if (strncmp(name, "PMPI_", 5) != 0 || strcmp(name + length - 2, "_c") != 0)
        return 0;
    name[0] = 'X';
    return 1;
}

int main(int argc, char **argv)
{
    int (*change)(char *name);
    int nchanged = 0;

    if (argc != 4 || read_all(argv[2]) != 0)
        return 2;
    change = strcmp(argv[1], "older") == 0 ? rename_large : rename_library;
    for (size_t i = 0; i < nbytes; i += strlen(bytes + i) + 1)
        nchanged += change(bytes + i);
    return nchanged == 0 || write_all(argv[3]) != 0;
}
