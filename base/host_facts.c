/*
 * host_facts.c - as Linux says it.
 */
#include "base/host_facts.h"

#include "base/files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/utsname.h>
#include <unistd.h>

#define INTERFACES "/sys/class/net"

void ct_host_add_name(struct ct_text *text)
{
    char name[256] = "";

    if (gethostname(name, sizeof name - 1) == 0)
        ct_text_add(text, "%s", name);
}

void ct_host_add_cpu(struct ct_text *text)
{
    FILE *file = fopen("/proc/cpuinfo", "r");
    char line[256];

    while (file != NULL && fgets(line, sizeof line, file) != NULL) {
        const char *value = strchr(line, ':');

        if (strncmp(line, "model name", 10) != 0 || value == NULL)
            continue;
        line[strcspn(line, "\n")] = '\0';
        ct_text_add(text, "%s", value + 1 + strspn(value + 1, " \t"));
        break;
    }
    if (file != NULL)
        fclose(file);
}

void ct_host_add_kernel(struct ct_text *text)
{
    struct utsname name;

    if (uname(&name) == 0)
        ct_text_add(text, "%s %s %s", name.sysname, name.release, name.machine);
}

/* The first line of a file of an interface; "": there is none. */
static void read_line(const char *interface, const char *name, char *line, int size)
{
    char path[512];
    FILE *file;

    snprintf(path, sizeof path, INTERFACES "/%s/%s", interface, name);
    file = fopen(path, "r");
    if (file == NULL || fgets(line, size, file) == NULL)
        line[0] = '\0';
    line[strcspn(line, "\n")] = '\0';
    if (file != NULL)
        fclose(file);
}

/* False: it is no device, as the loopback, bridges and what containers have. */
static bool has_driver(const char *interface, char *driver, size_t size)
{
    char path[512], target[512];
    const char *slash;
    ssize_t n;

    snprintf(path, sizeof path, INTERFACES "/%s/device/driver", interface);
    n = readlink(path, target, sizeof target - 1);
    target[n < 0 ? 0 : n] = '\0';
    slash = strrchr(target, '/');
    snprintf(driver, size, "%.60s", slash == NULL ? "" : slash + 1);
    return slash != NULL;
}

void ct_host_add_interfaces(struct ct_text *text)
{
    char **names = NULL;
    int n = 0;
    bool is_first = true;

    if (ct_folder_list(INTERFACES, "", &names, &n, NULL) != CT_OK)
        return;
    for (int i = 0; i < n; i++) {
        char state[32], speed[32], driver[64];

        read_line(names[i], "operstate", state, sizeof state);
        read_line(names[i], "speed", speed, sizeof speed);
        if (strcmp(state, "up") != 0 || !has_driver(names[i], driver, sizeof driver))
            continue;
        ct_text_add(text, "%s%s %s", is_first ? "" : ", ", names[i], driver);
        if (atol(speed) > 0)
            ct_text_add(text, " %s Mbit/s", speed);
        is_first = false;
    }
    ct_names_free(names, n);
}
