# COLLTUNE_FORCE understands the names that papers have for settings
library_run(forced_by_alias job3
  "EXPECT;alltoall: 4 calls\ncolltune:   4 alltoall_rounds partners=one_factor separation=barrier barriers=1, 4 to 400 bytes\n;allgather_rounds partners=shift separation=light barriers=0, "
  -genv COLLTUNE_FORCE alltoall:one_factor_barrier=1,allgather:shift_light
  -n 3 ${SOME_CALLS})
library_run(forced_by_alias_mistaken job3
  "EXPECT;in alltoall:pair_barrier=3: 3 is not a value of the parameter barriers: expected 1, "
  -genv COLLTUNE_FORCE alltoall:pair_barrier=3 -n 3 ${SOME_CALLS})
# a parameter that is not named has its first value; a value without a name is the only
# parameter's
library_run(forced_by_some_parameters job3
  "EXPECT;colltune:   4 alltoall_rounds partners=one_factor separation=none barriers=0, 4 to 400 bytes\n"
  -genv COLLTUNE_FORCE alltoall:rounds=partners=one_factor -n 3 ${SOME_CALLS})
library_run(forced_by_a_value_without_a_name job3
  "EXPECT;in alltoall:rounds=1: 1 is not a parameter with its value: expected NAME=VALUE, NAME is "
  -genv COLLTUNE_FORCE alltoall:rounds=1 -n 3 ${SOME_CALLS})
