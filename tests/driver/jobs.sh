#!/bin/sh
# jobs.sh - jobs besides the cluster's own ranks are tuned in folders of their
# own, kept where they are decided, and all are in one library.
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
jobs() {
    code=$1
    shift
    run "$code" tune -q --timer "$FAKE_TIMER" --largest 65536 --collective \
        allreduce,bcast --jobs "$@"
}

jobs 0 all eight.yaml
prints "^The cluster's own ranks: Measured now: [1-9]"
prints '^Job half-blocks: Measured now: [1-9]'
prints '^Job half-dealt: Measured now: [1-9]'
prints 'libcolltuned-eight.so'
[ ! -s said ] || fail 'a message where all is well'
[ "$(cd out/eight/jobs && echo *)" = 'columns half-blocks half-dealt rows third-odd' ] ||
    fail "jobs: $(echo out/eight/jobs/*)" # an eighth would be one rank
has out/eight/jobs/half-dealt/cluster.yaml 'ranks: \[h0, h2, h4, h6\]'
has out/eight/jobs/half-blocks/tuned.c '^const struct ct_tuned ct_tuned_half_blocks = {'
has out/eight/jobs/half-blocks/tuned.c '    .job = "half-blocks",'
grep -q '^fitted,half-dealt,[0-9 ]*,[0-9]*,[^,]*,4,4,1,2,' out/eight/decisions.csv || fail 'no such job in the cost model'
if ls out/eight/jobs/half-blocks/*_eight.c 2>/dev/null; then fail 'a routine of a job'; fi
has out/eight/tuned.c '    .jobs = jobs,'
has out/eight/tuned.c '    &ct_tuned_half_dealt,'
has out/eight/report.html 'jobs/half-dealt/report.html'

# in parts: those of four rows of two, and of two columns of four
has out/eight/jobs/rows/cluster.yaml 'ranks: \[h0, h1, h2, h3, h4, h5, h6, h7\]'
has out/eight/jobs/rows/cluster.yaml 'parts: 4'
has out/eight/jobs/rows/tuned.c '^ \* the first of 4 parts that call at the same time, mechanism'
has out/eight/jobs/rows/tuned.c '    .nranks = 2,'
has out/eight/jobs/rows/tuned.c '    .nparts = 4,'
has out/eight/jobs/columns/cluster.yaml 'ranks: \[h0, h2, h4, h6, h1, h3, h5, h7\]'
! grep -q '^    .nparts' out/eight/tuned.c || fail 'parts of the cluster itself'
has out/eight/report.html 'rows</a><td>2<td>4<td>'
run 0 report out/eight/jobs/rows
prints '^eight: 2 ranks, the first of 4 parts that call at the same time, mechanism barrier'
library=out/eight/build/libcolltuned-eight.so
nm -D "$library" >/dev/null
before=$(cat out/eight/jobs/half-blocks/measurements.csv)

# what is decided stays, here and where a job is added
jobs 0 all eight.yaml
prints "^The cluster's own ranks: decided before, kept"
prints '^Job half-blocks: decided before, kept'
[ "$before" = "$(cat out/eight/jobs/half-blocks/measurements.csv)" ] || fail 'measured again'
jobs 0 two-per-host,half-dealt eight.yaml
prints '^Job two-per-host: Measured now: [1-9]'
prints '^Job half-dealt: decided before, kept'
has out/eight/tuned.c '    &ct_tuned_two_per_host,'
has out/eight/jobs/two-per-host/tuned.c '    .nranks = 16,'

# the folder of all is built, a job's is not; each has its report
run 0 build out/eight
run 2 build out/eight/jobs/half-dealt
says 'is a job of the cluster eight: what was chosen for it is in the library of the folder above'
run 0 report out/eight/jobs/half-dealt
has out/eight/jobs/half-dealt/tuned.c '    .job = "half-dealt",'

# a tuned.c that does not follow its decisions is written again
sed -i 's/half-dealt/half-dead/' out/eight/jobs/half-dealt/tuned.c
run 0 build out/eight
has out/eight/jobs/half-dealt/tuned.c '    .job = "half-dealt",'

# what was chosen for code that has changed since is refused
cp out/eight/jobs/half-dealt/decisions.csv kept.csv
sed -i 's/,0x[0-9a-f]\{16\}/,0x0000000000000001/' out/eight/jobs/half-dealt/decisions.csv
if ! cmp -s kept.csv out/eight/jobs/half-dealt/decisions.csv; then
    run 2 build out/eight
    mentions 'jobs/half-dealt/decisions.csv'
fi
cp kept.csv out/eight/jobs/half-dealt/decisions.csv

# only a name that a cluster file could give
cp -r out/eight/jobs/half-dealt 'out/eight/jobs/half dealt.old'
run 2 build out/eight
says 'jobs/half dealt.old cannot be a job, whose name has up to 40 of a-z, 0-9 and -'
rm -r 'out/eight/jobs/half dealt.old'

# a job that is removed is gone
rm -r out/eight/jobs/half-dealt
run 0 build out/eight
if grep -q ct_tuned_half_dealt out/eight/tuned.c; then fail 'a job that was removed'; fi

# jobs of the file; another cluster's are refused
sed 's/^launch/jobs: [{name: three, ranks: [h7, h0, h1]}]\nlaunch/' eight.yaml >named.yaml
jobs 0 all --out named named.yaml
has named/jobs/three/cluster.yaml 'ranks: \[h7, h0, h1\]'
cp -r named/jobs/three out/eight/jobs/
sed -i 's/^name: eight/name: nine/' out/eight/jobs/three/cluster.yaml
run 2 build out/eight
mentions 'jobs/three'

# every job would be started on the same hosts
sed 's/^launch.*/launch: "mpiexec -n {ranks} {command}"/' eight.yaml >anywhere.yaml
run 2 tune -q --jobs all --out anywhere anywhere.yaml
says 'the launch line of eight names no hosts'

