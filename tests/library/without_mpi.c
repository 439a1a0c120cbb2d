/*
 * without_mpi - a program that has nothing to do with MPI: threads, a process
 * that is forked off, and a plugin.
 *
 *     without_mpi [PLUGIN]
 *
 * A plugin is loaded for this program alone, as Python loads its modules, and
 * its function `main` called.
 */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static void *count(void *data)
{
    int *n = data;

    for (int i = 0; i < 1000; i++)
        ++*n;
    return data;
}

static int use_threads(void)
{
    pthread_t threads[4];
    int counts[4] = {0};
    int sum = 0;

    for (int i = 0; i < 4; i++) {
        if (pthread_create(&threads[i], NULL, count, &counts[i]) != 0)
            return 0;
    }
    for (int i = 0; i < 4; i++) {
        pthread_join(threads[i], NULL);
        sum += counts[i];
    }
    return sum;
}

static int fork_off(void)
{
    const pid_t child = fork();
    int status = -1;

    if (child == 0)
        _exit(7);
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static int run_plugin(int argc, char **argv)
{
    void *plugin = dlopen(argv[1], RTLD_NOW | RTLD_LOCAL);
    int (*run)(int, char **);
    void *found = plugin == NULL ? NULL : dlsym(plugin, "main");

    if (found == NULL) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    memcpy(&run, &found, sizeof run);
    return run(argc, argv);
}

int main(int argc, char **argv)
{
    if (use_threads() != 4000 || fork_off() != 7)
        return 1;
    if (argc > 1)
        return run_plugin(argc, argv);
    puts("right results");
    return 0;
}
