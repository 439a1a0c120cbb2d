#!/bin/sh
# algorithms.sh - the list of algorithms: all of them, once, with figures.
set -eu
. "$(dirname "$0")/drive.sh"

# names COLUMN: of --csv, once each
column() {
    awk -F , -v n="$1" 'NR > 1 { print $n }' printed | sort -u
}

# fits: no line is wider than 100 characters
fits() {
    awk 'length > 100 { print; n++ } END { exit n > 0 }' printed ||
        fail 'wider than 100 characters'
}

# every algorithm is in the table, once, and again for a collective that it serves, too
sed -nE "s/^const struct ct_algorithm ([a-z_0-9]+) = .*/\1/p
    s/^CT_SERVES\\(([a-z_]+), ([a-z_]+), ([a-z_0-9]+),\$/\1_\3\\n\2_\3/p" \
    "$SOURCE"/repo/*/*.c | sort >files
[ "$(wc -l <files)" -gt 50 ] || fail "files: $(cat files)"
run 0 algorithms
[ ! -s said ] || fail 'messages'
fits
awk '/^[a-z]+_[a-z_0-9]+ / { print $1 }' printed | sort >listed
is_equal files listed
run 0 algorithms --csv
column 2 >listed
is_equal files listed
[ -z "$(awk -F , '{ print $2 "," $3 }' printed | sort | uniq -d)" ] ||
    fail 'a setting is there twice'
run 0 algorithms --ranks 7 --long
fits
awk '/^[a-z]+_/ { print $1 }' printed | tr -d , | sort >listed
is_equal files listed

# those of a collective; figures of what applies, nothing of what does not
run 0 algorithms allgather --ranks 6 --bytes 64
prints '^allgather, 6 ranks, 64 bytes of a block$'
prints '^allgather_ring  .* 5  *5  *5  *0$'
prints '^allgather_recursive_doubling_far  *0  *-  *-  *-  *-$'
! grep -q '^all[tr]\|^allgatherv' printed || fail 'another collective'
prints '^allgather_gather_bcast .* dominated$'
run 0 algorithms allreduce --csv --ranks 13
prints '^allreduce,allreduce_ring,segment_bytes=0,13,4096,yes,24,24,1.84615384615384[0-9]*,1,0,13,no,no,"'
prints '^allreduce,allreduce_binary_blocks,.*,yes,no,"'

# one of them
run 0 algorithms alltoall_bruck_radix --ranks 9
fits
prints '^alltoall_bruck_radix, 9 ranks, 4096 bytes of a block$'
prints '^  radix  *3, 4, 6, 8, '
prints '^  radix=3  *2  *4  '
prints '^  [0-9]* of [0-9]* settings do not apply here$'
run 0 algorithms alltoall_recursive_doubling --ranks 2
prints '^  does not apply here$'

# under a name that papers have: its settings alone
run 0 algorithms alltoall_pair_light --ranks 8
fits
prints '^alltoall_rounds, 8 ranks, '
prints '^  alltoall_pair_light  *partners=pair separation=light barriers=0$'
prints '^  partners=pair separation=light barriers=0  *7  *7 '
! grep -q '^  partners=.* [0-9]*$' printed || [ "$(grep -c '^  partners=' printed)" -eq 1 ] ||
    fail 'settings of another name'
run 0 algorithms alltoallv_pair_light --ranks 9
prints '^  does not apply here$'

# a blank after a long name, too
run 0 algorithms allreduce_variation_1
prints '^  reduce_scatter halving, circulant'

# many ranks: a sample
run 0 algorithms allgather_ring --ranks 1000
prints '^  segment_bytes=0  *-  *999  *999  '
prints '^Rounds of -: there are too many steps to run; the other figures are of a sample of 64'

# a cluster has its own number of ranks, a machine folder its own routines
run 0 algorithms allgather --cluster "$SOURCE/topologies/lab-c.yaml"
prints '^allgather, 32 ranks, '
cluster_file small '{command}'
run 0 tune -q --collective allreduce --largest 1 --timer "$FAKE_TIMER" \
    --out m small.yaml
run 0 generate --out g small.yaml
cp g/allreduce_wired_ring_small.c m
run 0 algorithms --cluster m allreduce
prints '^allreduce, 2 ranks, '
prints '^allreduce_wired_ring_small  '
run 0 algorithms --cluster m allreduce_wired_ring_small
prints '^allreduce_wired_ring_small, 2 ranks, '

# wrong use
run 2 algorithms gossip
says 'unknown collective or algorithm: gossip; collectives are allgather, '
run 2 algorithms alltoall allgather
says 'one argument too many: allgather; see colltune algorithms --help'
for ranks in 0 -1 x 16385 ''; do
    run 2 algorithms --ranks "$ranks"
    says "not a number of ranks: $ranks; give a number of ranks from 1 to 16384"
done
run 2 algorithms --ranks 2 --cluster m
says '--ranks and --cluster: the cluster has its own number of ranks'
run 2 algorithms --cluster nothing.yaml
says 'nothing.yaml'
run 2 algorithms --cluster .
says '. is not a machine folder'
