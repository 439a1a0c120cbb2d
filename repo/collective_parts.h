/*
 * collective_parts.h - the parts of descriptors (collective.h) that several collectives share.
 *
 * Each has the name of one of its collectives. A collective whose blocks differ in size has the
 * parts of its collective with blocks of one size. So its load of a cable holds for such blocks,
 * with which it is timed.
 */
#ifndef CT_REPO_COLLECTIVE_PARTS_H
#define CT_REPO_COLLECTIVE_PARTS_H

#include "repo/collective.h"

int ct_nblocks_allgather(const struct ct_member *member, enum ct_buffer buffer);
int ct_nblocks_allreduce(const struct ct_member *member, enum ct_buffer buffer);
int ct_nblocks_alltoall(const struct ct_member *member, enum ct_buffer buffer);
int ct_nblocks_gather(const struct ct_member *member, enum ct_buffer buffer);
int ct_nblocks_reduce_scatter(const struct ct_member *member, enum ct_buffer buffer);
int ct_nblocks_scatter(const struct ct_member *member, enum ct_buffer buffer);

struct ct_content ct_content_gather(const struct ct_member *member, enum ct_buffer buffer,
                                    int block);
struct ct_content ct_content_reduce(const struct ct_member *member, enum ct_buffer buffer,
                                    int block);
struct ct_content ct_content_reduce_scatter(const struct ct_member *member, enum ct_buffer buffer,
                                            int block);
struct ct_content ct_content_scatter(const struct ct_member *member, enum ct_buffer buffer,
                                     int block);

int ct_in_place_allgather(const struct ct_member *member);
int ct_in_place_allreduce(const struct ct_member *member);
int ct_in_place_gather(const struct ct_member *member);

double ct_cut_load_allgather(const struct ct_cut *cut);
double ct_cut_load_alltoall(const struct ct_cut *cut);
double ct_cut_load_bcast(const struct ct_cut *cut);
double ct_cut_load_gather(const struct ct_cut *cut);
double ct_cut_load_scan(const struct ct_cut *cut);

#endif
