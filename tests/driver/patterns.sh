#!/bin/sh
# patterns.sh - patterns of counts, from the file to a program that has them:
# each is timed with exactly its counts, decided, and dispatched.
set -eu
. "$(dirname "$0")/drive.sh"

# three ranks, which wait for each other on fewer cores
cat >three.yaml <<END
name: three
hosts: [{names: here}]
ranks: {order: by-name, per_host: 3}
launch: "$launcher -genv LD_PRELOAD $YIELD -n {ranks} {command}"
END

# those of tests/library/job_patterns.h, and one that is near the last
cat >calls.yaml <<END
patterns:
  - name: keys
    collective: alltoallv
    bytes: [[4000, 12000, 800], [400, 0, 20000], [40, 8000, 120]]
  - name: rows
    collective: alltoallv
    bytes: [[0, 0, 0], [40000, 0, 400], [0, 0, 0]]
  - name: heads
    collective: allgatherv
    bytes: [4000, 40, 400]
  - name: nearly
    collective: allgatherv
    bytes: [4000, 40, 622]
calls: [keys x 3, rows, heads, keys x 2, nearly]
END
both=alltoallv,allgatherv

# tune FOLDER OPTION...
tune() {
    folder=$1
    shift
    run 0 tune -q --collective $both --largest 64 --patterns calls.yaml \
        --any-placement --out "$folder" "$@" three.yaml
}

# what was measured without patterns stays valid with them
run 0 tune -q --collective $both --largest 64 --any-placement --budget 1 \
    --out m three.yaml
earlier=$(batches_of m)
tune m --budget 40
prints "from measurements.csv: $earlier\\."
prints '^ *pattern$'
prints '^ *keys  alltoallv_'
prints '^ *rows  alltoallv_'
prints '^ *nearly  allgatherv_.*  as heads$'
prints '^ *heads  allgatherv_'
has m/decisions.csv '^case,alltoallv,pattern:keys,,,,,0.1$'
has m/decisions.csv '^range,alltoallv,pattern:keys,0,[^,]*,[^,]*,[^,]*,5040,'
has m/decisions.csv '^case,allgatherv,pattern:nearly,,,,heads,0.1$'
has m/decisions.csv '^range,allgatherv,pattern:nearly,0,[^,]*,[^,]*,[^,]*,1554,'
has m/decisions.csv '^counts,alltoallv,pattern:keys,400 0 20000$'
has m/decisions.csv '^counts,allgatherv,pattern:heads,4000 40 400$'
has m/decisions.csv '^run,alltoallv,pattern:rows,1$'
! grep '^run,allgatherv' m/decisions.csv || fail 'a run that no one needs'
! grep 'pattern:nearly' m/measurements.csv || fail 'what is near was timed'

# timed with its counts; the ordinary size is there, too
barrier=',barrier counts=pattern:keys:[0-9a-f]*,'
has m/measurements.csv "^alltoallv,alltoallv_native,,5040$barrier"
has m/measurements.csv "^alltoallv,alltoallv_spread,.*,5040$barrier"
has m/measurements.csv '^alltoallv,alltoallv_native,,1024,barrier,'
has m/measurements.csv \
    '^allgatherv,allgatherv_native,,1480,barrier counts=pattern:heads:'

# so is the routine made for it, which is for nothing else
has m/measurements.csv "^alltoallv,alltoallv_greedy_keys_three,.*,5040$barrier"
! grep '_keys_three,.*,barrier,' m/measurements.csv || fail 'at a size'
! grep '_keys_three,.*pattern:rows' m/measurements.csv || fail 'for another'

# a later run goes on from there, and says the same where it measures nothing
batches=$(batches_of m)
cp m/decisions.csv before
tune m --budget 0.001
prints "from measurements.csv: $batches\\."
grep '^\(case\|counts\|range\|run\),' before >wanted
grep '^\(case\|counts\|range\|run\),' m/decisions.csv >found
is_equal wanted found

# all of tuned.c comes from decisions.csv
cp m/tuned.c tuned.c
rm m/tuned.c
run 0 build m
is_equal tuned.c m/tuned.c

# in a program: by the number of the call, by the counts, and not at all
in_program() {
    "$MPIEXEC" -genv ASAN_OPTIONS detect_leaks=0 -genv COLLTUNE_REPORT 1 \
        -genv LD_PRELOAD "$YIELD:$work/m/build/libcolltuned-three.so" \
        -n 3 "$BUILD/bin/pattern_calls" "$1" >printed 2>said ||
        fail "pattern_calls $1"
}
in_program follow
mentions '12 calls of alltoallv as pattern keys'
mentions '2 calls of alltoallv as pattern rows'
! grep 'left the sequence' said || fail 'it followed'
in_program alone
mentions 'left the sequence of patterns, the last at its call 8'
in_program gather
mentions '12 calls of allgatherv as pattern heads'

# how near is near: 222 of 4440 bytes are 0.05
tune near --budget 0.1 --similarity 0.05
has near/decisions.csv '^case,allgatherv,pattern:nearly,,,,heads,0.05$'
tune far --budget 0.1 --similarity 0.0499
has far/decisions.csv '^case,allgatherv,pattern:nearly,,,,,0.0499$'

# the timer, asked by hand
hash=$(sed -n 's/.*counts=pattern:keys:\([0-9a-f]*\),.*/\1/p' m/measurements.csv | head -n 1)
printf '%s\n' 'verify alltoallv alltoallv_pair counts=pattern:keys' \
    'verify alltoallv alltoallv_spread window=0 counts=pattern:rows' \
    "race alltoallv rounds=1 counts=pattern:keys:$hash | alltoallv_native | alltoallv_simple verify=1" \
    'verify allgatherv allgatherv_bruck counts=pattern:heads' \
    'verify alltoallv alltoallv_simple counts=pattern:nobody' \
    'verify alltoallv alltoallv_simple counts=pattern:keys:1' \
    'verify alltoallv alltoallv_simple counts=pattern:heads' >requests
"$MPIEXEC" -genv ASAN_OPTIONS detect_leaks=0 -genv LD_PRELOAD "$YIELD" -n 3 \
    m/build/timer <requests >answers
cat >expected <<END
error alltoallv_pair does not apply to 3 ranks and 5040 bytes
ok
raced
ok
error unknown pattern: nobody
error the pattern keys has other counts in this timer
error the pattern heads is of allgatherv, not of alltoallv
END
sed 's/^raced | w=[^ ]* [^ ]* | w=[^ ]* [^ ]*$/raced/' answers >simple
is_equal expected simple

# what cannot be
cluster_file two
run 2 tune -q --patterns calls.yaml two.yaml
says 'calls.yaml:2: the pattern keys is of 3 ranks, the cluster two has 2; '
run 2 tune -q --collective alltoall --patterns calls.yaml three.yaml
says 'calls.yaml:2: the pattern keys is of alltoallv, which --collective leaves out'
run 2 tune -q --similarity 2 three.yaml
says 'not a share: 2; give a number from 0 to 1'
run 2 tune -q --patterns nowhere.yaml three.yaml
says 'nowhere.yaml'
