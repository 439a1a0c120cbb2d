library_program(delete_callbacks ${LIBRARY_TESTS}/delete_callbacks.c ${COMPARE})
library_run(delete_callbacks job2
  "EXPECT;allreduce_recursive_doubling, ;12 native: the communicator is being freed\n"
  -n 2 $<TARGET_FILE:delete_callbacks>)
