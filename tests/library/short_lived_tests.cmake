# dup, one call, free: in a window it takes no more than without
library_program(short_lived ${LIBRARY_TESTS}/short_lived.c ${STEP_COUNTER} ${COMPARE})
if(NOT COLLTUNE_SANITIZE)
  add_test(NAME library_short_lived
    COMMAND sh ${LIBRARY_TESTS}/short_lived.sh ${COLLTUNE_MPIEXEC} -n 2
      -genv LD_PRELOAD
        ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/meets2/libcolltuned-meets2.so
      -genv COLLTUNE_FORCE allreduce:shared $<TARGET_FILE:short_lived>)
  set_tests_properties(library_short_lived PROPERTIES
    FIXTURES_REQUIRED library_meets2 PROCESSORS 2
    SKIP_REGULAR_EXPRESSION "skipped: processes may not be traced")
endif()
