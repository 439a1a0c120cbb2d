# broadcasts, and a plan for each root
library_program(same_bcast ${LIBRARY_TESTS}/same_bcast.c ${COMPARE} ${LAYOUTS})
foreach(ranks 3 4 5)
  library_run(same_bcast_${ranks} job${ranks}
    "EXPECT;bcast_tree segment_bytes=0 tree=linear radix=1, ;bcast_scatter_allgather allgather=ring radix=2, ;bcast_tree segment_bytes=1024 tree=chain radix=1, ;native: no bytes;native: wrong arguments;native: inter-communicator"
    -n ${ranks} $<TARGET_FILE:same_bcast>)
endforeach()
foreach(ranks 1 2)
  library_run(same_bcast_${ranks} job${ranks}
    "EXPECT;bcast_tree segment_bytes=0 tree=linear radix=1, ;native: no bytes;native: wrong arguments"
    -n ${ranks} $<TARGET_FILE:same_bcast>)
endforeach()
colltune_mpi_test(library_root_plans "${LIBRARY_TESTS}/root_plans.c" ct_run 2 3)
