# a plan for each root
colltune_mpi_test(library_root_plans "${LIBRARY_TESTS}/root_plans.c" ct_run 2 3)
