#!/bin/sh
# jobs_again.sh - jobs are tuned again where the cluster, the options or a
# --restart ask for it, and none stays in the library that does not fit.
set -eu
. "$(dirname "$0")/drive.sh"

cat >eight.yaml <<END
name: eight
switches: [s, t]
links: [{between: [s, t], bandwidth: 1 Gbit/s}]
hosts:
  - {names: "h[0-3]", switch: s, bandwidth: 1 Gbit/s}
  - {names: "h[4-7]", switch: t, bandwidth: 1 Gbit/s}
ranks: {order: by-name, per_host: 1}
launch: "env FAKE_RANKS={ranks} FAKE_HOSTS={hosts} {command}"
END
sed 's/1 Gbit/10 Gbit/' eight.yaml >fast.yaml
sed 's/^launch: "env/& LATER=1/' eight.yaml >later.yaml

tune() {
    code=$1
    shift
    run "$code" tune -q --timer "$FAKE_TIMER" --collective allreduce,alltoallv "$@"
}
# jobs CODE FOLDER OPTION... FILE
jobs() {
    code=$1
    folder=$2
    shift 2
    tune "$code" --jobs all --out "$folder" "$@"
}
all_are_kept() {
    [ "$(grep -c ': decided before, kept' printed)" = 6 ] || fail 'not all are kept'
}
none_is_kept() {
    [ "$(grep -c ': Measured now: [1-9]' printed)" = 6 ] || fail 'not all are measured'
}

jobs 0 first --largest 1024 eight.yaml
none_is_kept

# what other options ask for is not there yet
jobs 0 first --largest 4096 eight.yaml
none_is_kept
jobs 0 first --largest 4096 eight.yaml
all_are_kept
jobs 0 first --largest 1024 eight.yaml
all_are_kept
jobs 0 first --largest 4096 --mechanism barrier,loop eight.yaml
none_is_kept
jobs 2 first --largest 4096 --mechanism loop eight.yaml
says 'these measurements were made with mechanism=barrier'
jobs 2 first --largest 4096 --thread-level multiple eight.yaml
says 'these measurements were made with --thread-level single'

jobs 2 first --largest 4096 --all-algorithms eight.yaml
says 'these measurements were made with --all-algorithms off, now it is on'
jobs 0 spread --largest 16 --mechanism arrival --spread 0.002 eight.yaml
jobs 0 spread --largest 16 --mechanism arrival --spread 0.002 eight.yaml
all_are_kept
jobs 2 spread --largest 16 --mechanism arrival --spread 0.003 eight.yaml
says 'these measurements were made with spread=0.002, now it is spread=0.003'

# limits decide what is left out
for limits in '--scratch-limit 100' '--limit 30'; do
    # shellcheck disable=SC2086
    jobs 0 first --largest 4096 $limits eight.yaml
    has first/jobs/half-dealt/decisions.csv "^signature,limits,.* ${limits#* }\\>"
    # shellcheck disable=SC2086
    jobs 0 first --largest 4096 $limits eight.yaml
    all_are_kept
done
jobs 0 first --largest 4096 eight.yaml
! grep -q '^signature,limits,.*--' first/jobs/half-dealt/decisions.csv || fail 'limits'

# one run at a time, between the jobs, too
(
    exec 9<>first/build/jobs.lock
    flock 9
    jobs 2 first --largest 4096 --restart eight.yaml
    says 'first/build/jobs.lock is in use: another colltune is tuning there'
)
jobs 0 first --largest 4096 eight.yaml
all_are_kept

# decisions follow from the measurements, whatever decisions.csv says
cp -r first changed
sed -i 's/^\(# algorithm: allreduce_ring\) .*/\1 0123456789abcdef/' changed/jobs/half-dealt/measurements.csv
sed -i '/^[a-z_]*,allreduce,/d' changed/jobs/half-blocks/decisions.csv
jobs 0 changed --largest 4096 eight.yaml
prints '^Job half-dealt: Measured now: [1-9][0-9]* batches; from measurements.csv: [1-9]'
[ "$(grep -c ': decided before, kept' printed)" = 5 ] || fail 'others are not kept'
is_equal_but_for_provenance first/jobs/half-blocks/decisions.csv changed/jobs/half-blocks/decisions.csv
jobs 0 changed --largest 4096 eight.yaml
all_are_kept

# of a cluster file with another launch line all is kept, and its line taken
jobs 0 first --largest 4096 later.yaml
all_are_kept
has first/cluster.yaml LATER
has first/jobs/half-dealt/cluster.yaml LATER

