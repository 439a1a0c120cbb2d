#!/bin/sh
# lab_compares.sh - bench compare measures a tuned lab beside its peers, all
# cells of them, says the figures consistently, and leaves the lab as it was.
set -eu
. "$(dirname "$0")/lab_test.sh"
bench=$SOURCE/bench/bench

: "wrong use"
act 2 "$bench" compare
says 'bench compare takes FILE'
act 2 "$bench" compare lab.yaml --sideways
says 'unknown option: --sideways'
act 2 "$bench" compare lab.yaml --rounds 0
says '--rounds 0: not a whole number from 1 to 9999'
act 2 "$bench" compare lab.yaml
says "out/$lab is no tuned machine folder"

act 0 "$up" lab.yaml
act 0 "$COLLTUNE_BIN" tune lab.yaml --collective allgather,allreduce,barrier \
    --largest 512 --budget 8 --quiet
sed 's/100 Mbit/200 Mbit/' lab.yaml >faster.yaml
act 2 "$bench" compare faster.yaml
says 'was tuned for another cluster'

# Figures of all three, of each collective, for the sizes tuned and those
# between; consistent with each other. $1: the peers.
check_csv() {
    awk -F , -v peers="$1" '
        NR == 1 {
            for (i = 1; i <= NF; i++)
                column[$i] = i
            count = split(peers, peer, " ")
            next
        }
        {
            seen = seen " " $1 ":" $2 ":" $3
            for (p = 1; p <= count; p++) {
                own = $column["tuned_s"]
                other = $column[peer[p] "_s"]
                over = $column["over_" peer[p]]
                if (!(own > 0 && other > 0 &&
                      $column[peer[p] "_low_s"] <= other &&
                      $column[peer[p] "_high_s"] >= other &&
                      over / (other / own) > 0.999 &&
                      over / (other / own) < 1.001))
                    print "wrong: " $0
            }
        }
        END { print seen }' figures.csv >seen
    for collective in allgather allreduce; do
        printf ' %s:%s' $collective 1:fixed $collective 64:fixed \
            $collective 96:between $collective 512:fixed
    done >wanted
    echo ' barrier:0:fixed' >>wanted
    cmp seen wanted || fail "cells: $(cat seen figures.csv)"
}

# The table has the CSV's figures, and their geometric mean over MPICH.
check_table() {
    awk -F , '
        NR == 1 {
            for (i = 1; i <= NF; i++)
                column[$i] = i
            next
        }
        {
            over = $column["over_mpich"]
            choice = $4
            gsub(/[()]/, ".", choice)
            printf "^ +%d[* ] .* %.2f .* %s$\n", $2, over, choice
            sum += log(over)
        }
        END { printf "^all .* %.2f( |$)\n", exp(sum / (NR - 1)) }' figures.csv |
        while read -r row; do
        grep -qE "$row" figures.txt || fail "the table lacks: $row"
    done
    grep -q "^Worst over MPICH: [0-9.]*, \(all\|barrier\)" figures.txt || fail "no worst"
}

: "without Open MPI: it goes on, and says so; a lab that is up stays up"
mkdir bin
for folder in /bin /sbin /usr/bin /usr/sbin; do
    ln -s $folder/* bin/ 2>/dev/null || true
done
rm -f bin/*.openmpi
act 0 env PATH="$work/bin" "$bench" compare lab.yaml --rounds 1 \
    --csv figures.csv
says 'Open MPI is left out, not here: mpicc.openmpi mpiexec.openmpi'
prints 'Open MPI is left out'
cmp printed figures.txt || fail "the table is not what was printed"
check_csv mpich
check_table
[ -n "$(spaces "$lab")" ] || fail "the lab is gone"

: "interrupted: all ends, and a lab that was down is down"
act 0 "$down" "$lab"
"$bench" compare lab.yaml --csv none.csv >printed 2>said </dev/null &
runner=$!
tries=600
until [ -n "$(ip netns pids "$lab:n1" 2>/dev/null)" ]; do
    tries=$((tries - 1))
    [ $tries -gt 0 ] || fail "nothing starts"
    sleep 0.1
done
kill "$runner"
if wait "$runner"; then fail "exit code 0"; fi
all_end
[ -z "$(spaces "$lab")" ] || fail "the lab is still up"
[ ! -e none.csv ] || fail "figures of nothing"

: "with Open MPI, the lab down before and after"
has_openmpi ||
    skip "Open MPI is not here: ./setup check; the rest was tried"
act 0 "$bench" compare lab.yaml --rounds 2 --csv figures.csv
check_csv 'mpich openmpi'
check_table
grep -q '^Worst over Open MPI: ' figures.txt || fail "no worst"
[ -z "$(spaces "$lab")" ] || fail "the lab is still up"
