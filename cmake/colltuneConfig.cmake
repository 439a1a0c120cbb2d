# find_package(colltune) - the command, and tuned libraries to link programs with.
#
# colltune::colltune           the command, an imported target
# colltune_import(NAME FOLDER) the library of a machine folder as the imported target NAME.
#                              Programs link it before the MPI library:
#                                colltune_import(tuned /shared/out/birch)
#                                target_link_libraries(app PRIVATE tuned MPI::MPI_C)
get_filename_component(colltune_PREFIX "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
if(NOT TARGET colltune::colltune)
  add_executable(colltune::colltune IMPORTED)
  set_target_properties(colltune::colltune PROPERTIES
                        IMPORTED_LOCATION "${colltune_PREFIX}/bin/colltune")
endif()

function(colltune_import name folder)
  file(GLOB libraries "${folder}/build/libcolltuned-*.so")
  list(LENGTH libraries n)
  if(NOT n EQUAL 1)
    message(FATAL_ERROR "${folder} has ${n} tuned libraries, not one: colltune build ${folder}")
  endif()
  get_filename_component(soname "${libraries}" NAME)
  add_library(${name} SHARED IMPORTED)
  set_target_properties(${name} PROPERTIES IMPORTED_LOCATION "${libraries}"
                        IMPORTED_SONAME "${soname}")
endfunction()
