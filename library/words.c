/*
 * words.c - from words to the handles of our MPI library, once it is known
 * to be the one that runs the program.
 */
#include "library/words.h"

#include "library/abi.h"
#include "library/take.h"

static const struct ct_taker *const takers[CT_COLLECTIVES] = {
    [CT_ALLTOALL] = &ct_take_alltoall,
    [CT_ALLGATHER] = &ct_take_allgather,
    [CT_ALLREDUCE] = &ct_take_allreduce,
};

bool ct_words_take(enum ct_collective collective, const struct ct_words *words,
                   int *err)
{
    const struct ct_arguments args = {
        .send = words->send,
        .send_count = words->send_count,
        .send_type = (MPI_Datatype)words->send_type,
        .recv = words->recv,
        .recv_count = words->recv_count,
        .recv_type = (MPI_Datatype)words->recv_type,
        .op = (MPI_Op)words->op,
        .comm = (MPI_Comm)words->comm,
    };

    return ct_abi_is_ours() && ct_take(takers[collective], &args, err);
}
