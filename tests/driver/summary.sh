#!/bin/sh
# summary.sh - `colltune summary` adds up reports exactly, as text, values and a page; what tuning
# might gain follows from the reports' own savings, or is not known; a wrong file is named.
set -eu
. "$(dirname "$0")/drive.sh"

columns=collective,algorithm,setting,native_because,ranks,calls,bytes,least_bytes,most_bytes,time_s,longest_rank_s,saved_s,saved_calls,comm_ranks,job,predicted_s,predicted_native_s

# report PROGRAM RANKS SECONDS LINE...
report() {
    echo '# colltune report 2'
    printf '# program: %s\n# job: 7\n# host: n0\n# ended: 2026112%sT100000Z\n' "$1" "$2"
    [ "$3" = - ] || echo "# seconds: $3"
    echo '# colltune: calls of programs with the library tuned for lab, 4 ranks'
    if [ "$2" = 1 ]; then
        echo '# Of rank 0 only.'
    else
        echo "# Sums over all $2 ranks."
    fi
    echo '# saved_s: estimated'
    echo "$columns"
    shift 3
    for line; do
        echo "$line"
    done
    echo '# end of the report'
}
report 'wave & <heat>' 4 100 \
    'allreduce,allreduce_ring,segment_bytes=0,,4,40,4000,64,128,30,10,10,40,,,,' \
    'allreduce,native,,"faster here than what was predicted to be",4,8,800,,,20,6,,0,,,,' \
    'bcast,native,,"operation does not commute",4,4,0,,,50,20,,0,,,,' >one.csv
# as colltune 0.6 wrote it
columns=$(echo "$columns" | sed 's/predicted_s,predicted_native_s/distance,in_place_of/')
report 'wave & <heat>' 2 100 \
    'allreduce,allreduce_ring,segment_bytes=0,,2,20,2000,32,100,30,20,10,20,,,,' >two.csv
report chess 1 - 'alltoall,native,,"MPI library differs",1,2,64,,,5,5,,0,,,,' >>two.csv

# text: sums, shares, the estimate: 20 s times 20 / (60 + 20)
run 0 summary one.csv two.csv
prints '^3 reports of 2 programs, ended from 2026-11-21 10:00 UTC to 2026-11-24 10:00 UTC: 135 s in collectives'
prints '^wave & <heat>  *2  *4  *0.1667  *22 %  *130 s  *20 s$'
prints '^chess  *1  *1\*  *0  *-  *5 s  *0 s$'
prints '^allreduce  *68  *80 s  *59 %  *75 %  *20 s$'
prints '44 %  *60  wave & <heat>  allreduce  *32 to 128  *allreduce_ring segment_bytes=0$'
prints 'allreduce  *average 100  *native: faster here than what was predicted to be$'
prints '^20 s  *5 s  *wave & <heat>  *allreduce  *faster here than what was predicted to be  *tune such jobs, too: colltune tune --jobs$'
prints '^ *5 s  *-  *chess  *alltoall  *MPI library differs  *tune with this MPI library, into a folder of its own$'
sed -n '/^What to do next/,$p' printed | grep -q commute && fail 'advice where there is none'

# the collective with the most time is first, though another one has the longest cell
report list 2 9 'alltoall,native,,"the tuned choice",2,2,8,4,4,5,3,0,2,,,,' \
    'reduce,native,,"the tuned choice",2,2,8,4,4,4,3,0,2,,,,' \
    'reduce,reduce_tree,,,2,2,8,8,8,3,2,1,2,,,,' >order.csv
run 0 summary order.csv
[ "$(sed -n '/^Collectives/,/^tuned:/s/^\(reduce\|alltoall\) .*/\1/p' printed | tr '\n' ' ')" = 'reduce alltoall ' ] ||
    fail 'the collectives are in another order'

