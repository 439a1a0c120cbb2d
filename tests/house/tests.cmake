# The checks of the code itself, label `house`: fast ones first (COST), and
# once, in the plain build: the sanitizers change what the objects hold.
if(COLLTUNE_SANITIZE)
  return()
endif()

set(HOUSE ${PROJECT_SOURCE_DIR}/tests/house)

function(colltune_house_test name)
  add_test(NAME house_${name} COMMAND ${ARGN}
           WORKING_DIRECTORY ${PROJECT_SOURCE_DIR})
  set_tests_properties(house_${name} PROPERTIES
    LABELS house COST 1000)
endfunction()

foreach(check circles format includes names network pages scripts success tags)
  colltune_house_test(${check} sh ${HOUSE}/${check}.sh ${PROJECT_SOURCE_DIR})
endforeach()
colltune_house_test(symbols sh ${HOUSE}/symbols.sh ${PROJECT_SOURCE_DIR}
                    ${COLLTUNE_LIB_DIR})
colltune_house_test(unused sh ${HOUSE}/unused.sh ${PROJECT_SOURCE_DIR}
                    ${PROJECT_BINARY_DIR})
foreach(check circles format includes names network pages scripts success symbols tags tidy
        unused)
  colltune_house_test(notices_${check} sh ${HOUSE}/notices.sh ${check})
endforeach()
colltune_house_test(setup_acts sh ${HOUSE}/setup_acts.sh ${PROJECT_SOURCE_DIR})
colltune_house_test(presets ${CMAKE_COMMAND} --list-presets=all)
set_tests_properties(house_presets PROPERTIES
  FAIL_REGULAR_EXPRESSION "Error;error")
# The thorough one takes minutes: only by ./check --all.
foreach(goal tidy tidy_quick tidy_tests)
  colltune_house_test(${goal} ${CMAKE_COMMAND} --build ${PROJECT_BINARY_DIR}
                      --target ${goal} -- --quiet -k 0 -j 2)
  set_tests_properties(house_${goal} PROPERTIES
    COST 100 PROCESSORS 2)
endforeach()
set_property(TEST house_tidy APPEND PROPERTY LABELS all)
