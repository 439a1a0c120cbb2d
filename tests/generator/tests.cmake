# test_emitted compiles generated routines, as the tuner does, and loads them.
string(REPLACE ";" " " GENERATED_FLAGS "${COLLTUNE_WARNINGS}")
target_compile_definitions(test_emitted PRIVATE
  COMPILER="${CMAKE_C_COMPILER}" FLAGS="-std=c11 ${GENERATED_FLAGS}")
set_target_properties(test_emitted PROPERTIES ENABLE_EXPORTS ON)
target_link_libraries(test_emitted ${CMAKE_DL_LIBS})
