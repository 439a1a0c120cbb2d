# cmake -P expect.cmake -- EXPECT REGEX... REJECT REGEX... RUN COMMAND...
#
# Run the command; fail unless it exits with 0 and what it prints matches each
# regular expression of EXPECT and none of REJECT.
cmake_policy(VERSION 3.25)
set(list "")
foreach(i RANGE ${CMAKE_ARGC})
  set(word "${CMAKE_ARGV${i}}")
  if(NOT list STREQUAL RUN AND word MATCHES "^(EXPECT|REJECT|RUN)$")
    set(list ${word})
  elseif(list AND i LESS CMAKE_ARGC)
    list(APPEND ${list} "${word}")
  endif()
endforeach()

execute_process(COMMAND ${RUN} RESULT_VARIABLE result
                OUTPUT_VARIABLE text ERROR_VARIABLE text)
message("${text}")
if(NOT result EQUAL 0)
  message(FATAL_ERROR "ends with ${result}")
endif()
foreach(regex IN LISTS EXPECT)
  if(NOT text MATCHES "${regex}")
    message(FATAL_ERROR "does not print: ${regex}")
  endif()
endforeach()
foreach(regex IN LISTS REJECT)
  if(text MATCHES "${regex}")
    message(FATAL_ERROR "prints: ${regex}")
  endif()
endforeach()
