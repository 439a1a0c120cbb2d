# lab_test.sh - for the scripts that try the lab: two labs of the test's own,
# removed at the end, whatever happens.
#
# The environment names COLLTUNE_BIN, LAB_PROGRAM and SOURCE; ctest sets it.
# Exit code 77: skipped, where labs cannot be.
# shellcheck shell=sh
# shellcheck disable=SC2034 # used by the scripts that source this

skip() {
    echo "SKIPPED: $*"
    exit 77
}

[ "$(id -u)" = 0 ] || skip "a lab needs root"
for tool in ip tc ethtool unshare setpriv flock; do
    command -v $tool >/dev/null || skip "$tool is not here: ./setup check"
done
[ -e /etc/hosts ] || skip "no /etc/hosts: names would be looked up in vain"
probe=test-$$:probe
ip netns add "$probe" || skip "network namespaces cannot be made here"
if ! ip netns exec "$probe" true; then
    ip netns delete "$probe"
    skip "namespaces cannot be entered here: is / no mount point?"
fi
ip netns delete "$probe"

work=$(mktemp -d "${TMPDIR:-/tmp}/colltune-test-XXXXXX")
cd "$work" || exit 1
lab=test-$$
other=test-$$-b
up=$SOURCE/lab/up down=$SOURCE/lab/down run=$SOURCE/lab/run

# n0 and n1 on s0, n2 and n3 on s1; ranks not in the order of hosts
cat >lab.yaml <<END
name: $lab
switches: [s0, s1]
links:
  - {between: [s0, s1], bandwidth: 100 Mbit/s, trunks: 2}
hosts:
  - {names: "n[0-1]", switch: s0, bandwidth: 100 Mbit/s}
  - {names: n2, switch: s1, bandwidth: 100 Mbit/s}
  - {names: n3, switch: s1, bandwidth: 50 Mbit/s}
ranks: [n3, n0, n1, n2]
launch: "$run $lab -n {ranks} -hosts {rank_hosts} {command}"
END

fail() {
    echo "FAILED: $*"
    for file in printed said; do
        if [ -s "$work/$file" ]; then
            echo "-- $file:"
            cat "$work/$file"
        fi
    done
    exit 1
}

# act CODE COMMAND...: must end within some minutes, with this exit code
act() {
    wanted=$1
    shift
    got=0
    timeout 300 "$@" >"$work/printed" 2>"$work/said" </dev/null || got=$?
    [ $got -eq "$wanted" ] || fail "$*: exit code $got, not $wanted"
}

# Its standard output, or error, has a line that matches $1.
prints() {
    grep -q -e "$1" "$work/printed" || fail "does not print: $1"
}

says() {
    grep -qF -e "$1" "$work/said" || fail "does not say: $1"
}

has_openmpi() {
    command -v mpicc.openmpi >/dev/null && command -v mpiexec.openmpi >/dev/null
}

# What there is of the labs: namespaces, and processes of this test's folder.
spaces() {
    ip netns list | sed -n "s/^\($1:[^ ]*\).*/\1/p" | sort
}

programs() {
    pgrep -a -f "$LAB_PROGRAM|$work/out" || true
}

# Fails if a program still runs after a minute.
all_end() {
    tries=600
    while [ -n "$(programs)" ]; do
        tries=$((tries - 1))
        [ $tries -gt 0 ] || fail "still running: $(programs)"
        sleep 0.1
    done
}

clean_up() {
    code=$?
    trap - EXIT
    left=$(programs)
    "$down" "$lab" || code=1
    "$down" "$other" || code=1
    if [ $code = 0 ] && [ -n "$left" ]; then
        echo "FAILED: left running: $left"
        code=1
    fi
    if [ $code = 0 ] && [ -n "$(spaces "$lab")$(spaces "$other")" ]; then
        echo "FAILED: namespaces are left"
        code=1
    fi
    cd /
    rm -rf "$work"
    exit $code
}
trap clean_up EXIT
trap 'exit 1' INT TERM
