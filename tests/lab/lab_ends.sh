#!/bin/sh
# lab_ends.sh - ranks end with their launcher, with lab/run and with the lab,
# however those end; nothing is left of them.
set -eu
. "$(dirname "$0")/lab_test.sh"

# Start ranks that do not end by themselves; lab/run has number $runner.
start() {
    : >printed # what earlier ranks printed is not meant
    "$run" "$1" -n 4 "$LAB_PROGRAM" spin >printed 2>said </dev/null &
    runner=$!
    tries=600
    until grep -q spinning printed; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "the ranks do not start"
        sleep 0.1
    done
    for n in 0 1 2 3; do
        [ -n "$(ip netns pids "$1:n$n")" ] || fail "n$n runs nothing"
    done
}

# lab/run has ended, not with success, and all ranks.
ended() {
    code=0
    wait "$runner" || code=$?
    [ $code -ne 0 ] || fail "exit code 0"
    all_end
    for space in $(spaces "$lab"); do
        [ -z "$(ip netns pids "$space")" ] || fail "something runs in $space"
    done
}

act 0 "$up" lab.yaml

: "the launcher is killed"
start "$lab"
kill -9 "$(pgrep -f "^[^ ]*mpiexec[^ ]* .*$LAB_PROGRAM")"
ended
: "lab/run is killed, asked to end, interrupted"
for signal in KILL TERM HUP; do
    start "$lab"
    kill -s $signal "$runner"
    ended
done
: "the lab is as good as before"
act 0 "$run" "$lab" -n 4 "$LAB_PROGRAM" gather
prints '^0 wrong bytes$'

: "down ends what runs, in its own lab only"
act 0 "$up" lab.yaml "$other"
start "$other"
others=$runner
mv printed printed.other
start "$lab"
act 0 "$down" "$lab"
[ -z "$(spaces "$lab")" ] || fail "namespaces are left"
for n in 0 1 2 3; do
    [ -n "$(ip netns pids "$other:n$n")" ] || fail "the other lab's n$n is gone"
done
act 0 "$down" "$other"
runner=$others
ended

: "up after a crash ends what is left: here a process of nobody's"
act 0 "$up" lab.yaml
rm /run/colltune-lab/"$lab"/up
ip netns exec "$lab:n1" sleep 1000 &
sleeper=$!
tries=600
until [ -n "$(ip netns pids "$lab:n1")" ]; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || fail "nothing runs in n1"
    sleep 0.1
done
act 0 "$up" lab.yaml
if wait $sleeper; then fail "it slept on"; fi
act 0 "$run" "$lab" -n 4 "$LAB_PROGRAM" gather
prints '^0 wrong bytes$'
