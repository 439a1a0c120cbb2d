colltune_mpi_test(mpi_algorithms ${CMAKE_CURRENT_SOURCE_DIR}/repo/mpi_algorithms.c
                  ct_run 1 2 3 4 5 7 8 13)
