/*
 * workspace.c - blocks and arrays that only grow until they are given back.
 */
#include "library/run/workspace.h"

#include <stdlib.h>

void ct_workspace_give_back(struct ct_workspace *workspace)
{
    for (int i = 0; i < CT_BLOCKS; i++) {
        free(workspace->blocks[i].start);
        workspace->blocks[i].start = NULL;
        workspace->blocks[i].bytes = 0;
    }
}

void ct_workspace_fini(struct ct_workspace *workspace)
{
    const struct ct_workspace empty = {.nsteps = 0};

    ct_workspace_give_back(workspace);
    free(workspace->requests);
    free(workspace->request_steps);
    free(workspace->waiting);
    free(workspace->ready);
    free(workspace->posts);
    *workspace = empty;
}

bool ct_workspace_reserve_steps(struct ct_workspace *workspace, int nsteps)
{
    struct ct_workspace *w = workspace;
    const size_t n = (size_t)nsteps + 1;
    MPI_Request *requests;
    int *request_steps, *waiting, *ready;

    if (nsteps <= w->nsteps && w->requests != NULL)
        return true;
    requests = realloc(w->requests, ct_size_mul(n, sizeof *requests));
    if (requests != NULL)
        w->requests = requests;
    request_steps = realloc(w->request_steps, ct_size_mul(n, sizeof *request_steps));
    if (request_steps != NULL)
        w->request_steps = request_steps;
    waiting = realloc(w->waiting, ct_size_mul(n, sizeof *waiting));
    if (waiting != NULL)
        w->waiting = waiting;
    ready = realloc(w->ready, ct_size_mul(n, sizeof *ready));
    if (ready != NULL)
        w->ready = ready;
    if (requests == NULL || request_steps == NULL || waiting == NULL || ready == NULL)
        return false;
    w->nsteps = nsteps;
    return true;
}

static bool reserve(struct ct_memory *memory, size_t bytes)
{
    void *larger;

    if (bytes <= memory->bytes)
        return true;
    larger = malloc(bytes);
    if (larger == NULL)
        return false;
    free(memory->start);
    memory->start = larger;
    memory->bytes = bytes;
    return true;
}

bool ct_workspace_reserve(struct ct_workspace *workspace, const size_t *bytes)
{
    for (int i = 0; i < CT_BLOCKS; i++) {
        if (!reserve(&workspace->blocks[i], bytes[i]))
            return false;
    }
    return true;
}

void ct_workspace_abandon(struct ct_workspace *workspace)
{
    for (int i = 0; i < CT_BLOCKS; i++) {
        struct ct_memory *block = &workspace->blocks[i];

        block->start = block->bytes == 0 ? NULL : malloc(block->bytes);
        if (block->start == NULL)
            block->bytes = 0;
    }
}
