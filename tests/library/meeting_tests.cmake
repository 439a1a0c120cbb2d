# calls of an application in the window of its host, with every choice forced that
# posts and fetches
library_program(meeting_calls ${LIBRARY_TESTS}/meeting_calls.c)
target_link_libraries(meeting_calls ct_base)
foreach(ranks RANGE 2 9)
  library_make(meets${ranks} ${ranks} signature -DMEETS)
endforeach()

# meeting_run(TEST RANKS "EXPECT REGEX..." MPIEXEC-ARGUMENTS...)
function(meeting_run test ranks expectations)
  library_run(meeting_${test} meets${ranks} "${expectations}"
    -genv COLLTUNE_FORCE allreduce:shared,barrier:shared,bcast:shared ${ARGN})
endfunction()

set(NO_WINDOW "native: ranks of a host have no window\n")
foreach(ranks 2 3)
  foreach(test rendezvous one_sided nonblocking)
    meeting_run(${test}_${ranks} ${ranks} "EXPECT;  20 barrier_shared form=flat\n"
      -n ${ranks} $<TARGET_FILE:meeting_calls> ${test})
  endforeach()
  meeting_run(late_${ranks} ${ranks}
    "EXPECT;allreduce_shared ;barrier_shared ;bcast_shared ;alltoallv_padded_bruck;allgather_;alltoall_ring"
    -genv COLLTUNE_FORCE
      allreduce:shared,barrier:shared,bcast:shared,alltoallv:padded_bruck,allgather:bruck,alltoall:ring
    -n ${ranks} $<TARGET_FILE:meeting_calls> late)
  meeting_run(communicators_${ranks} ${ranks}
    "EXPECT;[34]00 allreduce_shared segment_bytes=0 form=flat, 4 to 4 bytes\n;REJECT;no window"
    -n ${ranks} $<TARGET_FILE:meeting_calls> communicators)
  meeting_run(refused_${ranks} ${ranks}
    "EXPECT;allreduce: 20 calls\ncolltune:   20 ${NO_WINDOW};barrier: 20 calls\ncolltune:   20 ${NO_WINDOW}"
    -n ${ranks} $<TARGET_FILE:meeting_calls> refused)
endforeach()
meeting_run(exhausted 2 "EXPECT;allreduce: 20 calls\ncolltune:   20 ${NO_WINDOW}"
  -n 2 $<TARGET_FILE:meeting_calls> exhausted)
foreach(ranks 2 3 4)
  meeting_run(missed_${ranks} ${ranks} "EXPECT;  123 bcast_shared ;  60 allreduce_shared "
    -n ${ranks} $<TARGET_FILE:meeting_calls> missed)
