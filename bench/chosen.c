/*
 * chosen.c - asks a machine folder's dispatch what it chooses.
 */
#include "bench/chosen.h"

#include "base/text.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int ct_chosen_open(const char *dir, struct ct_chosen *chosen,
                   struct ct_diag *diag)
{
    /* a path without a slash would be looked for elsewhere */
    char *path = ct_format("%s/build/tuned.so", dir);

    memset(chosen, 0, sizeof *chosen);
    if (path == NULL)
        return ct_diag_set(diag, CT_ERR_MEMORY, "out of memory");
    chosen->handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    free(path);
    if (chosen->handle == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT, "cannot load the choices: %s",
                           dlerror());
    chosen->tuned = dlsym(chosen->handle, "ct_tuned");
    return chosen->tuned != NULL
               ? CT_OK
               : ct_diag_set(diag, CT_ERR_INPUT,
                             "%s/build/tuned.so does not define ct_tuned", dir);
}

void ct_chosen_close(struct ct_chosen *chosen)
{
    if (chosen->handle != NULL)
        dlclose(chosen->handle);
    memset(chosen, 0, sizeof *chosen);
}

static const struct ct_dispatch *find_dispatch(const struct ct_tuned *tuned,
                                               const char *collective)
{
    const struct ct_dispatch *dispatch = tuned->dispatch;

    while (dispatch->collective != NULL &&
           strcmp(dispatch->collective->name, collective) != 0)
        dispatch++;
    return dispatch->collective == NULL ? NULL : dispatch;
}

int ct_chosen_name(void *context, const char *collective, size_t bytes,
                   char *text, size_t size, struct ct_diag *diag)
{
    const struct ct_tuned *tuned = ((const struct ct_chosen *)context)->tuned;
    const struct ct_dispatch *own = find_dispatch(tuned, collective);
    struct ct_problem problem = {.nranks = tuned->nranks, .bytes = bytes};
    const struct ct_choice *choice;
    char setting[CT_SETTING_TEXT];

    if (own == NULL)
        return ct_diag_set(diag, CT_ERR_INPUT,
                           "%s: the report has %s, which was never tuned",
                           tuned->machine, collective);
    problem.collective = own->collective;
    choice = own->choose(&problem);
    if (choice->algorithm == NULL) {
        snprintf(text, size, "native");
        return CT_OK;
    }
    ct_setting_text(choice->algorithm->params, &choice->setting, setting);
    snprintf(text, size, "%s%s%s", choice->algorithm->name,
             setting[0] == '\0' ? "" : " ", setting);
    return CT_OK;
}
