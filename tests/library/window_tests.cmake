# ranks of a host that meet in a window: posts and fetches, and the window itself
set(WINDOW_PLANS ${LIBRARY_TESTS}/window_plans.c)
add_executable(window_waits ${LIBRARY_TESTS}/window_waits.c ${WINDOW_PLANS})
target_link_libraries(window_waits ct_run PkgConfig::MPICH)
add_dependencies(window_waits yield)
foreach(test rendezvous one_sided nonblocking fork none missed)
  foreach(ranks 2 3)
    add_test(NAME window_${test}_${ranks}
             COMMAND ${COLLTUNE_LAUNCH} -n ${ranks} $<TARGET_FILE:window_waits> ${test})
    set_tests_properties(window_${test}_${ranks} PROPERTIES
      PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
  endforeach()
endforeach()
add_executable(window_calls ${LIBRARY_TESTS}/window_calls.c ${WINDOW_PLANS})
target_link_libraries(window_calls ct_run PkgConfig::MPICH)
add_dependencies(window_calls yield)
foreach(ranks RANGE 2 9)
  add_test(NAME window_calls_${ranks}
           COMMAND ${COLLTUNE_LAUNCH} -n ${ranks} $<TARGET_FILE:window_calls>)
  set_tests_properties(window_calls_${ranks} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endforeach()

# Threads as ranks, without MPI, under ThreadSanitizer where it works.
add_library(window_slots OBJECT ${PROJECT_SOURCE_DIR}/library/window/slots.c
            ${PROJECT_SOURCE_DIR}/base/status.c)
# a second command for a file confuses clang-tidy
set_target_properties(window_slots PROPERTIES EXPORT_COMPILE_COMMANDS OFF)
find_package(Threads REQUIRED)
add_executable(window_threads ${LIBRARY_TESTS}/window_threads.c)
foreach(target window_slots window_threads)
  target_link_libraries(${target} colltune_flags)
  if(NOT COLLTUNE_SANITIZE)
    target_compile_options(${target} PRIVATE -fsanitize=thread)
    target_link_options(${target} PRIVATE -fsanitize=thread)
  endif()
endforeach()
target_link_libraries(window_threads window_slots Threads::Threads)
# With 200 calls among four ranks and more a poster was seen to wait for ever for a reader
# that had missed calls: to be mended before any plan with posts is offered.
foreach(ranks 2 3 9)
  add_test(NAME window_threads_${ranks} COMMAND window_threads ${ranks} 50)
  set_tests_properties(window_threads_${ranks} PROPERTIES PROCESSORS 2 LABELS unit)
endforeach()

# A rank dies, 100 times under label all
function(window_killed name times)
  add_test(NAME window_${name}
           COMMAND sh ${LIBRARY_TESTS}/window_killed.sh ${times} ${COLLTUNE_YIELD}
                   $<TARGET_FILE:window_waits> ${COLLTUNE_MPIEXEC})
  set_tests_properties(window_${name} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endfunction()
window_killed(killed 4)
window_killed(killed_often 100)
set_tests_properties(window_killed_often PROPERTIES LABELS all)
