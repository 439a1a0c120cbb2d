# bytes that the library copies in a window of two ranks
library_program(copied_bytes ${LIBRARY_TESTS}/copied_bytes.c ${COMPARE})
target_link_libraries(copied_bytes ${CMAKE_DL_LIBS})
if(NOT COLLTUNE_SANITIZE)
  set(FORCED bcast:shared,scatter:shared,gather:shared,allgather:shared,alltoall:shared)
  string(APPEND FORCED ",allreduce:shared,reduce_scatter_block:shared,reduce_scatter:shared")
  library_run(copied_bytes meets2 "REJECT;native: "
    -genv COLLTUNE_FORCE ${FORCED} -n 2 $<TARGET_FILE:copied_bytes>)
endif()
