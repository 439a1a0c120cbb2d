#!/bin/sh
# lab_up_down.sh - labs are made as the cluster file says and removed; twice,
# half made, side by side; and refused politely.
set -eu
. "$(dirname "$0")/lab_test.sh"

# rate NAMESPACE INTERFACE RATE
rate() {
    tc -n "$lab:$1" qdisc show dev "$2" >limits
    grep -q "qdisc tbf .* root .*rate $3 burst 20Kb" limits ||
        fail "$1 $2 has not $3: $(cat limits)"
    ip -n "$lab:$1" link show dev "$2" | grep -q 'mtu 9000 .*state UP' ||
        fail "$1 $2 is not up with jumbo frames"
    ip netns exec "$lab:$1" ethtool -k "$2" >offloads
    for offload in tcp-segmentation generic-segmentation generic-receive; do
        grep -q "^$offload-offload: off" offloads ||
            fail "$1 $2: $offload-offload is not off"
    done
}

# expect LAB N: it has N namespaces
expect() {
    [ "$(spaces "$1" | wc -l)" = "$2" ] ||
        fail "$1 has not $2 namespaces: $(spaces "$1")"
}

: "as the file says, on both ends of each cable"
ip -o link | sed 's/ .*mtu/ mtu/' >before
act 0 "$up" lab.yaml
prints "^$lab is up: 4 hosts, 4 ranks"
expect "$lab" 5
rate _switches b0-b1 200Mbit
rate _switches b1-b0 200Mbit
for n in 0 1 2; do
    rate _switches h$((n + 1)) 100Mbit
    rate n$n eth0 100Mbit
done
rate _switches h4 50Mbit
rate n3 eth0 50Mbit
ip -o link | sed 's/ .*mtu/ mtu/' >after
cmp before after || fail "something is left outside the namespaces"

: "up twice: the same lab stays"
find /run/netns -printf "%i %f\n" | sort >inodes
act 0 "$up" lab.yaml
prints "^$lab is up\$"
find /run/netns -printf "%i %f\n" | sort | cmp - inodes || fail "it was made again"

: "half made, or made otherwise: made again"
ip netns delete "$lab:n2"
act 0 "$up" lab.yaml
prints '4 hosts'
expect "$lab" 5
rm /run/colltune-lab/"$lab"/up
act 0 "$up" lab.yaml
prints '4 hosts'
sed 's/names: n3, switch: s1, bandwidth: 50/names: n3, switch: s1, bandwidth: 20/' \
    lab.yaml >slower.yaml
act 0 "$up" slower.yaml
rate n3 eth0 20Mbit

: "two labs side by side"
act 0 "$up" lab.yaml "$other"
prints "^$other is up: 4 hosts"
expect "$lab" 5
expect "$other" 5
act 2 "$down"
says 'several labs are up, name one: '
says "$lab $other"
act 2 "$run" -n 2 true
says 'several labs are up'
act 0 "$down" "$lab"
expect "$lab" 0
expect "$other" 5
act 0 "$run" "$other" -n 2 "$LAB_PROGRAM"
prints '^n3 n0$'

# the kernel's table of those that were found is small, and one for all labs
: "hosts need not look for each other"
for n in 0 1 2 3; do
    ip -n "$other:n$n" neighbour >neighbours
    [ "$(grep -c PERMANENT neighbours)" = 3 ] || fail "n$n does not know all"
    [ "$(wc -l <neighbours)" = 3 ] || fail "n$n looked for others"
done

: "down twice, by file and by name; nothing is left"
act 0 "$up" lab.yaml
act 0 "$down" lab.yaml
act 0 "$down" lab.yaml
act 0 "$down" "$other"
act 0 "$down" "$other"
expect "$lab" 0
expect "$other" 0
[ -z "$(find /run/colltune-lab -name "$lab*")" ] || fail "its folder is left"
act 2 "$run" "$lab" -n 2 true
says "lab $lab is not up; make it by lab/up FILE"

: "wrong use"
act 0 "$up" --help
prints '^usage: lab/up FILE'
act 0 "$down" --help
act 0 "$run" --help
act 2 "$up" there-is-none.yaml
says 'no such cluster file: there-is-none.yaml'
act 2 "$up" lab.yaml 'A name'
says 'not a name'
act 2 "$down" 'some:thing'
says 'neither a cluster file nor the name of a lab'
echo 'name: wrong' >wrong.yaml
act 2 "$up" wrong.yaml
says 'colltune: wrong.yaml'
printf 'name: alone\nhosts: [{names: here}]\nranks: {order: by-name}\n' >alone.yaml
act 2 "$up" alone.yaml
says 'alone has no network'

: "without root, without a tool"
mkdir lab bin
cp "$SOURCE"/lab/up "$SOURCE"/lab/lab_common.sh lab
chmod -R a+rX "$work"
act 2 setpriv --reuid 65534 --regid 65534 --clear-groups lab/up lab.yaml
says 'only root may make and enter network namespaces: sudo lab/up'
for tool in sh dirname basename readlink uname id ip; do
    ln -s "$(command -v $tool)" bin/$tool
done
act 2 env PATH="$work/bin" lab/up lab.yaml
says 'lab/up: tc is missing: install package iproute2'
expect "$lab" 0
