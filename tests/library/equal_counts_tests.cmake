# each block has its count, and all are equal: in the window, by messages in rounds, and not
library_program(equal_counts ${LIBRARY_TESTS}/equal_counts.c ${COMPARE})
foreach(ranks 2 3)
  foreach(way reduce_scatter:shared,allgatherv:shared reduce_scatter:pairwise,allgatherv:ring=0
          reduce_scatter:ring=0,allgatherv:bruck)
    string(REGEX REPLACE ".*:([a-z]+).*" "\\1" name ${way})
    library_run(equal_counts_${name}_${ranks} meets${ranks}
      "EXPECT;reduce_scatter: 64 calls;allgatherv: 64 calls;REJECT;native: "
      -genv COLLTUNE_FORCE ${way} -n ${ranks} $<TARGET_FILE:equal_counts>)
  endforeach()
endforeach()
