# These compile generated routines, as the tuner does, and load them.
string(REPLACE ";" " " GENERATED_FLAGS "${COLLTUNE_WARNINGS}")
foreach(name IN ITEMS test_emitted test_pattern_routines)
  target_compile_definitions(${name} PRIVATE
    COMPILER="${CMAKE_C_COMPILER}" FLAGS="-std=c11 ${GENERATED_FLAGS}")
  set_target_properties(${name} PROPERTIES ENABLE_EXPORTS ON)
  target_link_libraries(${name} ${CMAKE_DL_LIBS})
endforeach()
