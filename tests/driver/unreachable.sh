#!/bin/sh
# unreachable.sh - hosts that cannot be reached: the launcher's own words appear while it
# waits, a failure names the launch line, and a first launch is not tried three times.
set -eu
. "$(dirname "$0")/drive.sh"

# mpiexec waits for ever if its ssh fails
cat >ssh <<'END'
#!/bin/sh
printf 'ssh: Could not resolve hostname n1: \033[2J\r\n' >&2
exit 255
END
chmod +x ssh

far_cluster() {
    cat >far.yaml <<END
name: far
hosts: [{names: "n1"}]
ranks: {order: by-name, per_host: 2}
launch: "$1"
END
}
tune() {
    run 1 tune -q --collective bcast --timer "$FAKE_TIMER" "$@" --out far far.yaml
}

# $1 words of the launcher were shown before the last line
words_come_first() {
    sed '$d' said >first
    has first "^colltune: the launcher says: $1"
}

far_cluster "$launcher -launcher ssh -launcher-exec $work/ssh -n {ranks} -hosts {hosts} {command}"
tune --budget 6
words_come_first 'ssh: Could not resolve hostname n1: ?'
[ "$(grep -c 'Could not resolve' said)" -eq 2 ] || fail 'not said once and in the end'
says 'cannot launch the timer: no answer within 10'
says ' of the launch by: '
says ' -hosts n1 '
says 'it says: ssh: Could not resolve hostname n1'
[ ! -e far/decisions.csv ] || fail 'decided by nothing'

# a launcher that ends leaves a process behind that keeps its output open
cat >ends <<'END'
#!/bin/sh
echo "n1: no route to host" >&2
echo x >>launches
sleep 100 &
exit 7
END
chmod +x ends
far_cluster "$work/ends {command}"
tune
says 'cannot launch the timer: the timer died with exit code 7: n1: no route to host'
[ "$(wc -l <launches)" -eq 1 ] || fail 'launched again though nothing was reached'
