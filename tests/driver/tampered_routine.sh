#!/bin/sh
# tampered_routine.sh - what a routine claims about contention is proved on what
# was compiled, by any generator: a routine that was made for other places of the
# ranks is refused by name before it is timed.
set -eu
. "$(dirname "$0")/drive.sh"

cat >two.yaml <<'YAML'
name: two
switches: [a, b]
links:
  - {between: [a, b], bandwidth: 1 Gbit/s}
hosts:
  - {names: "n[0-1]", switch: a, bandwidth: 1 Gbit/s}
  - {names: "n[2-3]", switch: b, bandwidth: 1 Gbit/s}
ranks: [n0, n2, n1, n3]
launch: "{command}"
YAML
run 0 generate two.yaml --out made
cp -r made prepared
cat >generator <<'SH'
#!/bin/sh
cp "$PREPARED"/*.c "$2"
SH
chmod +x generator
tune() {
    code=$1
    shift
    FAKE_RANKS=4 PREPARED=$work/prepared run "$code" tune -q --largest 64 \
        --collective allgather,alltoall \
        --timer "$FAKE_TIMER" --generator ./generator "$@" two.yaml
}

# as generated, they pass
tune 0 --out right
[ ! -s said ] || fail 'messages without a fault'
has right/measurements.csv '^alltoall,alltoall_phases_two,separation=2,'

# misplaced NAME: a routine in which ranks 1 and 2 have changed places, so that
# it plans for another wiring: all blocks still come to their places
misplaced() {
    rm -f prepared/*
    sed '/ place\[\] = {/,/};/s/^\( *[0-9]*,\)\( [0-9]*,\)\( [0-9]*,\)/\1\3\2/' \
        "made/$1.c" >"prepared/$1.c"
    ! cmp -s "made/$1.c" "prepared/$1.c" || fail 'no such table'
}
for name in alltoall_phases_two allgather_wired_ring_two; do
    misplaced $name
    tune 1 --out wrong
    says "the generated routine $name is wrong: messages "
    says ' may be on the link '
    [ ! -e wrong/measurements.csv ] || fail 'timed before it was proved'
done

# without the claim it is a routine like others: right, if slower
sed -i '/^    .contention_free = /d; /^static bool contention_free/,/^}/d' \
    prepared/allgather_wired_ring_two.c
tune 0 --out unclaimed
has unclaimed/measurements.csv '^allgather,allgather_wired_ring_two,'
