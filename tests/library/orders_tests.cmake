# every candidate in every order of ranks
colltune_mpi_test(library_orders "${LIBRARY_TESTS}/orders.c;${COMPARE}"
                  ct_library 1 2 3 4 5 7 8)
target_link_options(library_orders PRIVATE LINKER:--wrap=PMPI_Comm_split)
add_test(NAME library_orders_short
  COMMAND ${COLLTUNE_MPIEXEC} -n 3 $<TARGET_FILE:library_orders> short)
set_tests_properties(library_orders_short PROPERTIES
  PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
