# MPI_Reduce: what a program may do with it.
library_program(reduce_calls ${LIBRARY_TESTS}/reduce_calls.c ${COMPARE})
foreach(ranks 2 3 4)
  library_run(reduce_calls_${ranks} job${ranks}
    "EXPECT;reduce_tree segment_bytes=0 tree=knomial radix=2, ;reduce_halving distance=near, ;REJECT;native: "
    -n ${ranks} $<TARGET_FILE:reduce_calls>)
endforeach()
