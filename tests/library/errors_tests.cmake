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
