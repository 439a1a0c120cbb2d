# request.c alone: the rest of the timer needs MPI.
target_sources(test_request PRIVATE ${PROJECT_SOURCE_DIR}/timer/request.c)
driver_script(timer protocol)

add_executable(mechanism_lists ${CMAKE_CURRENT_SOURCE_DIR}/timer/mechanism_lists.c)
target_link_libraries(mechanism_lists ct_timer ct_driver PkgConfig::MPICH)
add_test(NAME timer_mechanism_lists COMMAND mechanism_lists)
