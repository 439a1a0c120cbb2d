#!/bin/sh
# part_kept.sh - what was decided for some collectives stays while others are
# tuned, if it still holds; if not, tune says why.
set -eu
. "$(dirname "$0")/drive.sh"

cluster_file kept '{command}'
export FAKE_FAST=allgather_bruck
# tune FOLDER COLLECTIVES OPTION...
tune() {
    folder=$1
    names=$2
    shift 2
    run 0 tune -q --timer "$FAKE_TIMER" --largest 1024 --collective "$names" \
        --out "$folder" "$@" kept.yaml
}
# what is decided, in the order of the file
decided() {
    sed -n 's/^collective,\([a-z_]*\),.*/\1/p' "$1/decisions.csv" | tr '\n' ' '
}
check_decided() {
    [ "$(decided "$1")" = "$2 " ] || fail "decided: $(decided "$1")"
}

# all at once, and one by one: the same files
tune once alltoall,allgather,bcast,reduce
check_decided once 'allgather alltoall bcast reduce'
tune m bcast
tune m allgather
prints '^Decided before, kept: bcast\.$'
tune m reduce
prints '^Decided before, kept: allgather, bcast\.$'
tune m alltoall
prints '^Decided before, kept: allgather, bcast, reduce\.$'
for file in decisions.csv tuned.c report.csv report.html; do
    is_equal_but_for_provenance once/$file m/$file
done
run 0 build m

# what is tuned again is decided anew, the rest is as it was
tune m bcast,reduce
prints '^Measured now: 0 batches; '
prints '^Decided before, kept: allgather, alltoall\.$'
is_equal_but_for_provenance once/decisions.csv m/decisions.csv

# it is decided again by the limits of now
cp -R m limits
tune limits bcast --limit 7
prints '^Measured now: 0 batches; '
prints '^Decided before, kept: allgather, alltoall, reduce\.$'
has limits/decisions.csv '^signature,limits,--limit 7'

# up to its own size and by its own mechanisms, whatever others are tuned with
run 0 tune -q --timer "$FAKE_TIMER" --largest 512 --mechanism barrier,loop \
    --collective allgather --out scope kept.yaml
run 0 tune -q --timer "$FAKE_TIMER" --largest 64 --collective bcast --out scope kept.yaml
prints '^Decided before, kept: allgather\.$'
has scope/decisions.csv '^size,allgather,,512,'
has scope/decisions.csv '^mechanism,allgather,512,loop,'
has scope/decisions.csv '^size,bcast,,64,'
! grep -q '^size,bcast,,512,' scope/decisions.csv || fail 'bcast of 512 bytes'

# an algorithm that plans something else now has to be measured again
cp -R m code
sed -i 's/^\(# algorithm: allgather_bruck\) .*/\1 0123456789abcdef/' code/measurements.csv
tune code bcast
mentions 'these have changed since they were measured, and are measured again: allgather_bruck'
mentions 'what was decided before for allgather is not kept: measurements.csv has not all '
prints '^Decided before, kept: alltoall, reduce\.$'
check_decided code 'alltoall bcast reduce'

# one whose measurements are gone, and which was not complete
cp -R m partly
sed -i 's/^collective,allgather,yes/collective,allgather,no/' partly/decisions.csv
sed -i '/^allgather,/d' partly/measurements.csv
tune partly bcast
mentions 'what was decided before for allgather is not kept: measurements.csv has not all '
check_decided partly 'alltoall bcast reduce'

# without measurements there is nothing that could be decided again
cp -R m unmeasured
rm unmeasured/measurements.csv
run 2 tune -q --timer "$FAKE_TIMER" --collective bcast,reduce --out unmeasured kept.yaml
says "there is no $work/unmeasured/measurements.csv, so what was decided for allgather, alltoall could not be kept: name them by --collective, too"
is_equal m/decisions.csv unmeasured/decisions.csv
run 0 build unmeasured
run 0 report unmeasured
tune unmeasured alltoall,allgather,bcast,reduce
prints '^Measured now: [1-9][0-9]* batches; from measurements.csv: 0\.$'
is_equal_but_for_provenance m/decisions.csv unmeasured/decisions.csv
rm unmeasured/measurements.csv
tune unmeasured bcast --restart
check_decided unmeasured bcast

# decisions that cannot be read are not overwritten, unless by --restart
cp -R m broken
echo 'what is this' >>broken/decisions.csv
cp -R broken broken_before
line=$(wc -l <broken/decisions.csv)
run 2 tune -q --timer "$FAKE_TIMER" --collective bcast --out broken kept.yaml
says "$work/broken/decisions.csv:$line: a line cannot begin with \"what is this\"; "
says '; tune does not overwrite it: mend it, move it away, or add --restart'
rm -rf broken/build broken_before/build
diff -r broken_before broken >&2 || fail 'the folder has changed'
sed -i '$d' broken/decisions.csv
tune broken bcast
is_equal_but_for_provenance m/decisions.csv broken/decisions.csv
echo 'what is this' >>broken/decisions.csv
tune broken bcast --restart
mentions "earlier decisions are put aside, not kept: $work/broken/decisions.csv:"
check_decided broken bcast
has broken/decisions-1.csv '^what is this$'

