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
    [ ! -e m/build/libcolltuned-lab-d.so ] || fail 'a library all the same'
}

# line_of CHOICE: the line of decisions.csv with the first range that has it
line_of() {
    grep -n "^range,[a-z_]*,[0-9]*,[0-9]*,$1" m/decisions.csv |
        sed -n '1s/:.*//p'
}

# what lab-d chose: a ring of its own with its setting, an algorithm with a radix
copy lab-d m
# first PATTERN: of the choices, NAME,SETTING
first() {
    sed -n "s/^range,[a-z_]*,[0-9]*,[0-9]*,\($1\),[0-9a-f]*,.*/\1/p" \
        m/decisions.csv | head -n 1
}
ring=$(first 'allgather_lab_d,segment_bytes=[0-9]*')
radix=$(first '[a-z_]*,radix=[0-9]*')
name=${radix%,*}
radix=${radix#*,}
if [ -z "$ring" ] || [ -z "$name" ]; then fail 'lab-d chose neither'; fi

# what was about as fast is compared while it is what was measured
changed sh -c 'grep "^range,allgather,.*,allgather_lab_d," decisions.csv |
    sed -n "1s/^range,\([^,]*,[^,]*\),[^,]*,\([^,]*,[^,]*,[^,]*\),.*/rival,\1,65536,\2,0.5,0.25/p" \
        >>decisions.csv'
run 0 build m
grep -q '{&ct_allgather, 65536, &choices\[[0-9]*\], 0.5, 0.25}' m/tuned.c ||
    fail 'the rival is not in tuned.c'
sed -i 's/^\(rival,allgather,.*,\)[0-9a-f]\{16\},0.5,/\10123456789abcdef,0.5,/' \
    m/decisions.csv
run 0 build m
! grep -q '0.5, 0.25}' m/tuned.c || fail 'a rival that has changed is in tuned.c'

# a routine that plans otherwise; a comment in it changes nothing
changed sed -i 's/    0, 1, 2, 3,/    1, 0, 2, 3,/' allgather_lab_d.c
line=$(line_of "$ring")
refused "$work/m/decisions.csv:$line: the code of allgather_lab_d ${ring#*,} has changed"
says 'since it was verified and measured; run colltune tune aga'
changed sed -i 's/position in the ring/place in the ring/' allgather_lab_d.c
run 0 build m

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

# a routine that is missing or misspelt, before and after a library was built
changed rm allgather_lab_d.c
line=$(line_of allgather_lab_d,)
refused "$work/m/decisions.csv:$line: allgather_lab_d is neither an algorithm of co"
says 'is allgather_lab_d.c missing there, or a name misspelt?'
changed sed -i 's/algorithm allgather_lab_d = /algorithm allgather_lab_e = /' \
    allgather_lab_d.c
refused "$work/m needs allgather_lab_d, which is neither"
changed true
run 0 build m
rm m/allgather_lab_d.c
run 2 build m
says "$work/m/decisions.csv:$line: allgather_lab_d is neither"

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
# others do; so with generated routines that plan otherwise by functions of the
# repository
cluster_file changing '{command}'
tune() {
    run 0 tune -q --collective "$1" --timer "$FAKE_TIMER" --largest 64 --out t \
        changing.yaml
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
    changing.yaml
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
sed 's/WINDOW_MAX = 8/WINDOW_MAX = 2/' "$SOURCE/repo/pattern/ring.c" >changed.c
! cmp -s changed.c "$SOURCE/repo/pattern/ring.c" || fail 'ring.c has no such line'
# shellcheck disable=SC2086
"$CC" -std=c11 -fPIC $SANITIZE -I "$SOURCE" -c changed.c -o ring.c.o
ar r home/lib/colltune/libct_plan.a ring.c.o
tune allgather,bcast
mentions 'these have changed since they were measured, and are measured again: allgather_'
[ "$(now)" -gt 0 ] || fail 'nothing was measured again'
tune allgather,bcast
[ "$(now)" -eq 0 ] || fail "measured again without need: $(now)"
