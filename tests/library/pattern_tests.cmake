# calls with patterns of counts that were tuned, or not quite
library_program(pattern_calls ${LIBRARY_TESTS}/pattern_calls.c ${COMPARE})
library_make(patterns 3 signature -DPATTERNS)
foreach(mode
    "follow;EXPECT; 0.[0-9]+    alltoallv_ring segment_bytes=0\n; -0.[0-9]+    alltoallv_simple\n; 0.[0-9]+  alltoallv\n;  12 alltoallv_ring segment_bytes=0, ;  2 alltoallv_simple, ;12 calls of alltoallv as pattern keys\n;2 calls of alltoallv as pattern rows\n;REJECT;left the sequence;alltoallv_spread;native:"
    "near;EXPECT;12 calls of alltoallv as pattern keys\n;REJECT;left the sequence"
    "far;EXPECT;  14 alltoallv_spread;1 communicator left the sequence of patterns, the last at its call 1\n;REJECT;as pattern"
    "alone;EXPECT;6 calls of alltoallv as pattern keys\n;1 call of alltoallv as pattern rows\n;  7 alltoallv_spread;1 communicator left the sequence of patterns, the last at its call 8\n"
    "longer;EXPECT;3 calls of alltoallv as pattern keys\n;  11 alltoallv_spread;the last at its call 4\n;REJECT;as pattern rows"
    "shorter;EXPECT;3 calls of alltoallv as pattern keys\n;  11 alltoallv_spread;the last at its call 4\n;REJECT;as pattern rows"
    "between;EXPECT;24 calls of alltoallv as pattern keys\n;4 calls of alltoallv as pattern rows\n;  14 native: process count not tuned;REJECT;left the sequence"
    "other;EXPECT;12 calls of alltoallv as pattern keys\n;2 calls of alltoallv as pattern rows\n;  14 alltoallv_spread;1 communicator left the sequence of patterns, the last at its call 1\n"
    "anew;EXPECT;26 calls of alltoallv as pattern keys\n;  2 alltoallv_spread;1 communicator left"
    "shortage;EXPECT;12 calls of alltoallv as pattern keys\n;2 calls of alltoallv as pattern rows\n;  15 alltoallv_spread;1 communicator left the sequence of patterns, the last at its call 1\n"
    "threads;EXPECT;  93 alltoallv_spread;1 communicator left the sequence of patterns, the last at its call 8\n;as pattern keys"
    "gather;EXPECT;  -    allgatherv_ring;  12 allgatherv_ring segment_bytes=0, 1480 to;  1 allgatherv_bruck, 1640 to;12 calls of allgatherv as pattern heads\n")
  list(POP_FRONT mode name)
  library_run(patterns_${name} patterns "${mode}"
    -n 3 $<TARGET_FILE:pattern_calls> ${name})
endforeach()
library_make(patterns_apart 3 signature -DPATTERNS=2)
library_run(patterns_refused patterns_apart
  "EXPECT;3 calls of alltoallv as pattern apart\n;  11 alltoallv_spread;the last at its call 4\n"
  -n 3 $<TARGET_FILE:pattern_calls> refused)
