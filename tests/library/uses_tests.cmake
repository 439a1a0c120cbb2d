# what collectives without a root are for, and orders of calls
library_program(common_uses ${LIBRARY_TESTS}/common_uses.c)
foreach(ranks 2 3 5)
  library_run(common_uses_${ranks} job${ranks}
    "EXPECT;allgather: 1 call;1 allgather_bruck;2 allgatherv_ring;alltoall: 3 calls;3 alltoall_bruck;2 alltoallv_spread;barrier: 1 call;1 barrier_dissemination;allreduce_recursive_doubling;bcast_tree segment_bytes=0 tree=linear radix=1;reduce_tree segment_bytes=0 tree=knomial radix=2;2 scatterv_linear;1 reduce_scatter_pairwise;1 reduce_scatter_block_pairwise;REJECT;native: "
    -genv COLLTUNE_FORCE
    allgather:bruck,allgatherv:ring,alltoall:bruck,alltoallv:spread,allreduce:recursive_doubling,barrier:dissemination,bcast:linear,reduce:binomial,scatterv:linear,reduce_scatter:pairwise,reduce_scatter_block:pairwise
    -n ${ranks} $<TARGET_FILE:common_uses>)
endforeach()
# and natively
add_test(NAME library_common_uses_natively
  COMMAND ${COLLTUNE_LAUNCH} -n 4 $<TARGET_FILE:common_uses>)
set_tests_properties(library_common_uses_natively PROPERTIES
  PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
