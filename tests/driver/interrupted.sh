#!/bin/sh
# interrupted.sh - a command that computes says that it is at work, and ends when
# it is interrupted; what it cannot do it says at once.
set -eu
. "$(dirname "$0")/drive.sh"

# interrupt SIGNAL ARGUMENT...: after its first line it has minutes to go
interrupt() {
    signal=$1
    shift
    "$COLLTUNE_BIN" "$@" >printed 2>said </dev/null &
    pid=$!
    wait_for_lines said 1
    grep -q '^colltune: at work, 2 s so far$' said || fail 'no progress'
    kill -s "$signal" $pid
    tries=600
    while kill -0 $pid 2>/dev/null; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "$* goes on after $signal"
        sleep 0.1
    done
    code=0
    wait $pid || code=$?
    [ $code -eq 1 ] || fail "exit code $code after $signal"
    says 'colltune: interrupted'
}

interrupt TERM algorithms --ranks 4096

# more ranks than the memory is enough for; the sanitizers reserve more of it
[ -z "$SANITIZE" ] || exit 0
(
    # shellcheck disable=SC3045
    ulimit -v 8000000
    run 2 algorithms --ranks 12800
)
says 'all algorithms for 12800 ranks need 49.2 GB of memory, and 8.2 GB are there; name one algorithm, or fewer ranks'
[ "$(wc -l <said)" -eq 1 ] || fail 'not at once'

# of a large cluster what fits is generated, and what does not is said at once
{
    echo 'name: large'
    echo 'switches: [s, "l[0-63]"]'
    echo 'links:'
    for l in $(seq 0 63); do
        echo "  - {between: [s, l$l], bandwidth: 100 Gbit/s}"
    done
    echo 'hosts:'
    for l in $(seq 0 63); do
        echo "  - {names: \"n$l-[0-127]\", switch: l$l, bandwidth: 100 Gbit/s}"
    done
    echo 'ranks: {order: by-name, per_host: 1}'
} >large.yaml
run 0 generate --out generated large.yaml
mentions 'colltune: left out: alltoall_phases does not apply to these 8192 ranks; it needs: places; p <= 4096'
prints '^generated/allreduce_wired_ring_large.c$'
[ ! -e generated/alltoall_phases_large.c ] || fail 'made'
