#!/bin/sh
# bad_use.sh - wrong use and wrong input: exit code 2 and what would be right.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file right '{command}'

run 2
mentions 'Usage: colltune COMMAND'
for command in check generate tune build bench; do
    run 0 $command --help
    prints "^Usage: colltune $command"
    prints '^Exit codes: 0 done, 1 the job failed, 2 wrong use or wrong input'
done
run 0 --help
prints '^Usage: colltune COMMAND'
cp printed usage
run 0 help
is_equal usage printed
for command in check generate tune build bench export algorithms; do
    run 0 $command --help
    cp printed usage
    run 0 help $command
    is_equal usage printed
done
run 2 help tun
says 'colltune: unknown command: tun; did you mean tune? see colltune --help'
run 2 help tune build
says 'one argument too many: build; see colltune --help'
run 0 --version
prints '^colltune [0-9]'
prints '^built with [A-Za-z]* C [0-9.]*, MPICH [0-9.]*, hwloc [0-9.]*, libyaml [0-9.]*$'
head=$(head -n 1 "$SOURCE/out/lab-a-32/decisions.csv")
prints "^decisions.csv  *${head##* } "
cp printed said.version
run 0 version
is_equal said.version printed
run 2 version 1
says 'one argument too many: 1; see colltune version --help'

run 2 tun
says 'colltune: unknown command: tun; did you mean tune? see colltune --help'
run 2 tune --colour
says 'unknown option: --colour; see colltune tune --help'
run 2 check --budget 3 right.yaml
says 'unknown option: --budget; see colltune check --help'
for option in collective budget out mechanism limit largest timer generator \
    thread-level; do
    run 2 tune --$option
    says "a value is missing: --$option; see colltune tune --help"
done
for time in 0 -1 x 1e9 nan inf '' 3s 99999999999; do
    run 2 tune --budget "$time"
    says "not a time: $time; give a number of seconds above 0 and up to 1000000"
    run 2 tune --limit "$time"
    says "not a time: $time;"
done
for size in 0 -1 x 1k '' 1.5 1073741825 99999999999999999999; do
    run 2 tune --largest "$size"
    says "not a size: $size; give a number of bytes from 1 to 1073741824"
done
run 2 tune --collective collect right.yaml
says 'unknown collective: collect; known are allgather, allgatherv, allreduce, alltoall, alltoallv, b'
run 2 tune --collective alltoall,,collect right.yaml
says 'unknown collective: collect;'
for list in '' ',' ',,'; do
    run 2 tune --collective "$list" right.yaml
    says '--collective is empty'
done
run 2 tune --collective "$(printf '%0600d' 0)" right.yaml
says 'too long: --collective 000'
run 2 tune right.yaml two.yaml
says 'one argument too many: two.yaml; see colltune tune --help'
run 2 tune --mechanism guess right.yaml
for known in "unknown mechanism: guess; known are " arrival barrier loop window; do
    says "$known"
done
run 2 tune --mechanism 'barrier loop' right.yaml
says 'unknown mechanism: barrier loop;'
[ ! -e out/right ] || fail 'a folder was made'

# files
for command in check generate build bench; do
    run 2 $command
    says "is missing; see colltune $command --help"
done
for command in check generate tune; do
    run 2 $command nothing.yaml
    says 'nothing.yaml'
    says 'No such file or directory'
    run 2 $command .
    says 'colltune: .: '
    says 'directory'
    echo 'hosts: [{names: here}' >broken.yaml
    run 2 $command broken.yaml
    says 'colltune: broken.yaml:'
done
for command in build bench; do
    run 2 $command nothing
    says 'nothing is not a machine folder: it has no cluster.yaml; colltune tune'
    run 2 $command right.yaml
    says 'right.yaml is not a machine folder: it has no cluster.yaml'
    mkdir half
    cp right.yaml half/cluster.yaml
    run 2 $command half
    says 'half is not a machine folder: it has no decisions.csv; colltune tune m'
    [ "$(ls half)" = cluster.yaml ] || fail "half was changed: $(ls half)"
    : >half/tuned.c
    run 2 $command half
    says 'half was tuned by an earlier version of colltune: it has a tuned.c and n'
    says 'no decisions.csv; run colltune tune again'
    [ ! -e half/build ] || fail "half was changed: $(ls half)"
    rm -r half
