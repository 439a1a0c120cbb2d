/*
 * same_host.c - compares names up to their first dots.
 */
#include "base/same_host.h"

#include <string.h>
#include <unistd.h>

size_t ct_host_length(const char *name)
{
    const bool is_address = name[strspn(name, "0123456789.")] == '\0' || strchr(name, ':') != NULL;

    return is_address ? strlen(name) : strcspn(name, ".");
}

bool ct_host_is_same(const char *a, const char *b)
{
    const size_t n = ct_host_length(a), m = ct_host_length(b);

    if (a[n] != '\0' && b[m] != '\0')
        return strcmp(a, b) == 0;
    return n == m && strncmp(a, b, n) == 0;
}

bool ct_host_is_this(const char *name)
{
    char own[256] = "";

    return strcmp(name, "localhost") == 0 ||
           (gethostname(own, sizeof own - 1) == 0 && ct_host_is_same(name, own));
}
