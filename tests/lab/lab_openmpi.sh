#!/bin/sh
# lab_openmpi.sh - programs of Open MPI on a lab: places, messages over cables
# between hosts and by memory within one, and all ends with the launcher.
set -eu
. "$(dirname "$0")/lab_test.sh"
has_openmpi ||
    skip "Open MPI is not here: ./setup check"

LAB_PROGRAM=$work/open_program
mpicc.openmpi -std=c11 -o "$LAB_PROGRAM" "$SOURCE/tests/lab/lab_program.c"
act 0 "$up" lab.yaml

: "ranks are where the file has them, or -ppn on each host"
act 0 "$run" "$lab" --openmpi -n 4 "$LAB_PROGRAM"
prints '^n3 n0 n1 n2$'
act 0 "$run" "$lab" --openmpi -ppn 2 -n 3 "$LAB_PROGRAM"
prints '^n3 n3 n0$'
echo 'said to rank 0' | "$run" "$lab" --openmpi -n 2 "$LAB_PROGRAM" >printed
prints '^said to rank 0$'
act 3 "$run" "$lab" --openmpi -n 2 sh -c 'exit 3'

: "collectives are right"
act 0 "$run" "$lab" --openmpi -n 4 "$LAB_PROGRAM" gather
prints '^0 wrong bytes$'
act 0 "$run" "$lab" --openmpi -n 4 -ppn 2 "$LAB_PROGRAM" gather
prints '^0 wrong bytes$'

# What n3 sent, to itself as well, while rank $1 sent a megabyte to rank $2, two
# ranks per host.
sent_by_n3() {
    act 0 "$run" "$lab" --openmpi -n 4 -ppn 2 "$LAB_PROGRAM" send "$1" "$2"
    before=$now
    now=$(ip netns exec "$lab:n3" cat /proc/net/dev |
        awk '/eth0:|lo:/ { sum += $10 } END { print sum }')
    echo $((now - before))
}

: "ranks of one host share memory, those of two do not"
now=0
sent_by_n3 0 1 >bytes
sent_by_n3 0 1 >bytes
[ "$(cat bytes)" -lt 400000 ] || fail "within a host: $(cat bytes) bytes sent"
sent_by_n3 0 2 >bytes
[ "$(cat bytes)" -ge 1000000 ] || fail "to another: $(cat bytes) bytes sent"

: "the launcher is killed: all ranks end"
"$run" "$lab" --openmpi -n 4 "$LAB_PROGRAM" spin >printed 2>said </dev/null &
runner=$!
tries=600
until grep -q spinning printed; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || fail "the ranks do not start"
    sleep 0.1
done
kill -9 "$(pgrep -f "^[^ ]*mpiexec[^ ]* .*$LAB_PROGRAM")"
if wait $runner; then fail "exit code 0"; fi
all_end

: "without Open MPI: named"
mkdir bin
ln -s /bin/* /sbin/* bin/ 2>/dev/null || true
rm -f bin/*.openmpi
act 2 env PATH="$work/bin" "$run" "$lab" --openmpi -n 4 "$LAB_PROGRAM"
says 'lab/run: mpiexec.openmpi is missing: install package openmpi-bin'
