/*
 * packing.h - blocks of the application's buffers, copied to memory without gaps and
 * back.
 *
 * Elements of reductions keep their gaps. Functions return MPI error codes.
 */
#ifndef CT_LIBRARY_PACKING_H
#define CT_LIBRARY_PACKING_H

#include "library/task/task.h"

/* Some blocks of a side. */
struct ct_packing_range {
    enum ct_buffer side;
    bool is_uneven; /* of another size than the messages: as much as fits is copied */
    int first;
    int nblocks;
};

/*
 * start   of the application's buffer
 * packed  where the range begins in the packed blocks
 */
int ct_packing_pack(const struct ct_task *task, const struct ct_packing_range *range, void *start,
                    void *packed);
int ct_packing_unpack(const struct ct_task *task, const struct ct_packing_range *range, void *start,
                      void *packed);

#endif
