#!/bin/sh
# search_by_hand.sh - the verbs of bench/search on a folder that was tuned
# with two real ranks.
set -eu
. "$SOURCE/tests/driver/drive.sh"
bench=$(dirname "$COLLTUNE_BIN")/colltune-bench

cluster_file hand
five=allgather,allgatherv,allreduce,alltoall,alltoallv
run 0 tune --collective $five --largest 512 --out tuned hand.yaml

# act CODE VERB ARGUMENT...: it ends with this code
act() {
    code=$1
    shift
    got=0
    "$bench" "$@" >printed 2>said </dev/null || got=$?
    [ $got = "$code" ] || fail "$*: exit code $got, not $code"
}

: "every collective gets its sizes, and each size a choice and a best"
act 0 unseen --sizes 10 --seed 3 --largest 4096 --seconds 0.05 tuned
[ "$(wc -l <printed)" = 12 ] || fail 'not twelve lines'
for collective in $(echo $five | tr , " "); do
    [ "$(grep -c "^$collective,[0-9]*,${collective}_" printed)" = 2 ] ||
        fail "not two sizes of $collective"
done
prints '^# 10 sizes: mean loss [0-9.]* %, worst [0-9.]* %; [0-9.]* times as fast'
cut -d , -f 1,2 printed | grep -v '^#' >sizes
act 0 unseen --sizes 10 --seed 3 --largest 4096 --seconds 0.05 tuned
cut -d , -f 1,2 printed | grep -v '^#' | cmp - sizes ||
    fail 'other sizes for the same seed'

: "a run agrees with itself"
act 0 compare_decisions tuned tuned
prints '^13 of 13 cells agree, 100.0 %'

: "a model of its journal, and the search in it"
act 0 freeze tuned tuned/build/routines.so 1e-6
cp printed hand.model
act 0 search_replay --seeds 2 hand.model
prints '^hand  *seed 2 .* requests'
prints '  hand: loss [0-9.]* %, worst'

: "bad use is one sentence"
act 2 unseen
says 'an argument is missing: bench unseen takes DIR'
act 2 unseen --sizes x tuned
says '--sizes x: not a whole number from 1'
act 2 unseen nowhere
says 'bench unseen: nowhere is not a machine folder'
cp -R tuned bare
rm -r bare/build
act 2 unseen bare
says 'run colltune tune first'
act 2 freeze tuned
says 'bench freeze takes DIR ROUTINES'
act 2 search_replay --seeds 2
says 'an argument is missing'
act 2 search_replay --seeds 2 --twice hand.model
says 'unknown option: --twice'
act 0 search_replay --help
prints '^  --stop SECONDS '
act 2 sideways
says 'bench: unknown verb: sideways; see bench --help'
act 0 --help
prints '^  unseen '
act 1 search_replay nowhere.model
says 'nowhere.model'
sed 's/^barrier.*/barrier fast/' hand.model >bad.model
act 2 search_replay bad.model
says 'bad.model:3: not a number, or below 0'
