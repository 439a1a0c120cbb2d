/*
 * mpi_of_program.c - by the ELF header, the loader's list and MPI_Get_library_version, which may
 * be called before MPI_Init.
 */
#include "driver/rollout/mpi_of_program.h"

#include "base/files.h"
#include "base/hash.h"

#include <dlfcn.h>
#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#define VERSION_MOST 8192 /* MPI_MAX_LIBRARY_VERSION_STRING of MPICH; others have less */
#define PATIENCE_S 10

/* The ELF header of this process says what it can load. */
static bool is_like_this(const Elf64_Ehdr *head)
{
    Elf64_Ehdr own = {.e_machine = 0};
    FILE *file = fopen("/proc/self/exe", "rb");
    const bool is_read = file != NULL && fread(&own, sizeof own, 1, file) == 1;

    if (file != NULL)
        fclose(file);
    return !is_read ||
           (own.e_machine == head->e_machine && own.e_ident[EI_CLASS] == head->e_ident[EI_CLASS] &&
            own.e_ident[EI_DATA] == head->e_ident[EI_DATA]);
}

static void read_interpreter(FILE *file, const Elf64_Ehdr *head, struct ct_elf *elf)
{
    for (int i = 0; i < head->e_phnum; i++) {
        Elf64_Phdr part;

        if (fseek(file, (long)(head->e_phoff + (uint64_t)i * head->e_phentsize), SEEK_SET) != 0 ||
            fread(&part, sizeof part, 1, file) != 1)
            return;
        if (part.p_type != PT_INTERP || part.p_filesz > sizeof elf->interpreter)
            continue;
        if (fseek(file, (long)part.p_offset, SEEK_SET) != 0 ||
            fread(elf->interpreter, 1, part.p_filesz, file) != part.p_filesz)
            elf->interpreter[0] = '\0';
        elf->interpreter[sizeof elf->interpreter - 1] = '\0';
        return;
    }
}

static bool is_cut(FILE *file, const Elf64_Ehdr *head)
{
    return fseek(file, 0, SEEK_END) != 0 ||
           (uint64_t)ftell(file) < head->e_shoff + (uint64_t)head->e_shnum * head->e_shentsize;
}

struct ct_elf ct_elf_read(const char *path)
{
    struct ct_elf elf = {.is_elf = false};
    FILE *file = fopen(path, "rb");
    Elf64_Ehdr head;

    if (file == NULL)
        return elf;
    if (fread(&head, sizeof head, 1, file) == 1 && memcmp(head.e_ident, ELFMAG, SELFMAG) == 0) {
        elf.is_elf = true;
        elf.is_foreign = !is_like_this(&head);
        if (!elf.is_foreign) {
            read_interpreter(file, &head, &elf);
            elf.is_cut = is_cut(file, &head);
        }
    }
    fclose(file);
    return elf;
}

bool ct_elf_has(const char *path, const char *word)
{
    char *quoted = ct_shell_quoted(path);
    char *command = quoted == NULL ? NULL : ct_format("grep -q %s %s 2>/dev/null", word, quoted);
    const bool is_there = command != NULL && system(command) == 0;

    free(command);
    free(quoted);
    return is_there;
}

/* In the child: print what the library says of itself. */
static void ask(const char *library, int fd)
{
    static char version[VERSION_MOST + 1];
    int (*get_version)(char *, int *);
    int length = 0;
    void *handle;
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);

    signal(SIGALRM, SIG_DFL);
    alarm(PATIENCE_S);
    dup2(nowhere, STDERR_FILENO);
    handle = dlopen(library, RTLD_LAZY | RTLD_LOCAL);
    if (handle == NULL)
        _exit(1);
    *(void **)&get_version = dlsym(handle, "MPI_Get_library_version");
    if (get_version == NULL || get_version(version, &length) != 0 || length <= 0 ||
        length > VERSION_MOST)
        _exit(1);
    _exit(write(fd, version, (size_t)length) == length ? 0 : 1);
}

/* What fits into `text`; returns its length. */
static size_t read_all(int fd, char *text, size_t size)
{
    size_t length = 0;

    for (;;) {
        const ssize_t n = read(fd, text + length, size - 1 - length);

        if (n > 0)
            length += (size_t)n;
        else if (n == 0 || errno != EINTR)
            break;
    }
    text[length] = '\0';
    return length;
}

/* True if it is an MPI library. */
static bool ask_version(const char *library, struct ct_mpi_found *found)
{
    char version[VERSION_MOST + 1];
    int ends[2];
    size_t length;
    pid_t pid;

    if (pipe(ends) != 0)
        return false;
    pid = fork();
    if (pid == 0)
        ask(library, ends[1]);
    close(ends[1]);
    length = pid < 0 ? 0 : read_all(ends[0], version, sizeof version);
    close(ends[0]);
    while (pid > 0 && waitpid(pid, NULL, 0) < 0 && errno == EINTR)
        ;
    if (length == 0)
        return false;
    found->is_found = true;
    found->hash = ct_hash(CT_HASH_START, version, length);
    version[strcspn(version, "\n")] = '\0';
    for (char *tab = version; *tab != '\0'; tab++) {
        if (*tab == '\t')
            *tab = ' ';
    }
    snprintf(found->path, sizeof found->path, "%s", library);
    snprintf(found->version, sizeof found->version, "%.250s", version);
    return true;
}

/* A line of the loader's list: "libmpich.so.12 => /lib/libmpich.so.12 (0x...)"; changed. */
static bool read_line(char *line, struct ct_mpi_found *found)
{
    char *path = strstr(line, " => /"), *end = strrchr(line, '(');

    if (path == NULL || end == NULL || end < path + 6 ||
        strncmp(line + strspn(line, " \t"), "libmpi", 6) != 0)
        return false;
    end[-1] = '\0';
    return ask_version(path + 4, found);
}

int ct_mpi_of_program(const char *path, const struct ct_elf *elf, struct ct_mpi_found *found,
                      struct ct_diag *diag)
{
    char *program = ct_shell_quoted(path), *loader = ct_shell_quoted(elf->interpreter);
    char *command = NULL;
    char line[2048];
    FILE *list;

    memset(found, 0, sizeof *found);
    if (program != NULL && loader != NULL)
        command = ct_format("LD_PRELOAD= %s --list %s 2>/dev/null </dev/null", loader, program);
    free(loader);
    free(program);
    if (command == NULL)
        return ct_diag_memory(diag);
    list = popen(command, "r");
    free(command);
    if (list == NULL)
        return ct_diag_set(diag, CT_ERR_SYSTEM, "cannot start a process: %s", strerror(errno));
    while (fgets(line, sizeof line, list) != NULL) {
        found->has_sanitizer |= strstr(line, "libasan.so") != NULL;
        if (!found->is_found)
            read_line(line, found);
    }
    pclose(list);
    return CT_OK;
}
