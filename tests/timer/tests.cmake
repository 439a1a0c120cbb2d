# Parts that are free of MPI: the rest of the timer is not.
foreach(stem clock known_data pattern)
  target_sources(test_${stem} PRIVATE ${PROJECT_SOURCE_DIR}/timer/${stem}.c)
endforeach()
target_sources(test_request PRIVATE ${PROJECT_SOURCE_DIR}/timer/request.c
               ${PROJECT_SOURCE_DIR}/timer/pattern.c)
target_link_libraries(test_clock m)
driver_script(timer protocol)
driver_script(timer parts)
driver_script(timer load)

set(TIMER_TESTS ${CMAKE_CURRENT_SOURCE_DIR}/timer)
add_executable(mechanism_lists ${TIMER_TESTS}/mechanism_lists.c)
target_link_libraries(mechanism_lists ct_timer ct_driver PkgConfig::MPICH)
add_test(NAME timer_mechanism_lists COMMAND mechanism_lists)

colltune_mpi_test(timer_verify_mutants ${TIMER_TESTS}/verify_mutants.c ct_timer
                  1 2 3)

colltune_mpi_test(timer_barrier_messages ${TIMER_TESTS}/barrier_messages.c
                  ct_timer 1 2 3 5 8)
target_link_options(timer_barrier_messages PRIVATE
                    LINKER:--wrap=PMPI_Sendrecv,--wrap=PMPI_Barrier)
colltune_mpi_test(timer_start_together ${TIMER_TESTS}/start_together.c ct_timer
                  1 2 3)
target_link_options(timer_start_together PRIVATE
                    LINKER:--wrap=PMPI_Wtime,--wrap=nanosleep)
