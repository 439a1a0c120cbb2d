# What MPI refuses on a rank is refused there at once, whatever the others do: nothing
# runs but the three right calls of each collective.
library_program(refused_calls ${LIBRARY_TESTS}/refused_calls.c ${COMPARE})
set(REFUSED_FORCE "exscan:linear,scan:linear,reduce_scatter_block:butterfly,reduce_scatter:pairwise,gather:binomial,scatter:binomial,gatherv:linear,scatterv:linear")
set(RIGHT "EXPECT")
foreach(ran allgather_ring allgatherv_bruck allreduce_ring alltoall_ring alltoallv_spread
        bcast_scatter_allgather exscan_linear gather_tree gatherv_linear
        reduce_halving reduce_scatter_pairwise reduce_scatter_block_halving
        scan_linear scatter_tree scatterv_linear)
  list(APPEND RIGHT "\ncolltune:   3 ${ran}[ ,]")
endforeach()
library_run(refused_calls job4
  "${RIGHT};native: wrong arguments;native: wrong communicator;native: operation not known for the datatype;REJECT;native: set-up"
  -genv COLLTUNE_FORCE ${REFUSED_FORCE} -n 4 $<TARGET_FILE:refused_calls>)
