#!/bin/sh
# changed_folder.sh - a machine folder is built and compared only while it is
# what was tuned: its cluster file, its routines, the algorithms of colltune.
set -eu
. "$(dirname "$0")/drive.sh"

# copy NAME FOLDER: out/NAME as it is committed, without build/
copy() {
    rm -rf "$2"
    cp -r "$SOURCE/out/$1" "$2"
    rm -rf "$2/build" "$2"/jobs/*/build
}

for name in lab-a lab-b lab-c lab-d; do
    copy $name $name
    run 0 build "$name"
    [ -x "$name/build/libcolltuned-$name.so" ] || fail "no library in $name"
done

# changed COMMAND...: a fresh copy `m` of lab-d, changed
changed() {
    copy lab-d m
    (cd m && "$@")
}

# refused SENTENCE: neither built nor compared
refused() {
    for command in build bench; do
        run 2 $command m
        says "$1"
    done
    ! ls m/build/libcolltuned-*.so 2>/dev/null || fail 'a library all the same'
}

# line_of CHOICE: the line of decisions.csv with the first range that has it
line_of() {
    grep -n "^range,[a-z_]*,[0-9]*,[0-9]*,$1" m/decisions.csv |
        sed -n '1s/:.*//p'
}

# what lab-d chose: an algorithm with a radix
copy lab-d m
# first PATTERN: of the choices, NAME,SETTING
first() {
    sed -n "s/^range,[a-z_]*,[0-9]*,[0-9]*,\($1\),[0-9a-f]*,.*/\1/p" \
        m/decisions.csv | head -n 1
}
radix=$(first '[a-z_]*,radix=[0-9]*')
name=${radix%,*}
radix=${radix#*,}
[ -n "$name" ] || fail 'lab-d chose none'

# ranks that were not tuned choose from what plans as it was measured
offer() {
    offered=$(grep '^range,allgather,.*,allgather_wired_ring,' decisions.csv |
        sed -n '1s/^range,\([^,]*\),,[^,]*,\([^,]*,[^,]*,[^,]*\),.*/\1,\2/p')
    sed -i '/^\(offered\|residual\),/d' decisions.csv
    {
        echo offered,1,allgather,native,,
        echo "offered,2,$offered"
    } >>decisions.csv
}
changed offer
run 0 build m
grep -q '{.collective = &ct_allgather},$' m/tuned.c || fail 'native is not offered'
grep -q '^     .algorithm = &allgather_wired_ring,$' m/tuned.c || fail 'nothing else is offered'
sed -i 's/^\(offered,2,.*,\)[0-9a-f]\{16\}$/\10123456789abcdef/' m/decisions.csv
run 0 build m
mentions '1 of 2 candidates for ranks that were not tuned have changed since'
grep -q '{.collective = &ct_allgather},$' m/tuned.c || fail 'native is not offered'
! grep -q '^     .algorithm = &allgather_wired_ring,$' m/tuned.c ||
    fail 'what has changed is offered'

# what is no routine cannot be compiled as one
changed touch my-notes.c
refused "$work/m/my-notes.c is not a routine of a collective; colltune compiles all"

# a choice, or its fingerprint, that was edited; another value in place of it
other=4
[ "$radix" != radix=4 ] || other=8
edited() {
    changed sed -i "s/^\(range,[a-z_]*,[0-9,]*\),$name,$radix,$1/\1,$2/" decisions.csv
    refused "$work/m/decisions.csv:$line: $3"
}
line=$(line_of "$name,$radix")
edited '[0-9a-f]\{16\}' "$name,$radix,0123456789abcdef" "the code of $name $radix has"
edited '' "$name,radix=$other," "the code of $name radix=$other has"
edited '' "$name,radix=1," "$name: "
edited '' "gossip_best,$radix," 'gossip_best is neither an algorithm of coll'

# tuned.c edited: it is written again
changed sed -i "s/{{${radix#*=}}}/{{$other}}/" tuned.c
! cmp -s m/tuned.c "$SOURCE/out/lab-d/tuned.c" || fail 'tuned.c has no such line'
run 0 build m
says "$work/m/tuned.c differed from decisions.csv: written again"
is_equal "$SOURCE/out/lab-d/tuned.c" m/tuned.c

# from before there was decisions.csv
changed rm decisions.csv
refused 'm was tuned by an earlier version of colltune: it has a tuned.c and no dec'

# another cluster; the launch line is not what was tuned
changed sed -i 's/1 Gbit/2 Gbit/' cluster.yaml
refused "$work/m/cluster.yaml is not the cluster that $work/m/decisions.csv was"
changed sed -i 's/^launch: .*/launch: "other {command}"/' cluster.yaml
run 0 build m

# a routine of a user's generator: one that plans otherwise; one with another
# comment; one that is missing or misspelt, before and after a library was built
cat >own.yaml <<'YAML'
name: own
switches: [a, b]
links:
  - {between: [a, b], bandwidth: 1 Gbit/s}
hosts:
  - {names: "n[0-1]", switch: a, bandwidth: 1 Gbit/s}
  - {names: "n[2-3]", switch: b, bandwidth: 1 Gbit/s}
ranks: [n0, n2, n1, n3]
launch: "{command}"
YAML
run 0 generate own.yaml --out made
routine=allgather_wired_ring_own
# shellcheck disable=SC2016
printf '#!/bin/sh\ncp "%s"/made/%s.c "$2"\n' "$work" $routine >generator
chmod +x generator
FAKE_RANKS=4 FAKE_FAST=$routine run 0 tune -q --largest 64 --collective allgather \
    --timer "$FAKE_TIMER" --generator ./generator --out own own.yaml
has own/decisions.csv "^range,allgather,,[0-9]*,$routine,"
mine() {
    rm -rf m
    cp -r own m
    rm -rf m/build
    (cd m && "$@")
}
mine sed -i '/ place\[\] = {/,/};/s/^    \([0-9]*\), \([0-9]*\), /    \2, \1, /' $routine.c
line=$(line_of $routine,)
refused "$work/m/decisions.csv:$line: the code of $routine "
says 'since it was verified and measured; run colltune tune aga'
mine sed -i 's/ for one cluster/ for that cluster/' $routine.c
run 0 build m
mine rm $routine.c
refused "$work/m/decisions.csv:$line: $routine is neither an algorithm of co"
says "is $routine.c missing there, or a name misspelt?"
mine sed -i "s/algorithm $routine = /algorithm allgather_other = /" $routine.c
refused "$work/m needs $routine, which is neither"
mine true
run 0 build m
rm m/$routine.c
run 2 build m
says "$work/m/decisions.csv:$line: $routine is neither"

# a colltune in which an algorithm of the repository is another one
mkdir -p home/include
cp -RL "$BUILD/bin" "$BUILD/lib" home
ln -s "$BUILD/include/colltune" home/include/colltune
sed 's/shape->nranks;/shape->nranks - 1;/' \
    "$SOURCE/repo/alltoall/alltoall_ring.c" >changed.c
! cmp -s changed.c "$SOURCE/repo/alltoall/alltoall_ring.c" ||
    fail 'alltoall_ring.c has no such line'
# shellcheck disable=SC2086
"$CC" -std=c11 -fPIC $SANITIZE -I "$SOURCE" -c changed.c -o alltoall_ring.c.o
ar r home/lib/colltune/libct_plan.a alltoall_ring.c.o
changed true
COLLTUNE_BIN=$work/home/bin/colltune
refused "$work/m/decisions.csv:$(line_of alltoall_ring,): the code of alltoall_rin"

# measurements of an algorithm that has changed count no more, but those of
# others do; so with routines that plan otherwise by functions of the repository
export FAKE_RANKS=4
tune() {
    run 0 tune -q --collective "$1" --timer "$FAKE_TIMER" --largest 64 --out t \
        --generator ./generator own.yaml
}
# the batches that were measured now, and those of earlier
now() {
    sed -n 's/^Measured now: \([0-9]*\) .*/\1/p' printed
}
before() {
    sed -n 's/^Measured now: .* measurements.csv: \([0-9]*\)\.$/\1/p' printed
}
tune allgather,bcast
all=$(now)
[ "$(before)" -eq 0 ] || fail "measured before: $(before)"
sed -i 's/^# algorithm: allgather_bruck ./# algorithm: allgather_bruck x/' \
    t/measurements.csv
run 2 tune -q --collective allgather --timer "$FAKE_TIMER" --largest 64 --out t \
    --generator ./generator own.yaml
says ': not a measurement: # algorithm: allgather_bruck x'
sed -i 's/^# algorithm: allgather_bruck x.../# algorithm: allgather_bruck 123/' \
    t/measurements.csv
of_it=$(grep -c '^allgather,allgather_bruck,.*,[0-9.e;-]*$' t/measurements.csv)
tune allgather,bcast
mentions 'these have changed since they were measured, and are measured again: allgather_bruck'
[ "$(before)" -ge $((all - of_it)) ] ||
    fail "$of_it of $all were of allgather_bruck, but only $(before) counted"
[ "$(before)" -lt "$all" ] || fail 'all counted'
[ "$(now)" -gt 0 ] || fail 'nothing was measured again'
tune allgather,bcast
[ "$(now)" -eq 0 ] || fail "measured again without need: $(now)"
sed 's/WINDOW_MAX = 8/WINDOW_MAX = 2/' "$SOURCE/repo/scheme/ring.c" >changed.c
! cmp -s changed.c "$SOURCE/repo/scheme/ring.c" || fail 'ring.c has no such line'
# shellcheck disable=SC2086
"$CC" -std=c11 -fPIC $SANITIZE -I "$SOURCE" -c changed.c -o ring.c.o
ar r home/lib/colltune/libct_plan.a ring.c.o
tune allgather,bcast
mentions 'these have changed since they were measured, and are measured again: allgather_'
[ "$(now)" -gt 0 ] || fail 'nothing was measured again'
tune allgather,bcast
[ "$(now)" -eq 0 ] || fail "measured again without need: $(now)"
