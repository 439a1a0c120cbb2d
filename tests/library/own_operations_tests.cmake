# Operations and datatypes of the program: whatever runs. MPICH 4.0.2 is wrong in some of these
# calls itself, so all algorithms are named.
library_program(own_operations ${LIBRARY_TESTS}/own_operations.c)
set(number 0)
foreach(force
    "allreduce:recursive_doubling,exscan:linear,reduce:binomial,reduce_scatter:pairwise,reduce_scatter_block:butterfly,scan:linear"
    "allreduce:ring,exscan:recursive_doubling,reduce:rabenseifner,reduce_scatter:recursive_doubling,reduce_scatter_block:pairwise,scan:hillis_steele"
    "allreduce:rabenseifner,exscan:linear,reduce:linear,reduce_scatter:butterfly,reduce_scatter_block:recursive_doubling,scan:linear,allgather:ring,alltoall:ring,bcast:binomial,gather:binomial,scatter:binomial")
  foreach(ranks 2 3 4)
    if(ranks EQUAL 2 AND force MATCHES "exscan:recursive_doubling") # of three or more
      continue()
    endif()
    library_run(own_operations_${number}_${ranks} job${ranks} "EXPECT;wrong 0\n"
      -genv COLLTUNE_FORCE ${force} -n ${ranks} $<TARGET_FILE:own_operations>)
  endforeach()
  math(EXPR number "${number} + 1")
endforeach()
