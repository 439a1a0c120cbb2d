# Slow tests. `./check` runs a share of them, chosen by its seed; `./check --all`
# runs all. A test with the label one_in_4 is in every fourth sample.
#
# In these lists are tests of more than some seconds on an idle machine of two
# cores that go much the same ways as others.
set(ONE_IN_2 checker_contention driver_barrier driver_budget
    driver_invented_times driver_native_wrong generator_emitted
    generator_made_trees library_orders_2 model_same_whatever_flags_print_features)
set(ONE_IN_4 conformance_every_algorithm docs_describe docs_add_a_collective docs_add_a_generator
    docs_add_a_timing_mechanism docs_add_an_algorithm docs_add_an_mpi_flavour
    docs_patterns docs_results docs_timer_readme docs_tune
    docs_use docs_variables driver_changed_folder driver_counts
    driver_faulty_routines driver_invented_orders driver_jobs driver_part_kept
    driver_patterns driver_predicted driver_quickstart driver_rank_map driver_simulated_jobs
    driver_thread_level driver_timer_faults lab_compares lab_jobs result_decisions_fuzz
    search_search_noise)
set(ONE_IN_8 driver_invented_roots driver_jobs_again driver_report_looks
    driver_simulated_runs driver_unequal_counts
    lab_openmpi library_orders_1 library_orders_3 library_orders_4
    library_orders_5 library_orders_7 library_orders_8 library_orders_short
    library_same_order_5_ranks_depth_first
    library_same_order_7_ranks mpi_algorithms_7 mpi_algorithms_8
    mpi_algorithms_13)

# Under sanitizers every test is slow but most unit tests: all but those.
set(SLOW_UNITS checker_contention checker_neighbours checker_split_plans
    generator_emitted generator_made_trees
    generator_phases generator_rooted_routines
    generator_unequal_allreduce generator_unequal_phases repo_algorithms
    repo_order search_search_agree search_search_noise)

# The share of a test as a label: empty if it always runs, as what others need
# done before does.
function(share_of test share)
  get_property(labels TEST ${test} PROPERTY LABELS)
  get_property(fixtures TEST ${test} PROPERTY FIXTURES_SETUP)
  set(${share} "" PARENT_SCOPE)
  if(fixtures)
    return()
  endif()
  if(test IN_LIST ONE_IN_8)
    set(${share} one_in_8 PARENT_SCOPE)
  elseif(test IN_LIST ONE_IN_4 OR (COLLTUNE_SANITIZE AND
         (test IN_LIST SLOW_UNITS OR NOT unit IN_LIST labels)))
    set(${share} one_in_4 PARENT_SCOPE)
  elseif(test IN_LIST ONE_IN_2)
    set(${share} one_in_2 PARENT_SCOPE)
  endif()
endfunction()

function(colltune_share_tests)
  get_property(tests DIRECTORY PROPERTY TESTS)
  foreach(test IN LISTS tests)
    share_of(${test} share)
    set_property(TEST ${test} APPEND PROPERTY LABELS ${share})
  endforeach()
  foreach(test IN LISTS ONE_IN_2 ONE_IN_4 ONE_IN_8 SLOW_UNITS)
    if(NOT TEST ${test} AND NOT COLLTUNE_SANITIZE)
      message(FATAL_ERROR "tests/shares.cmake: no test ${test}")
    endif()
  endforeach()
endfunction()
