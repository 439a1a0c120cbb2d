# With private counts and direct messages a rank waits for no other but those with
# which it exchanges bytes.
library_program(direct_calls ${LIBRARY_TESTS}/direct_calls.c ${COMPARE})
foreach(name spread=0 ring=0 one_factor scattered=4)
  string(REGEX REPLACE "=.*" "" algorithm ${name})
  set(force alltoallv:${name},gatherv:linear=0,scatterv:linear=0)
  set(ran "${algorithm}[, ]")
  if(algorithm STREQUAL one_factor)
    set(ran "rounds partners=one_factor separation=none")
  endif()
  set(ranks 4)
  if(algorithm STREQUAL scattered)
    set(ranks 6)
  endif()
  library_run(direct_calls_refused_${algorithm} job4
    "EXPECT;  [0-9]+ alltoallv_${ran};gatherv_linear window=0;scatterv_linear window=0"
    -genv COLLTUNE_FORCE ${force} -n ${ranks} $<TARGET_FILE:direct_calls> refused)
  if(NOT COLLTUNE_SANITIZE) # the sanitizers have an allocator of their own
    library_run(direct_calls_short_${algorithm} job4
      "EXPECT;  [0-9]+ alltoallv_${ran};gatherv_linear window=0;scatterv_linear window=0;REJECT;native: out"
      -genv COLLTUNE_FORCE ${force} -n ${ranks} $<TARGET_FILE:direct_calls> short)
  endif()
endforeach()
if(NOT COLLTUNE_SANITIZE)
  library_run(announced_calls_short job4
    "EXPECT;alltoallv: 6 calls\ncolltune:   3 alltoallv_padded_bruck;  1 native: out of memory for the call on some rank\n;  2 native: some block is too large for the algorithm\n;  1 gatherv_binomial, ;  1 scatterv_binomial, "
    -genv COLLTUNE_FORCE alltoallv:padded_bruck=2,gatherv:binomial,scatterv:binomial
    -n 4 $<TARGET_FILE:direct_calls> announced)
endif()
# what a refused root did not receive is no other call's
library_program(left_messages ${LIBRARY_TESTS}/left_messages.c ${COMPARE})
library_run(left_messages job4
  "EXPECT;gatherv_linear window=0, ;allreduce_recursive_doubling, ;allreduce_ring"
  -genv COLLTUNE_FORCE gatherv:linear=0 -n 4 $<TARGET_FILE:left_messages>)
library_run(left_messages_of_a_bcast job4
  "EXPECT;bcast_tree segment_bytes=0 tree=linear ;allreduce_recursive_doubling, ;allreduce_ring"
  -genv COLLTUNE_FORCE bcast:linear -n 4 $<TARGET_FILE:left_messages> bcast)
