#!/bin/sh
# invented_roots.sh - with a timer whose times are invented, and hosts dealt
# round a chain of switches: roots at its ends are tuned, those in its middle are
# tried, and have choices of their own where these are faster at two of them.
set -eu
. "$(dirname "$0")/drive.sh"

# chain NAME SWITCH: NAME.yaml, hosts below s0 and this switch in turn
chain() {
    cat >"$1.yaml" <<YAML
name: $1
switches: [s0, s1, s2, s3]
links:
  - {between: [s0, s1], bandwidth: 100 Gbit/s}
  - {between: [s1, s2], bandwidth: 100 Gbit/s}
  - {between: [s2, s3], bandwidth: 100 Gbit/s}
hosts:
  - {names: "n[0,4]", switch: s0, bandwidth: 100 Gbit/s}
  - {names: "n[1,5]", switch: $2, bandwidth: 100 Gbit/s}
  - {names: "n[2,6]", switch: $3, bandwidth: 100 Gbit/s}
  - {names: "n[3,7]", switch: $4, bandwidth: 100 Gbit/s}
ranks: {order: by-name, per_host: 1}
launch: "{command}"
YAML
}

tune() {
    FAKE_RANKS=8 run 0 tune -q --largest 8192 --timer "$FAKE_TIMER" "$@"
}

# lines KIND FOLDER: from the second field on, without figures
lines() {
    sed -n "s/^$1,bcast,//p" "$2/decisions.csv" | cut -d , -f -5
}

# linear is faster at all ranks of the middle; what was slow for rank 0 is not
# tried at all
chain middle s1 s2 s3
FAKE_ROOTS=' 1 2 5 6 ' FAKE_LOG=$work/log tune --collective bcast,allreduce \
    --out m middle.yaml
has log '^race bcast .* root=1 .*| bcast_bine_scatter_allgather '
has log '^race bcast .* root=6 .*| bcast_bine_scatter_allgather '
! grep -q ' root=[^16]' log || fail "other roots: $(grep root= log)"
! grep 'race allreduce' log | grep -q 'root=' || fail 'allreduce has no root'
! grep 'root=' log | grep -q 'bcast_circulant' || fail 'bcast_circulant was never near'
[ "$(lines range m | cut -d , -f -3)" = ',0,bcast_bine
root:1,0,bcast_bine_scatter_allgather' ] || fail "ranges: $(lines range m)"
has m/decisions.csv '^case,bcast,root:1,1 2 5 6,[1-9]'
has m/decisions.csv '^range,bcast,root:1,0,bcast_bine_scatter_allgather,.*,confirmed,no,,,,$'
has m/tuned.c '^    0, 1, 1, 0, 0, 1, 1, 0,$'
has m/tuned.c '^    if (roots_of_bcast\[problem->root\] == 1)$'
has m/tuned.c 'return &choices\[4\]; /\* bcast_bine_scatter_allgather \*/'
has m/report.html 'title="1 2 5 6">1, and 3 like it'
prints '^      from  with roots like rank 1$'
prints '^         0  bcast_bine_scatter_allgather '

# a run that resumes asks nothing; what is built from the decisions is the same
cp m/decisions.csv decided
cp m/tuned.c before
FAKE_ROOTS=' 1 2 5 6 ' FAKE_LOG=$work/log_again tune \
    --collective bcast,allreduce --out m middle.yaml
[ ! -s log_again ] || fail "asked: $(cat log_again)"
is_equal decided m/decisions.csv
rm m/tuned.c
run 0 build m
is_equal before m/tuned.c
run 0 report m
prints 'with roots like rank 1$'

# of a collective without a root, decisions by root are refused
sed 's/^case,bcast,root:1,.*/&\ncase,allreduce,root:1,1 2,1,,,/' decided >m/decisions.csv
run 2 build m
says 'allreduce has no root'

# only the first of them is fast: that is no reason to treat them all alike
FAKE_ROOTS=' 1 2 5 ' FAKE_LOG=$work/log_one tune --collective bcast --out o \
    middle.yaml
has log_one '^race bcast .* root=6 .*| bcast_bine_scatter_allgather '
has o/decisions.csv '^case,bcast,root:1,1 2 5 6,1,,,$'
! grep -q '^range,bcast,root' o/decisions.csv || fail 'ranges of their own'
! grep -q 'root' o/tuned.c || fail "tuned.c: $(grep root o/tuned.c)"
has o/report.html 'nothing was clearly faster'

# results that are wrong with a root drop the candidate for all
FAKE_ROOTS=' 1 2 5 6 ' FAKE_MATCH='bcast_bine_scatter_allgather bytes=8192 rounds=9 mechanism=barrier root=1' \
    FAKE_DO=wrong FAKE_LOG=$work/log_wrong tune --collective bcast --out w middle.yaml
mentions 'dropped bcast_bine_scatter_allgather, at 8192 bytes: wrong rank 1'
has w/decisions.csv '^left_out,bcast,wrong,bcast_bine_scatter_allgather,'
! grep -q '^range,bcast,root:1,[0-9]*,bcast_bine_scatter_allgather,,' w/decisions.csv || fail 'wrong, and chosen'

# what fails with a root is no choice for rank 0, either
FAKE_MATCH='bcast_bine bytes=8192 rounds=9 mechanism=barrier root=1' \
    FAKE_DO=error FAKE_LOG=$work/log_error tune --collective bcast --out e middle.yaml
has e/decisions.csv '^size,bcast,,4096,bcast_bine,,'
has e/decisions.csv '^size,bcast,,8192,bcast_bine_scatter_allgather,,'
has e/decisions.csv '^left_out,bcast,dropped,bcast_bine,,8192,'

# on one switch all roots are alike; nor is anything known of ranks anywhere
chain single s0 s0 s0
FAKE_LOG=$work/log_single tune --collective bcast --out s single.yaml
! grep -q 'root=' log_single || fail "asked: $(grep root= log_single)"
! grep -q '^case,bcast,root' s/decisions.csv || fail 'classes of roots'
FAKE_LOG=$work/log_any tune --collective bcast --any-placement --out a middle.yaml
! grep -q 'root=' log_any || fail "asked: $(grep root= log_any)"

# without time for it, they have the choices for rank 0
FAKE_MS=4 FAKE_ROOTS=' 1 2 5 6 ' tune --collective bcast --budget 0.3 --out b middle.yaml
! grep -q '^range,bcast,root' b/decisions.csv || fail 'ranges without time'
