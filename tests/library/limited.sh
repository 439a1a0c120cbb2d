#!/bin/sh
# limited.sh BYTES COMMAND ARGUMENT... - run the command in a memory control group of its own,
# in which no process may be killed for lack of memory. Exit code 77: there can be no such group.
set -eu
bytes=$1
shift
if ! awk -v most=$((bytes / 1024)) '/^MemAvailable:/ { exit $2 < 2 * most }' /proc/meminfo; then
    echo "skipped: the host has too little memory"
    exit 77
fi

# The group that this process is in, of version 1 or 2, and the names of its files.
line=$(grep -E '^[0-9]+:([a-z_,=]*,)?memory(,[a-z_,=]*)?:' /proc/self/cgroup || true)
if [ -n "$line" ]; then
    folder=/sys/fs/cgroup/memory most=memory.limit_in_bytes killed=memory.oom_control
else
    line=$(grep '^0::' /proc/self/cgroup || true)
    folder=/sys/fs/cgroup most=memory.max killed=memory.events
fi
group=$folder${line##*:}/colltune-$$
if ! mkdir "$group" 2>/dev/null; then
    echo "skipped: no control groups can be made in $folder${line##*:}"
    exit 77
fi
# processes that were ended may still be in it for a moment
trap 'for _ in 1 2 3 4 5; do if rmdir "$group" 2>/dev/null; then break; else sleep 1; fi; done' EXIT
if ! echo "$bytes" 2>/dev/null >"$group/$most" || ! grep -q '^oom_kill ' "$group/$killed"; then
    echo "skipped: no limit of memory can be set in $group"
    exit 77
fi

result=0
# shellcheck disable=SC2016
sh -c 'echo $$ >"$0/cgroup.procs" && exec "$@"' "$group" "$@" || result=$?
if ! grep -q '^oom_kill 0$' "$group/$killed"; then
    echo "FAILED: a process was killed for lack of memory" >&2
    exit 1
fi
exit $result
