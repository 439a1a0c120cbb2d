# two calls of one runner under way at the same time, and the instructions of a call
colltune_mpi_test(calls_at_once ${LIBRARY_TESTS}/calls_at_once.c ct_run 2 4)