# one host needs no name in the launch line
cat >one.yaml <<END
name: one
hosts: [{names: here}]
ranks: {order: by-name, per_host: 4}
launch: "false {ranks} {command}"
jobs: [{name: two, ranks: [here, here]}]
END
run 1 tune -q --jobs all --collective bcast one.yaml

# a timer that does not know of parts would call with all ranks
cat >ignorant <<END
#!/bin/sh
exec "$FAKE_TIMER"
END
chmod +x ignorant
run 2 tune -q --timer ./ignorant --collective bcast --jobs rows --out ignorant.out eight.yaml
says 'the timer has parts=1, the job parts=4: does it know --parts?'
sed 's/^launch/parts: 2\nlaunch/' eight.yaml >whole.yaml
run 2 tune -q --timer "$FAKE_TIMER" --collective bcast whole.yaml
says "whole.yaml has 'parts', which is for jobs: list its ranks as one, and name it by --jobs"
run 2 tune -q --timer "$FAKE_TIMER" --collective bcast --jobs rows --restart whole.yaml
says "whole.yaml has 'parts', which is for jobs"
[ -s out/eight/measurements.csv ] || fail 'measurements were set aside'
run 2 tune -q --timer "$FAKE_TIMER" --ranks 4 whole.yaml
says '4 ranks are asked for; it has 2 parts of 4 ranks'

jobs 2 quarter eight.yaml
says 'unknown job: quarter; there are half-blocks, half-dealt, third-odd, eighth, eighth-dealt, rows, columns, two-per-host, all'
jobs 2 eighth eight.yaml
says 'the job eighth would have 1 rank; it needs two or more'
jobs 2 half-dealt, eight.yaml
says '--jobs has an empty name in its list'
jobs 2 all
says '--jobs needs a cluster file'
jobs 2 all --ranks 4 eight.yaml
says '--jobs cannot be used with --ranks'
