#!/bin/sh
# rank_map.sh - a map tunes each number of ranks in a folder of its own, goes on
# where it was interrupted, and draws what was decided.
set -eu
. "$(dirname "$0")/drive.sh"

cat >eight.yaml <<END
name: eight
switches: [s]
hosts: [{names: "h[0-7]", switch: s, bandwidth: 1 Gbit/s}]
ranks: {order: by-name, per_host: 1}
launch: "env FAKE_RANKS={ranks} {command}"
END
map() {
    code=$1
    shift
    run "$code" map -q --timer "$FAKE_TIMER" --largest 65536 "$@" eight.yaml
}

map 0 --collective allreduce --ranks 2,4-5 --out m
prints '^2 ranks: Measured now: [1-9]'
prints '^5 ranks: Measured now: [1-9]'
prints '^The map: m/map.html$'
[ "$(echo m/*)" = 'm/map.csv m/map.html m/ranks-2 m/ranks-4 m/ranks-5' ] ||
    fail "in the folder: $(echo m/*)"
has m/ranks-4/cluster.yaml 'h3'
has m/map.csv '^allreduce,2,0,allreduce_recursive_doubling,,confirmed,'
has m/map.csv '^allreduce,4,[0-9]*,allreduce_ring,segment_bytes='
has m/map.csv '^allreduce,5,'
if grep -q '^allreduce,3,' m/map.csv; then fail '3 ranks were not asked for'; fi
for text in 'ranks-4/report.html">4<' '<title>5 ranks, from [0-9A-Z]* bytes: allreduce_ring' \
    'times as fast as native'; do
    has m/map.html "$text"
done
! grep -q Rabenseifner m/map.html || fail "another's map"

# beside the paper's
"$(dirname "$COLLTUNE_BIN")/colltune-bench" paper_map m >paper.html
for text in 'Rabenseifner 2004, Fig. 4' 'times as fast as native' 'native: the vendor'; do
    has paper.html "$text"
done

# what was measured is not measured again; one number of ranks more is
map 0 --collective allreduce --ranks 2-5 --out m
prints '^2 ranks: Measured now: 0 batches'
prints '^3 ranks: Measured now: [1-9]'
has m/map.csv '^allreduce,3,'

# without --collective: allreduce and reduce
map 0 --ranks 2 --budget 2 --out both
has both/map.csv '^allreduce,2,'
has both/map.csv '^reduce,2,'
if grep -q '^alltoall' both/map.csv; then fail 'an all-to-all in the map'; fi

# a smaller job is tuned by itself, too
run 0 tune -q --timer "$FAKE_TIMER" --collective allreduce --ranks 3 --largest 64 \
    eight.yaml
[ -e out/eight-3-ranks/decisions.csv ] || fail 'no folder for 3 ranks'

for list in '' 1 2- 2,,3 3,2x 9 5-4 -3 pow; do
    map 2 --ranks "$list" --out x
done
says 'not a list of numbers of ranks: pow; give all, powers, or numbers from 2 to 8'
run 2 tune --timer "$FAKE_TIMER" --ranks 9 eight.yaml
says 'eight.yaml: 9 ranks are asked for; it has 8'
run 2 map