# a job that would no longer fit is named before anything is measured
before=$(cksum first/*.* first/jobs/*/*.*)
tune 2 --jobs half-dealt --restart --out first fast.yaml
says 'jobs/columns was tuned for other hosts, links or bandwidths than those of the cluster eight'
tune 2 --restart --out first fast.yaml
says 'jobs/columns was tuned for other hosts'
tune 2 --restart --thread-level multiple --out first eight.yaml
says 'jobs/columns was tuned with another MPI library or at another thread level than what is tuned now'
[ "$before" = "$(cksum first/*.* first/jobs/*/*.*)" ] || fail 'files have changed'
cp -r first other
jobs 0 other --largest 4096 --restart --thread-level multiple fast.yaml
none_is_kept
rm -r other/jobs/half-dealt
cp -r first/jobs/half-dealt other/jobs/
run 2 build other
says 'jobs/half-dealt was tuned for other hosts, links or bandwidths'

# a job that cannot be read is not overwritten; without its decisions it is tuned again
cp -r first broken
echo rubbish >broken/jobs/half-dealt/decisions.csv
tune 2 --largest 4096 --out broken eight.yaml
says 'jobs/half-dealt/decisions.csv:1: '
jobs 2 broken --largest 4096 eight.yaml
says '; tune does not overwrite it: mend it, move it away, or add --restart'
rm broken/jobs/half-dealt/decisions.csv
jobs 0 broken --largest 4096 eight.yaml
all_are_kept
has broken/jobs/half-dealt/decisions.csv '^range,allreduce,'

# one of an earlier format is decided again by its measurements
sed -i '1s/[0-9]*$/5/' broken/decisions.csv broken/jobs/half-dealt/decisions.csv
tune 2 --largest 4096 --out broken eight.yaml
says 'jobs/half-dealt/decisions.csv:1: written by an earlier colltune (format 5)'
jobs 0 broken --largest 4096 eight.yaml
all_are_kept
has broken/jobs/half-dealt/decisions.csv '^range,allreduce,'

# plain tune has the jobs in its library, too, from their decisions
rm first/jobs/half-dealt/tuned.c
sed -i 's/nranks = 4/nranks = 3/' first/jobs/half-blocks/tuned.c
tune 0 --largest 4096 --out first eight.yaml
has first/jobs/half-dealt/tuned.c 'nranks = 4'
has first/jobs/half-blocks/tuned.c 'nranks = 4'
has first/tuned.c '&ct_tuned_half_dealt'

# a restart that was interrupted goes on where it was: nothing older is kept
FAKE_MS=10 "$COLLTUNE_BIN" tune -q --timer "$FAKE_TIMER" --restart --out first \
    --collective allreduce,alltoallv --jobs all --largest 4096 eight.yaml >printed 2>said &
pid=$!
wait_for_lines first/jobs/half-blocks/measurements-1.csv 10
wait_for_lines printed 1
wait_for_lines first/jobs/half-blocks/measurements.csv 20
kill -INT $pid
wait $pid && fail 'it was not interrupted'
says 'run again to go on from there'
jobs 0 first --largest 4096 eight.yaml
prints "^The cluster's own ranks: decided before, kept"
prints '^Job half-blocks: Measured now: [1-9][0-9]* batches; from measurements.csv: [1-9]'
prints '^Job half-dealt: Measured now: [1-9][0-9]* batches; from measurements.csv: 0'
jobs 0 first --largest 4096 eight.yaml
all_are_kept

# a routine of a user's generator, which is not used with --jobs, stays with its choice
mkdir made
cat >made/bcast_mine.c <<'END'
#include "repo/algorithm.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    for (int i = 0; i < shape->nranks; i++) {
        if (i != shape->root && shape->rank == shape->root)
            ct_send(builder, i, ct_span(CT_SEND, 0, 1));
        else if (i != shape->root && shape->rank == i)
            ct_recv(builder, shape->root, ct_span(CT_RECV, 0, 1));
    }
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_mine = {
    .name = "bcast_mine", .collective = &ct_bcast, .source = "a test", .nranks = 8, .plan = plan};
END
cat >generator <<'SH'
#!/bin/sh
cp made/*.c "$2"
SH
chmod +x generator
export FAKE_FAST=bcast_mine
run 0 tune -q --timer "$FAKE_TIMER" --collective bcast --largest 64 --generator ./generator \
    --out routine eight.yaml
has routine/decisions.csv '^range,bcast,,0,bcast_mine,'
run 0 tune -q --timer "$FAKE_TIMER" --collective bcast --largest 64 --jobs rows \
    --out routine eight.yaml
prints "^The cluster's own ranks: decided before, kept"
has routine/decisions.csv '^range,bcast,,0,bcast_mine,'
run 0 build routine

# interrupted in a job: the library has what was decided until then
FAKE_MS=20 "$COLLTUNE_BIN" tune -q --timer "$FAKE_TIMER" --collective allreduce --largest 64 \
    --jobs all --out cut eight.yaml >printed 2>said &
pid=$!
wait_for_lines cut/jobs/rows/measurements.csv 20
kill -INT $pid
wait $pid && fail 'it was not interrupted'
says 'interrupted; decided from what was measured, run again to go on from there'
[ -e cut/decisions.csv ] || fail 'nothing is decided'
[ -e cut/build/libcolltuned-eight.so ] || fail 'no library'
