foreach(name advice budget_division cores_check dropped flavours frozen identity job_list journal journal_algorithms journal_index journal_races measuring options placement_check plain progress race_line rank_list record search_spaces simgrid_limits timer_client
        decisions_match link_picture untried verified)
  target_link_libraries(test_${name} ct_driver)
endforeach()

add_executable(fake_timer ${CMAKE_CURRENT_SOURCE_DIR}/driver/fake_timer.c)
target_link_libraries(fake_timer colltune_flags)
add_executable(counted_timer ${CMAKE_CURRENT_SOURCE_DIR}/driver/counted_timer.c)
target_link_libraries(counted_timer ct_generator ct_fit colltune_flags)

# A script that runs the command: exit code 77 means skipped.
string(REPLACE ";" " " DRIVER_WARNINGS "${COLLTUNE_WARNINGS}")
string(REPLACE ";" " " DRIVER_SANITIZE "${COLLTUNE_SANITIZE_FLAGS}")
function(driver_script folder name)
  add_test(NAME ${folder}_${name}
           COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/${folder}/${name}.sh)
  set_tests_properties(${folder}_${name} PROPERTIES
    SKIP_RETURN_CODE 77 PROCESSORS 2 ENVIRONMENT
    "COLLTUNE_BIN=$<TARGET_FILE:colltune>;COLLTUNE_MPICC=${COLLTUNE_QUICK_MPICC};FAKE_TIMER=$<TARGET_FILE:fake_timer>;COUNTED_TIMER=$<TARGET_FILE:counted_timer>;SOURCE=${PROJECT_SOURCE_DIR};BUILD=${PROJECT_BINARY_DIR};YIELD=${COLLTUNE_YIELD};CMAKE=${CMAKE_COMMAND};MPIEXEC=${COLLTUNE_MPIEXEC};CC=${CMAKE_C_COMPILER};WARNINGS=${DRIVER_WARNINGS};SANITIZE=${DRIVER_SANITIZE}")
endfunction()

foreach(name budget_cut predicted busy_host unreachable interrupted planted_links invented_times invented_orders invented_roots barrier budget counts jobs jobs_again part_kept unequal_counts patterns warm_up timer_faults bad_use changed_folder disk_full
        faulty_routines native_wrong tampered_routine thread_level decide
        algorithms not_tried rank_map whole_run killed_run small_commands predict manual manual_examples quickstart bench installed rollout domain doctor summary simulated report report_looks compare)
  driver_script(driver ${name})
endforeach()

# These start no MPI program: two at a time, the longest first.
foreach(name timer_faults bad_use changed_folder tampered_routine disk_full
        warm_up budget budget_cut predicted busy_host unreachable interrupted report algorithms not_tried rank_map jobs jobs_again part_kept decide predict manual summary compare)
  set_tests_properties(driver_${name} PROPERTIES PROCESSORS 1)
endforeach()
set_tests_properties(driver_timer_faults PROPERTIES COST 460)
set_tests_properties(driver_bad_use driver_changed_folder PROPERTIES COST 440)

driver_script(bench search_by_hand)

# minutes of SimGrid, whose programs are never sanitized: once, in the plain build
if(NOT COLLTUNE_SANITIZE)
  driver_script(driver simulated_runs)
  driver_script(driver simulated_jobs)
  set_tests_properties(driver_simulated_runs driver_simulated_jobs
    PROPERTIES PROCESSORS 1 COST 450)
endif()
