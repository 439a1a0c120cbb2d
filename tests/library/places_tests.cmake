# planned from places, of two hosts
colltune_mpi_test(library_places_ring
  "${LIBRARY_TESTS}/places_ring.c;${LIBRARY_TESTS}/two_hosts.c" ct_library 4)
add_test(NAME library_places_ring_elsewhere
  COMMAND ${COLLTUNE_LAUNCH} -n 4 $<TARGET_FILE:library_places_ring> elsewhere)
set_tests_properties(library_places_ring_elsewhere PROPERTIES
  PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")

# what is planned from places: hosts of two ranks, or switches in a chain
colltune_mpi_test(library_several_hosts
  "${LIBRARY_TESTS}/several_hosts.c;${COMPARE}" ct_library 6)
add_test(NAME library_several_switches
  COMMAND ${COLLTUNE_LAUNCH} -n 5 $<TARGET_FILE:library_several_hosts> 2)
set_tests_properties(library_several_switches PROPERTIES
  PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
