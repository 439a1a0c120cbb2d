/*
 * mechanism_lists.c - the driver knows the mechanisms of the timer, and of each
 * its facts. Exit code 0 if it does.
 */
#include "driver/options/mechanism_names.h"
#include "timer/mechanism.h"

#include <stdio.h>
#include <string.h>

int main(void)
{
    int faults = 0;
    int n = 0;

    for (; ct_mechanisms[n] != NULL; n++) {
        const struct ct_mechanism *m = ct_mechanisms[n];
        const char *name = ct_mechanism_name(n);

        if (name == NULL || strcmp(name, m->facts->name) != 0 || m->facts->calls < 1 ||
            ct_mechanism_calls(m->facts->name) != m->facts->calls) {
            fprintf(stderr, "%s: the driver's list says %s, %d calls\n", m->facts->name,
                    name == NULL ? "nothing" : name, ct_mechanism_calls(m->facts->name));
            faults++;
        }
        if (name == NULL)
            break;
    }
    if (n == 0 || (ct_mechanisms[n] == NULL && ct_mechanism_name(n) != NULL)) {
        fprintf(stderr, "the driver's list has another length than %d\n", n);
        faults++;
    }
    if (ct_mechanism_calls("a user's own") < 2)
        faults++;
    return faults == 0 ? 0 : 1;
}
