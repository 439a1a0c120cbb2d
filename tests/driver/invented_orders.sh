#!/bin/sh
# invented_orders.sh - with a timer whose times are invented, and hosts dealt
# round three switches, orders of ranks are tried and chosen, native's too; where
# they are all the same to the tree they are not tried.
set -eu
. "$(dirname "$0")/drive.sh"

# ordered NAME SWITCH...: NAME.yaml, four hosts below these of three switches
ordered() {
    cat >"$1.yaml" <<END
name: $1
switches: [s0, s1, s2]
links:
  - {between: [s0, s1], bandwidth: 100 Gbit/s}
  - {between: [s1, s2], bandwidth: 100 Gbit/s}
hosts:
  - {names: n0, switch: $2, bandwidth: 100 Gbit/s}
  - {names: n1, switch: $3, bandwidth: 100 Gbit/s}
  - {names: n2, switch: $4, bandwidth: 100 Gbit/s}
  - {names: n3, switch: $5, bandwidth: 100 Gbit/s}
ranks: {order: by-name, per_host: 1}
launch: "{command}"
END
}

tune() {
    FAKE_RANKS=4 run 0 tune -q --collective allreduce --timer "$FAKE_TIMER" "$@"
}

# As they are they are dealt already. Recursive doubling wins to 2500 bytes, then
# native, from 5000 on depth-first, and from 16667 on the ring depth-first, up to
# where its scratch, a vector, is more than the limit of 256 MiB.
ordered dealt s0 s2 s0 s2
FAKE_LOG=$work/log tune --out a dealt.yaml
has log '| allreduce_hierarchical '
has log '| allreduce_native order=depth_first '
has log '| allreduce_ring segment_bytes=0 order=depth_first '
! grep -q 'order=dealt\|order=as_is' log || fail "asked: $(cat log)"
ranges=$(sed -n 's/^range,allreduce,,\([0-9]*\),\([a-z_]*\),\([^,]*\),.*/\1 \2 \3/p' \
    a/decisions.csv)
[ "$(echo "$ranges" | cut -d ' ' -f 2-)" = 'allreduce_recursive_doubling 
native 
native order=depth_first
allreduce_ring segment_bytes=0 order=depth_first
native ' ] || fail "ranges: $ranges"
has a/decisions.csv '^range,allreduce,,268435457,native,,'
has a/decisions.csv '^range,allreduce,,[0-9]*,native,order=depth_first,.*confirmed'
has a/tuned.c '{{0, \[CT_SETTING_ORDER\] = CT_DEPTH_FIRST}}'
has a/tuned.c '{{\[CT_SETTING_ORDER\] = CT_DEPTH_FIRST}}'
has a/report.csv '^allreduce,8192,allreduce_native,order=depth_first,'

# what is built from the decisions is the same
cp a/tuned.c before
rm a/tuned.c
run 0 build a
is_equal before a/tuned.c

# an order that native has not
cp -r a b
sed 's/,native,order=depth_first,/,native,order=by_name,/' a/decisions.csv \
    >b/decisions.csv
run 2 build b
says 'native: by_name is not a value of the parameter order'

# depth-first as they are
ordered walked s0 s0 s2 s2
FAKE_LOG=$work/log_walked tune --out w walked.yaml
has log_walked ' order=dealt'
! grep -q 'order=depth_first' log_walked || fail "asked: $(cat log_walked)"

# on one switch
ordered single s1 s1 s1 s1
FAKE_LOG=$work/log_single tune --out s single.yaml
! grep -q 'order=' log_single || fail "asked: $(cat log_single)"

# nor where ranks may be on other hosts than the file's: nothing is known of places
FAKE_LOG=$work/log_any tune --out p --any-placement dealt.yaml
has log_any '| allreduce_ring '
! grep -q 'order=\|allreduce_hierarchical' log_any || fail "asked: $(cat log_any)"
