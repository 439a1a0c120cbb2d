# Minutes, and a network: only by ./check --all, and once, in the plain build.
if(COLLTUNE_SANITIZE)
  return()
endif()
add_test(NAME packages_empty_debian
         COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/packages/empty_debian.sh)
set_tests_properties(packages_empty_debian PROPERTIES
  LABELS all SKIP_RETURN_CODE 77 PROCESSORS 2 ENVIRONMENT
  "SOURCE=${PROJECT_SOURCE_DIR};BUILD=${PROJECT_BINARY_DIR};CPACK=${CMAKE_CPACK_COMMAND}")
add_test(NAME packages_recipes
         COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/packages/recipes.sh ${PROJECT_SOURCE_DIR}
                 ${PROJECT_VERSION})
set_tests_properties(packages_recipes PROPERTIES SKIP_RETURN_CODE 77)
