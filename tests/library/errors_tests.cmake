# Errors of the library's messages: blocks whose lengths differ between ranks. Each
# of these algorithms sends the same messages for all lengths in the test.
colltune_mpi_test(unequal_lengths ${LIBRARY_TESTS}/unequal_lengths.c ct_run
                  2 4)
library_program(own_handlers ${LIBRARY_TESTS}/own_handlers.c ${COMPARE})
foreach(world default own)
  set(argument "")
  if(world STREQUAL own)
    set(argument own)
  endif()
  library_run(own_handlers_${world} job4
    "EXPECT;allreduce_ring segment;bcast_tree segment_bytes=0 tree=knomial radix=2;scatter_tree radix=2;REJECT;native: "
    -genv COLLTUNE_FORCE
      allgather:ring,allreduce:ring,alltoall:ring,bcast:binomial,gather:binomial,reduce:binomial,scan:linear,scatter:binomial
    -n 4 $<TARGET_FILE:own_handlers> ${argument})
endforeach()
library_run(own_handlers_meets meets4 "EXPECT;allreduce_shared ;scatter_shared;scan_shared;REJECT;native: "
  -genv COLLTUNE_FORCE
    allgather:shared,allreduce:shared,alltoall:shared,bcast:shared,gather:shared,reduce:shared,scan:shared,scatter:shared
  -n 4 $<TARGET_FILE:own_handlers>)
# Lengths of which each leads to another plan.
library_program(lengths_differ ${LIBRARY_TESTS}/lengths_differ.c ${COMPARE})
foreach(ranks 2 4)
  library_run(lengths_differ_${ranks} job${ranks}
    "EXPECT;allgather_bruck, ;allgather_ring segment_bytes=0, ;allgather_ring segment_bytes=4096, ;allreduce_recursive_doubling, ;allreduce_ring segment_bytes=0, ;allreduce_ring segment_bytes=1024, ;REJECT;native: "
    -n ${ranks} $<TARGET_FILE:lengths_differ>)
endforeach()

# The words that end a job name the program's call, and no function that the library
# called for it.
library_program(fatal_length ${LIBRARY_TESTS}/fatal_length.c)
add_test(NAME library_fatal_error_names_the_call
  COMMAND ${COLLTUNE_MPIEXEC} -n 2
    -genv LD_PRELOAD
      ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/job2/libcolltuned-job2.so
    -genv COLLTUNE_FORCE allgather:recursive_doubling
    $<TARGET_FILE:fatal_length>)
set_tests_properties(library_fatal_error_names_the_call PROPERTIES
  FIXTURES_REQUIRED library_job2 PROCESSORS 2
  PASS_REGULAR_EXPRESSION
    "MPI_Allgather failed: Message truncated.*Fatal error in MPI_Comm_call_errhandler: Message truncated\n")

library_program(two_sizes ${LIBRARY_TESTS}/two_sizes.c ${COMPARE})
foreach(name linear=0 binomial)
  string(REGEX REPLACE "=.*" "" algorithm ${name})
  library_run(two_sizes_${algorithm} job4
    "EXPECT;alltoall_bruck, ;alltoall_ring segment;allgather_bruck, ;allgather_ring segment;allgatherv_bruck, ;gather_(${algorithm}|tree)[, ];gatherv_${algorithm}[, ];scatter_(${algorithm}|tree)[, ];scatterv_${algorithm}[, ];REJECT;native: wrong"
    -genv COLLTUNE_FORCE
      gather:${name},gatherv:${name},scatter:${name},scatterv:${name}
    -n 4 $<TARGET_FILE:two_sizes>)
endforeach()
