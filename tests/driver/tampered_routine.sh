#!/bin/sh
# tampered_routine.sh - what a routine claims about contention is proved on what
# was compiled, by any generator: a routine whose phases were changed, or
# whose ring does not follow the wiring, is refused by name before it is timed.
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
has right/measurements.csv '^alltoall,alltoall_two,separation=2,'

# two messages of rank 1 change phases: all blocks still come to their places
first='{1, 1, 3}' # phase, sender, receiver
second='{2, 1, 2}'
grep -qF "$first" prepared/alltoall_two.c || fail "no $first"
grep -qF "$second" prepared/alltoall_two.c || fail "no $second"
sed -i "s/$first/{1, 1, 2}/; s/$second/{2, 1, 3}/" prepared/alltoall_two.c
tune 1 --out wrong
says 'the generated routine alltoall_two is wrong: messages '
says ' may be on the link '
[ ! -e wrong/measurements.csv ] || fail 'timed before it was proved'

# a ring in the order of ranks, which crosses the cable between the switches
# with each message
rm prepared/*
sed '/order\[\] = {/,/};/s/^ .*/    0, 1, 2, 3,/' made/allgather_two.c \
    >prepared/allgather_two.c
grep -q '0, 1, 2, 3,' prepared/allgather_two.c || fail 'not another order'
tune 1 --out wrong
says 'the generated routine allgather_two is wrong: messages '

# without the claim it is a routine like others: right, if slower
sed -i '/contention_free/d' prepared/allgather_two.c
tune 0 --out unclaimed
has unclaimed/measurements.csv '^allgather,allgather_two,'
