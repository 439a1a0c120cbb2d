# the files that the library writes
add_test(NAME library_writes_to_what_is_named
  COMMAND sh ${LIBRARY_TESTS}/named_files.sh ${COLLTUNE_MPIEXEC}
    ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/job2/libcolltuned-job2.so
    $<TARGET_FILE:some_calls> $<TARGET_FILE:recorded_calls>)
add_test(NAME library_names_reports_by_job_host_program_and_time
  COMMAND sh ${LIBRARY_TESTS}/report_names.sh ${COLLTUNE_MPIEXEC}
    ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/job2/libcolltuned-job2.so
    $<TARGET_FILE:some_calls>)
add_test(NAME library_writes_nothing_for_the_caller_of_a_set_user_id_program
  COMMAND sh ${LIBRARY_TESTS}/setuid.sh
    ${LIBRARY_OUTPUT}/job1/libcolltuned-job1.so ${LIBRARY_COMPILE} ${LIBRARY_LINK})
add_test(NAME library_reports_as_before_where_programs_move_and_have_locales
  COMMAND sh ${LIBRARY_TESTS}/moving_calls.sh ${COLLTUNE_MPIEXEC}
    ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/job2/libcolltuned-job2.so
    $<TARGET_FILE:moving_calls>)
set_tests_properties(library_writes_to_what_is_named
  library_reports_as_before_where_programs_move_and_have_locales
  library_names_reports_by_job_host_program_and_time
  library_writes_nothing_for_the_caller_of_a_set_user_id_program PROPERTIES
  FIXTURES_REQUIRED "library_job1;library_job2" PROCESSORS 2
  SKIP_REGULAR_EXPRESSION "^skipped"
  ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
