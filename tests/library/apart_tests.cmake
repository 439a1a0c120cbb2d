# blocks with gaps between them, or in another order, go straight to where they
# lie: blocks of 3 MB are above what is ever packed in memory that is kept
library_program(blocks_apart ${LIBRARY_TESTS}/blocks_apart.c ${COMPARE})
function(blocks_apart ranks collective algorithm bytes)
  string(REGEX REPLACE "=.*" "" name ${algorithm})
  library_run(${collective}_${name}_apart_${ranks}_${bytes} job${ranks}
    "EXPECT;${collective}: 8 calls\ncolltune:   8 ${collective}_${name}"
    -genv COLLTUNE_FORCE ${collective}:${algorithm} -n ${ranks}
    $<TARGET_FILE:blocks_apart> ${collective} ${bytes})
endfunction()
foreach(of allgatherv:ring=0 alltoallv:spread gatherv:linear scatterv:linear)
  string(REPLACE ":" ";" of ${of})
  blocks_apart(2 ${of} 3000000)
endforeach()
# several blocks in one message
blocks_apart(4 allgatherv recursive_doubling 1100000)
blocks_apart(4 allgatherv recursive_doubling 15000)
blocks_apart(4 allgatherv bruck 15000)
blocks_apart(4 gatherv binomial 150000)
blocks_apart(4 scatterv binomial 150000)
