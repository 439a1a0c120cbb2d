/*
 * pattern_reader.h - the parts of a pattern file's reader.
 */
#ifndef CT_PATTERNS_PATTERN_READER_H
#define CT_PATTERNS_PATTERN_READER_H

#include "cluster/reader/yaml_reader.h"
#include "patterns/call_pattern.h"

/*
 * Read the runs: the list 'calls' of texts NAME and NAME x COUNT, or without
 * it one call of each pattern. Counts each pattern's calls.
 *
 * node     NULL: there is no list
 * file     has its patterns
 * returns  0, CT_ERR_INPUT or CT_ERR_MEMORY
 */
int ct_pattern_read_calls(struct ct_yaml *yaml, const yaml_node_t *node,
                          struct ct_pattern_file *file);

#endif
