#!/bin/sh
# recorded.sh TEST GOLDEN MPIEXEC PRELOAD RANKS PROGRAM [ARGUMENT]...: run the
# program recorded, and look at what is written and said.
set -eu
test=$1 golden=$2 mpiexec=$3 preload=$4 ranks=$5
shift 5
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
file=$folder/patterns.yaml
case $test in
recorded_nowhere)
    file=$folder/missing/patterns.yaml
    ;;
recorded_switched_off)
    export COLLTUNE=OFF
    ;;
recorded_tuned)
    export COLLTUNE_REPORT=1
    golden=${golden%/*}/recorded_calls.yaml
    ;;
esac

"$mpiexec" -n "$ranks" -genv COLLTUNE_RECORD "$file" -genv LD_PRELOAD "$preload" \
    "$@" 2>"$folder/said"
cat "$folder/said"

# said SENTENCE: it is all that is said; the folder is left out
said()
{
    sed "s|$folder|FOLDER|g" "$folder/said" | grep '^colltune' >"$folder/sentences" || :
    printf '%s' "$1" | cmp - "$folder/sentences"
}

case $test in
recorded_nowhere)
    said 'colltune: COLLTUNE_RECORD=FOLDER/missing/patterns.yaml: cannot write FOLDER/missing/patterns.yaml: No such file or directory; nothing is recorded
'
    ;;
recorded_shortage)
    said 'colltune: COLLTUNE_RECORD=FOLDER/patterns.yaml: a rank has no memory, or no communicator, for it; nothing is recorded
'
    [ ! -e "$file" ]
    ;;
recorded_switched_off)
    said 'colltune: COLLTUNE_RECORD=FOLDER/patterns.yaml: the library is switched off; nothing is recorded
'
    [ ! -e "$file" ]
    ;;
recorded_none)
    said 'colltune: COLLTUNE_RECORD=FOLDER/patterns.yaml: no call of MPI_Alltoallv or MPI_Allgatherv on a communicator of all ranks; nothing is recorded
'
    [ ! -e "$file" ]
    ;;
recorded_many)
    said 'colltune: COLLTUNE_RECORD=FOLDER/patterns.yaml: more different patterns than a file has room for; only the calls before are recorded
'
    head -2 "$file"
    head -2 "$file" | cmp - "$golden"
    [ "$(grep -c name: "$file")" = 1000 ]
    ;;
recorded_tuned)
    grep -q ' alltoallv_' "$folder/said"
    diff -u "$golden" "$file"
    ;;
*)
    said ''
    diff -u "$golden" "$file"
    ;;
esac