# values: one line for each cell
run 0 summary --format csv one.csv two.csv
prints '^"wave & <heat>","allreduce","allreduce_ring","segment_bytes=0","","",2,60,6000,32,128,60.000000000,20.000000000,60,0.000000000$'
prints '^"wave & <heat>","allreduce","native","","faster here than what was predicted to be",".*",1,8,800,,,20.000000000,0.000000000,0,5.000000000$'
prints '^"chess","alltoall","native","","MPI library differs",".*",1,2,64,,,5.000000000,0.000000000,0,$'
[ "$(grep -c '^"' printed)" = 4 ] || fail 'not four cells'

# a page: escaped, without a script
run 0 summary -f html one.csv two.csv
prints '<tr><th scope=row>wave &amp; &lt;heat&gt;<td>'
grep -q '<script' printed && fail 'the page has a script'
! command -v tidy >found || tidy -q -e printed >said 2>&1 || fail 'not valid HTML'

# wrong files: one sentence, with file and line
refuses() {
    run 2 summary "$1"
    says "$2"
    [ "$(wc -l <said)" = 1 ] || fail 'more than one sentence'
}
refuses none 'cannot read none: No such file or directory'
: >empty
refuses empty 'empty:0: the file is empty'
refuses "$SOURCE/README.md" 'README.md:1: not a report that COLLTUNE_REPORT=FILE writes'
sed 's/report 2/report 3/' one.csv >newer
refuses newer 'newer:1: a report of another version of colltune; this one reads '
sed '$d' one.csv >cut.csv
refuses cut.csv 'the last report has no end: it was cut off'
cat cut.csv one.csv >cut_before
refuses cut_before 'the report before this line has no end'
{ cat one.csv && printf '\000' && cat one.csv; } >zero
refuses zero 'zero:14: a byte 0 after this line'
sed 's/,4,40,4000/,4,x,4000/' one.csv >letters
refuses letters 'letters:11: not a line of a report: it has collective,'
sed 's/,4,8,800/,4,0,800/' one.csv >none.csv
refuses none.csv 'none.csv:12: not a line'
sed 's/,4000,64/,4000,64,1/' one.csv >more.csv
refuses more.csv 'more.csv:11: not a line'
sed 's/"faster here/faster "here/' one.csv >quotes
refuses quotes 'quotes:12: '
sed 's/^# Sums.*/# Sums over all 0 ranks./' one.csv >nobody
refuses nobody 'nobody:8: not a number of ranks'
sed '/^# program/d' one.csv >nameless
refuses nameless 'the report names no program'
run 2 summary
says 'FILE... is missing'
run 2 summary --format xml one.csv
says 'unknown format: xml; known are text, csv and html'


# a file that cannot be read is named, and the others count, as do the reports before a wrong line
run 2 summary one.csv none two.csv letters
mentions 'cannot read none: No such file or directory'
mentions 'letters:11: not a line of a report'
says 'colltune: 2 of 4 files could not be read'
prints '^3 reports of 2 programs, ended '
cat two.csv cut.csv >cut_after
run 2 summary cut_after
says ': the last report has no end'
prints '^2 reports of 2 programs, ended '
run 2 summary none cut.csv
says 'colltune: 2 of 2 files could not be read'
[ ! -s printed ] || fail 'a summary of nothing'

# a stranger's report: neither commands for a terminal, nor formulas, nor further fields
escape=$(printf '\033')
report "=cmd${escape}[31m" 2 1 "\"all${escape}reduce,x\",\"a,b\",s,\"because${escape}[0m <b>\",2,10,100,8,8,1.0,0.5,0.1,10,,,," >hostile.csv
for format in text csv html; do
    run 0 summary -f $format hostile.csv
    ! grep -q "$escape" printed || fail "$format: a control character"
done
! grep -q 'because.*<b>' printed || fail 'HTML of others'
run 0 summary -f csv hostile.csv
prints "^\"'=cmd?\[31m\",\"all?reduce,x\",\"a,b\",\"s\",\"because?\[0m <b>\","