# those of an earlier format are decided again by the measurements; nothing is lost
cp -R m earlier
sed -i '1s/.*/# colltune decisions 5/' earlier/decisions.csv
cp earlier/decisions.csv before.csv
run 2 build earlier
says 'earlier/decisions.csv:1: written by an earlier colltune (format 5); this one reads format 6: run colltune tune again'
tune earlier bcast,allgather,reduce,alltoall
mentions "earlier decisions are put aside, not kept: $work/earlier/decisions.csv:1: written by an earlier"
prints '^Measured now: 0 batches; '
is_equal_but_for_provenance m/decisions.csv earlier/decisions.csv
is_equal before.csv earlier/decisions-1.csv
run 0 build earlier
[ ! -e m/decisions-1.csv ] || fail 'decisions that can be read are put aside'

# from scratch: also if that is interrupted, and gone on with for less
tune m bcast --restart
mentions 'what was decided before for allgather, alltoall, reduce is not kept: --restart was given'
check_decided m bcast
cp once/decisions.csv m
FAKE_MS=10 "$COLLTUNE_BIN" tune -q --timer "$FAKE_TIMER" --largest 1024 --restart \
    --collective bcast,reduce --out m kept.yaml >printed 2>said &
pid=$!
wait_for_lines m/measurements-2.csv 10
wait_for_lines m/measurements.csv 20
kill -INT $pid
wait $pid && fail 'it was not interrupted'
check_decided m 'bcast reduce'
tune m bcast
prints '^Decided before, kept: reduce\.$'
tune m reduce
prints '^Decided before, kept: bcast\.$'

# a routine for a pattern stays with its choice
cat >calls.yaml <<END
patterns:
  - name: keys
    collective: alltoallv
    bytes: [[4000, 12000], [400, 20000]]
calls: [keys]
END
FAKE_FAST=alltoallv_greedy_keys_kept
tune p alltoallv --patterns calls.yaml
has p/decisions.csv '^range,alltoallv,pattern:keys,0,alltoallv_greedy_keys_kept,'
cp -R p before
tune p bcast
prints '^Decided before, kept: alltoallv\.$'
is_equal before/alltoallv_greedy_keys_kept.c p/alltoallv_greedy_keys_kept.c
has p/decisions.csv '^range,alltoallv,pattern:keys,0,alltoallv_greedy_keys_kept,'
run 0 build p

# it is made again from the counts in decisions.csv
echo 'not C' >p/alltoallv_greedy_keys_kept.c
tune p bcast
prints '^Decided before, kept: alltoallv\.$'
is_equal before/alltoallv_greedy_keys_kept.c p/alltoallv_greedy_keys_kept.c
grep '^pattern,\|^counts,\|^run,' before/decisions.csv >counts
grep '^pattern,\|^counts,\|^run,' p/decisions.csv | is_equal counts -

# a routine of a user's generator stays with its choice, without the generator
mkdir made
cat >made/bcast_mine.c <<'END'
#include "repo/algorithm.h"

static void plan(struct ct_builder *builder, const struct ct_shape *shape)
{
    const int peer = 1 - shape->rank;

    if (shape->rank == shape->root)
        ct_send(builder, peer, ct_span(CT_SEND, 0, 1));
    else
        ct_recv(builder, peer, ct_span(CT_RECV, 0, 1));
}

extern const struct ct_collective ct_bcast;

const struct ct_algorithm bcast_mine = {
    .name = "bcast_mine", .collective = &ct_bcast, .source = "a test", .nranks = 2, .plan = plan};
END
cat >generator <<'SH'
#!/bin/sh
cp made/*.c "$2"
SH
chmod +x generator
FAKE_FAST=bcast_mine
tune own bcast --generator ./generator
has own/decisions.csv '^range,bcast,,0,bcast_mine,'
cp -R own before_own
rm -r generator made
for name in reduce allgather; do
    tune own $name
    prints '^Decided before, kept: .*bcast'
done
grep "^range,bcast," before_own/decisions.csv >ranges
grep "^range,bcast," own/decisions.csv | is_equal ranges -
is_equal before_own/bcast_mine.c own/bcast_mine.c
run 0 build own

# where the routine is gone, its choice is, which is said
rm own/bcast_mine.c
tune own scatter
mentions 'what was decided before for bcast is not kept: there is no routine bcast_mine; give the --generator that makes it'
check_decided own 'allgather reduce scatter'

# a journal that another run's crash left empty
: >own/measurements.csv
tune own bcast
mentions 'what was decided before for scatter is not kept: measurements.csv has not all '
check_decided own bcast
