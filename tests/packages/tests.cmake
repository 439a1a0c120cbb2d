# Once, in the plain build.
if(COLLTUNE_SANITIZE)
  return()
endif()
# minutes, and a network: only by ./check --all
add_test(NAME packages_empty_debian
         COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/packages/empty_debian.sh)
set_tests_properties(packages_empty_debian PROPERTIES
  LABELS all SKIP_RETURN_CODE 77 PROCESSORS 2 ENVIRONMENT
  "SOURCE=${PROJECT_SOURCE_DIR};BUILD=${PROJECT_BINARY_DIR};CPACK=${CMAKE_CPACK_COMMAND}")
add_test(NAME packages_recipes
         COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/packages/recipes.sh ${PROJECT_SOURCE_DIR}
                 ${PROJECT_VERSION})
set_tests_properties(packages_recipes PROPERTIES SKIP_RETURN_CODE 77)
foreach(name without_criterion packed)
  add_test(NAME packages_${name} COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/packages/${name}.sh)
  set_tests_properties(packages_${name} PROPERTIES SKIP_RETURN_CODE 77 ENVIRONMENT
    "SOURCE=${PROJECT_SOURCE_DIR};BUILD=${PROJECT_BINARY_DIR};CMAKE=${CMAKE_COMMAND};CPACK=${CMAKE_CPACK_COMMAND}")
endforeach()
# the list of what is installed is one
set_tests_properties(driver_installed packages_packed PROPERTIES RESOURCE_LOCK installed)
