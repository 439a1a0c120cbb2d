# Once, in the plain build.
if(COLLTUNE_SANITIZE)
  return()
endif()
add_test(NAME packages_recipes
         COMMAND sh ${CMAKE_CURRENT_SOURCE_DIR}/packages/recipes.sh ${PROJECT_SOURCE_DIR}
                 ${PROJECT_VERSION})
set_tests_properties(packages_recipes PROPERTIES SKIP_RETURN_CODE 77)