endforeach()
# what MPI refuses some ranks leaves all that follows right: natively, in windows, and there on
# one core; a longer run: missed_calls SEED CALLS
library_program(missed_calls ${LIBRARY_TESTS}/missed_calls.c)
find_program(TASKSET taskset REQUIRED)
set(MISSED_FORCE allgather:shared,allreduce:shared,barrier:shared,bcast:shared,gather:shared)
string(APPEND MISSED_FORCE ",reduce:shared,scatter:shared")
foreach(ranks 2 3)
  add_test(NAME library_missed_calls_native_${ranks}
           COMMAND ${COLLTUNE_LAUNCH} -n ${ranks} $<TARGET_FILE:missed_calls> 1)
  set_tests_properties(library_missed_calls_native_${ranks} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
  library_run(missed_calls_${ranks} meets${ranks} "EXPECT;, 0 wrong\n;bcast_shared ;scatter_shared "
    -genv COLLTUNE_FORCE ${MISSED_FORCE} -n ${ranks} $<TARGET_FILE:missed_calls> 1)
  library_run(missed_calls_on_one_core_${ranks} meets${ranks} "EXPECT;, 0 wrong\n;bcast_shared "
    -genv COLLTUNE_FORCE ${MISSED_FORCE} -n ${ranks}
    ${TASKSET} -c 0 $<TARGET_FILE:missed_calls> 2)
endforeach()
library_program(missed_freed ${LIBRARY_TESTS}/missed_freed.c)
library_run(missed_freed meets4 "EXPECT;rank 2: 0 wrong\n;bcast_shared "
  -genv COLLTUNE_FORCE bcast:shared -n 4 $<TARGET_FILE:missed_freed>)
meeting_run(elements 3
  "EXPECT;  2 allreduce_shared segment_bytes=0 form=flat, ;  2 native: algorithm does not apply\n"
  -n 3 $<TARGET_FILE:meeting_calls> elements)
# one rank wants no window
meeting_run(unwanted 2 "EXPECT;  5 ${NO_WINDOW};REJECT;allreduce_shared segment_bytes=0 form=flat, "
  -env COLLTUNE_WINDOW 0 -n 1 ${SOME_CALLS} : -n 1 ${SOME_CALLS})

# with a rank that the others do not know
meeting_run(other_world 2
  "EXPECT;  3 allreduce_shared ;  3 native: some rank is of another MPI_COMM_WORLD\n"
  -n 2 $<TARGET_FILE:other_world>)

# in a control group that is nearly full; the sanitizers take memory as they like
if(NOT COLLTUNE_SANITIZE)
  add_test(NAME library_meeting_full
    COMMAND sh ${LIBRARY_TESTS}/limited.sh 805306368 ${CMAKE_COMMAND} -P ${LIBRARY_TESTS}/expect.cmake
      -- "EXPECT;allreduce: [0-9]+ calls.*  [0-9]+ ${NO_WINDOW}" RUN ${COLLTUNE_MPIEXEC}
      -genv LD_PRELOAD ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/meets4/libcolltuned-meets4.so
      -genv COLLTUNE_REPORT 1 -genv COLLTUNE_FORCE allreduce:shared
      -n 4 $<TARGET_FILE:meeting_calls> full)
  set_tests_properties(library_meeting_full PROPERTIES
    FIXTURES_REQUIRED library_meets4 PROCESSORS 2 SKIP_RETURN_CODE 77
    ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endif()

# One rank is elsewhere on the host: its processes, users, files or memory have numbers or names of
# their own, or it is another user's. With what MPI itself may have in common there.
set(meets "EXPECT;  20 barrier_shared form=flat\n")
set(misses "EXPECT;barrier: 20 calls\ncolltune:   20 ${NO_WINDOW}")
set(at_home $<TARGET_FILE:meeting_calls> rendezvous)
foreach(case "processes_0 misses unshare --pid --fork --kill-child --mount-proc"
    "processes_1 misses unshare --pid --fork --kill-child --mount-proc"
    "users_1 misses unshare --user" "files_1 meets unshare --mount"
    "memory_1 meets unshare --ipc"
    "user_0 meets setpriv --reuid=65534 --regid=65534 --clear-groups")
  string(REPLACE " " ";" case "${case}")
  list(POP_FRONT case name outcome)
  set(elsewhere sh ${LIBRARY_TESTS}/elsewhere.sh ${case} -- ${at_home})
  set(ranks -n 1 ${elsewhere} : -n 1 ${at_home})
  if(name MATCHES "_1$")
    set(ranks -n 1 ${at_home} : -n 1 ${elsewhere})
  endif()
  meeting_run(elsewhere_${name} 2 "${${outcome}}" -genv UCX_TLS self,tcp ${ranks})
  set_tests_properties(library_meeting_elsewhere_${name} PROPERTIES
    SKIP_REGULAR_EXPRESSION "skipped: not here")
endforeach()

# long blocks with one copy, if no rank forbids it
set(BY_ONE_COPY "bcast_shared segment_bytes=0 form=flat copies=one")
set(BY_COPIES "bcast_shared segment_bytes=0 form=flat, [^\n]*, by two copies: ")
set(blocks_read "EXPECT;  20 ${BY_ONE_COPY}, 1048576 to 1048576 bytes\n;  20 ${BY_COPIES}")
set(blocks_unread "EXPECT;  40 ${BY_COPIES};REJECT;copies=one, ")
set(switches_unread -env COLLTUNE_WINDOW_READ 0)
foreach(test read unread)
  library_run(meeting_blocks_${test} meets3 "${blocks_${test}}"
    -genv COLLTUNE_FORCE ${BY_ONE_COPY} ${switches_${test}} -n 1 $<TARGET_FILE:meeting_calls> blocks
    : -n 2 $<TARGET_FILE:meeting_calls> blocks)
endforeach()

# without a window, what the cost model says in place of a choice that posts
library_make(instead3 3 signature -DMEETS -DINSTEAD)
library_run(meeting_instead instead3
  "EXPECT;  20 allreduce_ring segment_bytes=0, 4 to 4 bytes[^\n]*, by messages: ranks cannot meet;REJECT;no window"
  -n 3 $<TARGET_FILE:meeting_calls> refused)
# it is raced where a choice of the job is predicted, from the call on that finds no window
library_make(guessed3 3 signature -DMEETS -DINSTEAD -DGUESSED=true)
library_run(meeting_instead_raced guessed3
  "EXPECT; allreduce_ring segment_bytes=0, 4 to 4 bytes; native: compared with;REJECT;no window"
  -n 3 $<TARGET_FILE:meeting_calls> refused)
library_run(meeting_not_instead instead3 "EXPECT;[34]00 allreduce_shared ;REJECT;by messages"
  -n 3 $<TARGET_FILE:meeting_calls> communicators)

add_test(NAME meeting_killed
         COMMAND sh ${LIBRARY_TESTS}/window_killed.sh 4
                 ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/meets5/libcolltuned-meets5.so
                 $<TARGET_FILE:meeting_calls> ${COLLTUNE_MPIEXEC}
                 -genv COLLTUNE_FORCE allreduce:shared,barrier:shared)
set_tests_properties(meeting_killed PROPERTIES
  FIXTURES_REQUIRED library_meets5 PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")

# messages that were sent before a call in the window are there after it, as after native's
library_program(arrived_messages ${LIBRARY_TESTS}/arrived_messages.c)
foreach(ranks 2 3)
  library_run(arrived_${ranks} meets${ranks}
    "EXPECT; barrier_shared ; allreduce_shared ; allgather_shared, ;REJECT;native: "
    -genv COLLTUNE_FORCE barrier:shared,allreduce:shared,allgather:shared
    -n ${ranks} $<TARGET_FILE:arrived_messages>)
  add_test(NAME arrived_natively_${ranks}
    COMMAND ${COLLTUNE_LAUNCH} -n ${ranks} $<TARGET_FILE:arrived_messages> native)
  set_tests_properties(arrived_natively_${ranks} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endforeach()

# on two pretended hosts, one of whose ranks gets no memory
add_executable(meeting_hosts ${LIBRARY_TESTS}/meeting_calls.c ${LIBRARY_TESTS}/untuned_hosts.c)
target_link_options(meeting_hosts PRIVATE LINKER:--wrap=main LINKER:--wrap=ct_ranking_share)
target_link_libraries(meeting_hosts colltune_flags ct_library PkgConfig::MPICH)
set(refused_hosts
    "EXPECT;  20 allreduce_hierarchical leaders=1 between=ring, [^\n]*, by messages: ranks cannot meet in a window\n;  20 barrier_hierarchical radix=2 between=dissemination, by messages: ")
set(communicators_hosts
    "EXPECT;300 allreduce_hierarchical leaders=1 between=ring inside=shared, ;REJECT;by messages")
set(late_hosts "EXPECT;allreduce_hierarchical leaders=1 between=ring inside=shared, ")
foreach(test refused communicators late)
  add_test(NAME meeting_hosts_${test}
    COMMAND ${CMAKE_COMMAND} -P ${LIBRARY_TESTS}/expect.cmake -- ${${test}_hosts}
      RUN ${COLLTUNE_LAUNCH} -n 4 -genv MPIR_CVAR_NUM_CLIQUES 2
      -genv COLLTUNE_SIMULATED 1 -genv COLLTUNE_REPORT 1 -genv COLLTUNE_FORCE
      "allreduce_hierarchical leaders=1 between=ring inside=shared,barrier_hierarchical radix=2 between=dissemination inside=shared"
      $<TARGET_FILE:meeting_hosts> ${test})
  set_tests_properties(meeting_hosts_${test} PROPERTIES
    PROCESSORS 2 ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")
endforeach()
