# What the ranks agree on in MPI_Init: who has which library, switched how.
library_program(late_ranks ${LIBRARY_TESTS}/late_ranks.c ${COMPARE})
library_program(other_world ${LIBRARY_TESTS}/other_world.c ${COMPARE})
set(OF_JOB ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/job2/libcolltuned-job2.so)
set(DIFFERENT "  6 native: tuned library or its switches differ between ranks")

# an older library, or one of another tuning, on some hosts
library_make(stale 2 signature -DSPOIL_DISPATCH=1)
set(STALE ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/stale/libcolltuned-stale.so)
library_run(another_on_one_rank job2
  "EXPECT;${DIFFERENT};the tuned library differs: \"job, [0-9a-f]+\" on rank 1 .*all calls are native"
  -n 1 ${SOME_CALLS} : -n 1 -env LD_PRELOAD ${STALE} ${SOME_CALLS})
set_tests_properties(library_another_on_one_rank PROPERTIES
  FIXTURES_REQUIRED "library_job2;library_stale")
# one whose windows are laid out otherwise
list(TRANSFORM RUN_SOURCES PREPEND ${PROJECT_SOURCE_DIR}/ OUTPUT_VARIABLE laid_out_sources)
add_library(run_of_8_heads STATIC ${laid_out_sources})
set_target_properties(run_of_8_heads PROPERTIES
  EXPORT_COMPILE_COMMANDS OFF POSITION_INDEPENDENT_CODE ON)
target_compile_definitions(run_of_8_heads PRIVATE CT_SLOT_HEADS=8)
target_link_libraries(run_of_8_heads ct_plan PkgConfig::MPICH)
set(LIBRARY_RUN run_of_8_heads)
library_make(laid_out 2 signature -DMEETS)
unset(LIBRARY_RUN)
library_run(laid_out_on_one_rank meets2
  "EXPECT;${DIFFERENT};the tuned library differs: \"job, [0-9a-f]+\" on rank 1 .*all calls are native"
  -genv COLLTUNE_FORCE allreduce:shared -n 1 ${SOME_CALLS} :
  -n 1 -env LD_PRELOAD ${COLLTUNE_YIELD}:${LIBRARY_OUTPUT}/laid_out/libcolltuned-laid_out.so
  ${SOME_CALLS})
set_tests_properties(library_laid_out_on_one_rank PROPERTIES
  FIXTURES_REQUIRED "library_meets2;library_laid_out")
foreach(switch "_FORCE;alltoall:bruck;" "_TRIAL;off;exact"
        "_REPRODUCIBLE;on;off"
        ";off;on")
  list(GET switch 0 name)
  list(GET switch 1 value)
  list(GET switch 2 usual)
  string(TOLOWER colltune${name} test)
  library_run(${test}_on_one_rank job2
    "EXPECT;${DIFFERENT};COLLTUNE${name} differs: \"${value}\" on rank 1 .*, \"${usual}\" on rank 0 "
    -n 1 ${SOME_CALLS} : -n 1 -env COLLTUNE${name} ${value} ${SOME_CALLS})
endforeach()
library_run(off_on_rank_0 job2
  "EXPECT;${DIFFERENT};COLLTUNE differs: \"on\" on rank 1 .*, \"off\" on rank 0 "
  -n 1 -env COLLTUNE off ${SOME_CALLS} : -n 1 ${SOME_CALLS})
library_run(record_on_one_rank job2
  "EXPECT;COLLTUNE_RECORD differs: \"on\" on rank 1 .*, \"off\" on rank 0 .*nothing is recorded;  [0-9]+ alltoallv_spread"
  -n 1 $<TARGET_FILE:common_uses> :
  -n 1 -env COLLTUNE_RECORD ${LIBRARY_OUTPUT}/not_recorded.yaml
  $<TARGET_FILE:common_uses>)

# none on some ranks
add_test(NAME library_missing
  COMMAND sh ${LIBRARY_TESTS}/missing.sh ${COLLTUNE_MPIEXEC} ${OF_JOB}
          ${SOME_CALLS})
set_tests_properties(library_missing PROPERTIES
  FIXTURES_REQUIRED library_job2
  ENVIRONMENT "ASAN_OPTIONS=detect_leaks=0")

# a rank that is only late is waited for; without MPI_Init, others say so
library_run(late_ranks job2 "REJECT;has waited;EXPECT;  1 allreduce_recursive_doubling"
  -genv COLLTUNE_WAIT 1 -n 2 $<TARGET_FILE:late_ranks> init)
library_run(late_ranks_of_a_session job2
  "EXPECT;rank 0 of a communicator of 2 ranks, on .*, has waited 1 seconds.*goes on waiting;  1 allreduce_recursive_doubling;REJECT;has waited.*has waited"
  -genv COLLTUNE_WAIT 1 -n 2 $<TARGET_FILE:late_ranks> session)
library_run(wait_mistaken job2
  "EXPECT;COLLTUNE_WAIT=long: expected seconds, 0 to 1000000. taken as 60\n;  4 allreduce_recursive_doubling, 8"
  -genv COLLTUNE_WAIT long -n 2 ${SOME_CALLS})
library_run(other_world job2
  "EXPECT;allreduce: 6 calls\ncolltune:   3 allreduce_recursive_doubling, 4 to 4 bytes\ncolltune:   3 native: some rank is of another MPI_COMM_WORLD\n"
  -n 2 $<TARGET_FILE:other_world>)

# a tool: whoever comes first gets the collectives that both interpose, the tool
# its MPI_Init and MPI_Finalize in any order
set(TOOL $<TARGET_FILE:tool>)
library_run(before_a_tool job2
  "EXPECT;tool: 0 allreduces, 1 starts;  4 allreduce_recursive_doubling, 8 to 8 bytes"
  -n 2 -env LD_PRELOAD ${OF_JOB}:${TOOL} ${SOME_CALLS})
library_run(behind_a_tool job2
  "EXPECT;tool: 6 allreduces, 1 starts;  3 allgather_bruck, 4 to 4 bytes;REJECT; 0 calls;colltune: allreduce"
  -n 2 -env LD_PRELOAD ${COLLTUNE_YIELD}:${TOOL}:${OF_JOB} ${SOME_CALLS})
library_run(with_a_linked_tool job2
  "EXPECT;tool: 0 allreduces, 1 starts;  4 allreduce_recursive_doubling, 8 to 8 bytes"
  -n 2 $<TARGET_FILE:tooled_calls>)
