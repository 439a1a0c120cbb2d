# request.c alone: the rest of the timer needs MPI.
target_sources(test_request PRIVATE ${PROJECT_SOURCE_DIR}/timer/request.c)
driver_script(timer protocol)
