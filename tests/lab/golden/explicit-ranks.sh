#!/bin/sh
# explicit-ranks as network namespaces of one Linux machine, written by colltune export.
#
# sh FILE up     makes them: LAB:HOST for each host, with its cable as eth0, and
#                LAB:_switches with a bridge for each switch. As root.
# sh FILE hosts  prints addresses and names of the hosts
# sh FILE ranks  prints the address of each rank's host
#
# LAB is explicit-ranks unless the environment says otherwise.
# Removed by: ip netns delete, of each.
set -eu
lab=${LAB:-explicit-ranks}
switches=$lab:_switches

# port NAMESPACE INTERFACE RATE: one end of a cable
port() {
    ip netns exec "$1" ethtool -K "$2" tso off gso off gro off
    tc -n "$1" qdisc add dev "$2" root tbf rate "$3" burst 20k limit 256k
    ip -n "$1" link set "$2" addrgenmode none up
}

# bridge BRIDGE: a switch
bridge() {
    ip -n "$switches" link add "$1" mtu 9000 type bridge mcast_snooping 0
    ip -n "$switches" link set "$1" addrgenmode none up
}

# trunk BRIDGE BRIDGE RATE: a cable between two switches
trunk() {
    ip -n "$switches" link add "$1-$2" mtu 9000 master "$1" \
        type veth peer name "$2-$1" mtu 9000
    ip -n "$switches" link set "$2-$1" master "$2"
    port "$switches" "$1-$2" "$3"
    port "$switches" "$2-$1" "$3"
}

# host PORT NAME ADDRESS BRIDGE RATE: a host and its cable to a switch
host() {
    ip netns add "$lab:$2"
    ip -n "$switches" link add "$1" mtu 9000 master "$4" \
        type veth peer name eth0 mtu 9000 netns "$lab:$2"
    ip -n "$lab:$2" address add "$3/8" dev eth0
    ip -n "$lab:$2" link set lo up
    port "$switches" "$1" "$5"
    port "$lab:$2" eth0 "$5"
}

# know: gives each host the others' cards. The kernel has one table of
# those it finds by itself, for all namespaces, and of some 1,000 places.
# (sort: the own address first, a new one makes a host forget the others)
know() {
    hosts | sed 1d | while read -r address name; do
        hosts | awk -v own="$address" '
            NR > 1 {
                split($1, n, ".")
                card = sprintf("02:00:0a:%02x:%02x:%02x", n[2], n[3], n[4])
                print ($1 == own ? "link set eth0 address " card : \
                    "neighbour add " $1 " lladdr " card \
                    " dev eth0 nud permanent")
            }' | sort | ip -n "$lab:$name" -batch -
    done
}

up() {
    ip netns add "$switches"
    bridge b0 # s0
    bridge b1 # s1
    trunk b0 b1 1gbit
    host h1 n0 10.0.0.1 b0 1gbit
    host h2 n1 10.0.0.2 b0 1gbit
    host h3 n2 10.0.0.3 b0 1gbit
    host h4 n3 10.0.0.4 b0 1gbit
    host h5 m0 10.0.0.5 b1 1gbit
    host h6 m1 10.0.0.6 b1 1gbit
    host h7 m2 10.0.0.7 b1 1gbit
    host h8 m3 10.0.0.8 b1 1gbit
    know
}

hosts() {
    cat <<END
127.0.0.1 localhost
10.0.0.1 n0
10.0.0.2 n1
10.0.0.3 n2
10.0.0.4 n3
10.0.0.5 m0
10.0.0.6 m1
10.0.0.7 m2
10.0.0.8 m3
END
}

ranks() {
    cat <<END
10.0.0.2
10.0.0.5
10.0.0.2
10.0.0.6
10.0.0.7
10.0.0.1
10.0.0.2
10.0.0.5
END
}

case ${1:-} in
up | hosts | ranks) "$1" ;;
*)
    echo "usage: sh $0 up|hosts|ranks" >&2
    exit 2
    ;;
esac
