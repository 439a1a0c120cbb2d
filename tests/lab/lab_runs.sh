#!/bin/sh
# lab_runs.sh - MPI programs on a lab: places, messages over the right cables,
# standard input, exit codes, preloaded libraries.
set -eu
. "$(dirname "$0")/lab_test.sh"

act 0 "$up" lab.yaml

: "ranks are where the file has them, or -ppn on each host"
act 0 "$run" "$lab" -n 4 "$LAB_PROGRAM"
prints '^n3 n0 n1 n2$'
act 0 "$run" lab.yaml -n 3 "$LAB_PROGRAM"
prints '^n3 n0 n1$'
if [ "$(ip netns list | grep -c ':_switches')" = 1 ]; then
    act 0 "$run" -n 4 -ppn 2 "$LAB_PROGRAM"
    prints '^n3 n3 n0 n0$'
fi
act 0 "$run" "$lab" -ppn 2 -n 3 "$LAB_PROGRAM"
prints '^n3 n3 n0$'

: "or on the hosts that are named, in that order"
act 0 "$run" "$lab" -n 6 -hosts "n2,n[0-1],n[3-3],n2,n2" "$LAB_PROGRAM"
prints '^n2 n0 n1 n3 n2 n2$'
act 0 "$run" "$lab" -hosts "n[1-3/2]" -n 3 -ppn 2 "$LAB_PROGRAM" gather
prints '^0 wrong bytes$'
act 0 "$run" "$lab" -hosts "n[1-3/2]" -n 3 -ppn 2 "$LAB_PROGRAM"
prints '^n1 n1 n3$'
for n in 1 2 4 5; do
    act 2 "$run" "$lab" -n $n -hosts n3,n0,n1 "$LAB_PROGRAM"
    says "lab/run: -hosts has places for 3 ranks, not for $n"
done
act 2 "$run" "$lab" -n 4 -ppn 2 -hosts n3,n0,n1 "$LAB_PROGRAM"
says 'lab/run: -hosts has places for 6 ranks, not for 4'
for name in n4 localhost _switches 10.0.0.1; do
    act 2 "$run" "$lab" -n 2 -hosts "n0,$name" "$LAB_PROGRAM"
    says "lab/run: lab $lab has no host $name, which -hosts names"
done
for list in 'n0,' 'n[0' 'n0]' 'n[]' 'n[1-0]' 'n[0-2/0]' 'n[a]'; do
    act 2 "$run" "$lab" -n 2 -hosts "$list" "$LAB_PROGRAM"
    says "lab/run: not a list of host names: -hosts $list"
done
act 2 "$run" "$lab" -n 2 -hosts
says 'no host names: -hosts'
echo 'said to rank 0' | "$run" "$lab" -n 2 "$LAB_PROGRAM" >printed
prints '^said to rank 0$'

: "a native collective is right, run after run"
for again in 1 2 3; do
    act 0 "$run" "$lab" -n 4 "$LAB_PROGRAM" gather
    prints '^0 wrong bytes$' || fail "run $again"
done
act 0 "$run" "$lab" -n 4 -ppn 2 "$LAB_PROGRAM" gather
prints '^0 wrong bytes$'

# Bytes sent by the interface INTERFACE of LAB:NAMESPACE so far.
sent() {
    tc -n "$lab:$1" -s qdisc show dev "$2" | awk '$1 == "Sent" { print $2 }'
}

# The interfaces, and what each had sent when `remember` was called.
cables="n0.eth0 n1.eth0 n2.eth0 n3.eth0 _switches.h1 _switches.h2
    _switches.h3 _switches.h4 _switches.b0-b1 _switches.b1-b0"
remember() {
    for cable in $cables; do
        sent "${cable%%.*}" "${cable#*.}" >"sent.$cable"
    done
}

# crossed CABLE...: a megabyte went over these and over no others. The rest is
# acknowledgements, and what starts and ends the ranks.
crossed() {
    for cable in $cables; do
        bytes=$(($(sent "${cable%%.*}" "${cable#*.}") - $(cat "sent.$cable")))
        case " $* " in
        *" $cable "*)
            [ $bytes -ge 1000000 ] || fail "$cable carried only $bytes bytes"
            [ $bytes -le 1500000 ] || fail "$cable carried $bytes bytes"
            ;;
        *) [ $bytes -le 400000 ] || fail "$cable carried $bytes bytes" ;;
        esac
    done
}

: "messages cross the cables between their hosts; ranks are n3 n0 n1 n2"
remember
act 0 "$run" "$lab" -n 4 "$LAB_PROGRAM" send 1 3
crossed n0.eth0 _switches.b0-b1 _switches.h3
remember
act 0 "$run" "$lab" -n 4 "$LAB_PROGRAM" send 3 1
crossed n2.eth0 _switches.b1-b0 _switches.h1
remember
act 0 "$run" "$lab" -n 4 "$LAB_PROGRAM" send 1 2
crossed n0.eth0 _switches.h2
: "and none within a host"
remember
act 0 "$run" "$lab" -n 4 -ppn 2 "$LAB_PROGRAM" send 0 1
crossed

: "exit codes, and options that are wrong"
act 3 "$run" "$lab" -n 2 sh -c 'exit 3'
act 2 "$run" "$lab" -n 5 "$LAB_PROGRAM"
says "$lab has places for 4 ranks, not for 5"
for n in 0 x '' 1.5 -1; do
    act 2 "$run" "$lab" -n "$n" "$LAB_PROGRAM"
    says 'not a number: -n'
done
act 2 "$run" "$lab" "$LAB_PROGRAM"
says '-n is missing'
act 2 "$run" "$lab" -n 2
says 'no command'
act 2 "$run" "$lab" -x 2 "$LAB_PROGRAM"
says 'unknown option: -x'

: "what a user preloads is there beside the lab's own, either way of it"
# shellcheck disable=SC2016
own='echo "$LD_PRELOAD"'
library=$(ldd "$LAB_PROGRAM" | awk '$1 ~ /^libm?pich/ { print $3 }')
act 0 env LD_PRELOAD="$library" "$run" "$lab" -n 1 sh -c "$own"
prints "/lab_preload.so:$library\$"
act 0 "$run" "$lab" -n 1 env LD_PRELOAD="$library" sh -c "$own"
prints "/lab_preload.so:$library\$"
act 0 "$run" "$lab" -n 1 sh -c "$own"
prints '/lab_preload.so$'