done

# where the result goes
tune() {
    code=$1
    shift
    run "$code" tune -q --collective allreduce "$@"
}
tune 1 --out /proc/nothing right.yaml
says 'cannot make the folder /proc/nothing: '
echo a file >file
tune 1 --out file right.yaml
says 'cannot make the folder file: Not a directory'
tune 1 --out file/below right.yaml
says 'cannot make the folder'
[ "$(cat file)" = 'a file' ] || fail 'the file was changed'

# programs
tune 2 --timer nothing --out m right.yaml
says 'cannot find nothing: No such file or directory'
for timer in right.yaml "$work"; do
    tune 2 --timer "$timer" --out m2 right.yaml
    says 'cannot launch the timer, is the launcher installed? The line is: '
    rm -r m2
done
rm -r m
tune 2 --generator nothing --out m right.yaml
says 'the generator nothing failed: '
says 'not found'
tune 2 --generator ./right.yaml --out m right.yaml
says 'the generator ./right.yaml failed: '
# shellcheck disable=SC2016
printf '#!/bin/sh\necho "cannot draw $1 to $2" >&2\nexit 3\n' >generator
chmod +x generator
tune 1 --generator ./generator --out m right.yaml
says "the generator ./generator failed: cannot draw $work/m/build/cluster.yaml"
rm -r m
COLLTUNE_MPICC=/nonexistent/mpicc tune 1 --out m right.yaml
says 'the compiler failed: '
says '/nonexistent/mpicc: not found'
says "m/build/compiler.log)"
printf '#!/bin/sh\necho "no space for objects" >&2\nexit 1\n' >compiler
chmod +x compiler
COLLTUNE_MPICC=$work/compiler tune 1 --out m right.yaml
says 'the compiler failed: no space for objects (all of it in '
[ ! -e m/tuned.c ] || fail 'tuned.c after a failure'

# launchers; the timer is built first
cluster_file lost 'no-such-launcher -n {ranks} {command}'
tune 2 --out m lost.yaml
says 'is the launcher installed? The line is: no-such-launcher -n 2 '
[ "$(wc -l <m/measurements.csv)" -eq 2 ] || fail 'measured without a launcher'
cp -a m/build built
cluster_file failing "sh -c 'echo no hosts >&2; exit 4' {command}"
tune 1 --out failing failing.yaml
says 'the timer died with exit code 4: no hosts'
mkdir alone
cp -a built alone/build
tune 2 --timer "$FAKE_TIMER" --out alone lost.yaml
says 'is the launcher installed?'

# a folder with the measurements of something else
tune 0 --timer "$FAKE_TIMER" --out m3 right.yaml
before=$(state_of m3)
cluster_file other '{command}'
tune 2 --timer "$FAKE_TIMER" --out m3 other.yaml
says 'm3/measurements.csv:1: these measurements were made with cluster=right:'
says '; --restart starts from scratch and keeps the old file'
sed 's/per_host: 2/per_host: 3/' right.yaml >three.yaml
tune 2 --timer "$FAKE_TIMER" --out m3 three.yaml
says 'made with ranks=2, now it is ranks=3; --restart starts from scratch and'
echo 'not a measurement' >>m3/measurements.csv
tune 2 --timer "$FAKE_TIMER" --out m3 right.yaml
says ": not a measurement: not a measurement"
sed -i '$ d' m3/measurements.csv
tune 0 --timer "$FAKE_TIMER" --out m3 right.yaml
echo "$before" | grep -v '/build/\|:.* m3/measurements.csv' >before
state_of m3 | grep -v '/build/\|:.* m3/measurements.csv' >after
is_equal before after

# a setting that no algorithm has is left out of decisions.csv
echo 'allreduce,allreduce_ring,a"b,1024,,0,-1,0,dropped: x' >>m3/measurements.csv
tune 0 --timer "$FAKE_TIMER" --out m3 right.yaml
run 0 build m3

# output that cannot be written
got=0
"$COLLTUNE_BIN" check right.yaml >/dev/full 2>said || got=$?
[ $got -eq 1 ] || fail "exit code $got for a full standard output"
says 'cannot write to standard output'
