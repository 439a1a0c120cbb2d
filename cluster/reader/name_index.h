/*
 * name_index.h - names to numbers, and repeated names.
 */
#ifndef CT_CLUSTER_READER_NAME_INDEX_H
#define CT_CLUSTER_READER_NAME_INDEX_H

struct ct_index_entry {
    const char *name; /* borrowed */
    int id;
};

struct ct_index {
    int n;
    struct ct_index_entry *entry; /* in order of name, then of id */
};

/* returns  0 or CT_ERR_MEMORY; ids are positions in `names` */
int ct_index_init(struct ct_index *index, const char *const *names, int n);
void ct_index_fini(struct ct_index *index);

/* The id of a name, the smallest if repeated; -1: not there. */
int ct_index_find(const struct ct_index *index, const char *name);

/*
 * The first id whose name an earlier one has too; -1: none.
 *
 * first  out: that earlier id
 */
int ct_index_repeated(const struct ct_index *index, int *first);

#endif
