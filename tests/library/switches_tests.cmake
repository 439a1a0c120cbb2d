# the words that switches take
foreach(word 0 OFF No false)
  library_run_native(off_by_${word} job3 "switched off by COLLTUNE"
    -genv COLLTUNE ${word} -n 3 ${SOME_CALLS})
  library_run(no_report_by_${word} job2 "REJECT;colltune:"
    -genv COLLTUNE_REPORT ${word} -n 2 ${SOME_CALLS})
endforeach()
foreach(word 1 ON Yes true)
  library_run(on_by_${word} job2
    "EXPECT;  4 allreduce_recursive_doubling, 8 to 8 bytes;REJECT;switched off"
    -genv COLLTUNE ${word} -genv COLLTUNE_REPORT ${word} -n 2 ${SOME_CALLS})
endforeach()
library_run(off_for_a_wrong_value job2
  "EXPECT;COLLTUNE=offf: expected 1, on, yes, true, 0, off, no or false. taken as off\n;switched off by COLLTUNE: every call is native, and nothing is recorded\n;  6 native: switched off;REJECT;taken as off.*taken as off"
  -genv COLLTUNE offf -n 2 ${SOME_CALLS})
library_run(simulated_by_true simulated
  "EXPECT;in a simulation. calls of rank 0;  1 alltoall_bruck, "
  -genv COLLTUNE_SIMULATED True -n 3 ${SOME_CALLS})

# what the user set of native
library_run(overridden_settings job2
  "EXPECT;colltune: MPIR_CVAR_ALLREDUCE_INTRA_ALGORITHM=recursive_doubling is overridden: it sets native, and other algorithms ran calls of allreduce\n;COLLECTIVE_FALLBACK=silent is overridden: .* ran calls of allgather, allreduce, alltoall\n;REJECT;ALGORITHM=binomial is;SCHED is;INTER_ALGORITHM=[a-z_]* is;overridden.*overridden.*overridden"
  -genv MPIR_CVAR_ALLREDUCE_INTRA_ALGORITHM recursive_doubling
  -genv MPIR_CVAR_COLLECTIVE_FALLBACK silent
  -genv MPIR_CVAR_BCAST_INTRA_ALGORITHM binomial
  -genv MPIR_CVAR_IALLREDUCE_INTRA_ALGORITHM sched_naive
  -genv MPIR_CVAR_ALLREDUCE_INTER_ALGORITHM reduce_exchange_bcast
  -n 2 ${SOME_CALLS})
library_run(overridden_setting_of_the_longest_name job2
  "EXPECT;overridden: it sets native, and other algorithms ran calls of reduce_scatter_block\n"
  -genv MPIR_CVAR_REDUCE_SCATTER_BLOCK_INTRA_ALGORITHM pairwise
  -genv COLLTUNE_FORCE reduce_scatter:pairwise,reduce_scatter_block:pairwise
  -n 2 $<TARGET_FILE:common_uses>)
library_run(settings_hold_when_it_is_off job2 "REJECT;overridden"
  -genv MPIR_CVAR_ALLREDUCE_INTRA_ALGORITHM recursive_doubling
  -genv COLLTUNE 0 -n 2 ${SOME_CALLS})

# a program whose calls do not come
library_program(other_handle ${LIBRARY_TESTS}/other_handle.c)
target_link_libraries(other_handle ${CMAKE_DL_LIBS})
library_run(says_that_no_call_came job2
  "EXPECT;tuned for job, 2 ranks;colltune: no call came to this library: the program;REJECT;no call came.*no call came;native:;saved"
  -n 2 $<TARGET_FILE:other_handle>)
library_run(says_nothing_without_a_report job2 "REJECT;colltune"
  -genv COLLTUNE_REPORT 0 -n 2 $<TARGET_FILE:other_handle>)

add_test(NAME library_switches_are_documented
  COMMAND sh ${LIBRARY_TESTS}/switches_documented.sh ${PROJECT_SOURCE_DIR})
