# the report as a file
list(TRANSFORM CALL_SOURCES PREPEND ${PROJECT_SOURCE_DIR}/
     OUTPUT_VARIABLE PROFILED_CALLS)
library_program(profiled_calls ${LIBRARY_TESTS}/profiled_calls.c
  ${PROFILED_CALLS} ${COLLTUNE_LIB_DIR}/bench/calls.c)
target_compile_definitions(profiled_calls PRIVATE CT_CALLS_ONLY)
target_include_directories(profiled_calls PRIVATE ${PROJECT_SOURCE_DIR})
add_test(NAME library_profile
  COMMAND sh ${LIBRARY_TESTS}/profile.sh ${COLLTUNE_MPIEXEC}
    ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/job2/libcolltuned-job2.so
    $<TARGET_FILE:profiled_calls> $<TARGET_FILE:some_calls>
    $<TARGET_FILE:sessions> $<TARGET_FILE:threads>)
set_tests_properties(library_profile PROPERTIES
  FIXTURES_REQUIRED library_job2 PROCESSORS 2
  ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
