# a choice that combines messages holds up to four times the size at which it was
# made; the largest block of any pair counts. After some in a row that are larger,
# calls are native without asking
library_program(announced_calls ${LIBRARY_TESTS}/announced_calls.c)
library_make(announcing 3 signature -DANNOUNCES)
library_run(announced_choice announcing
  "EXPECT;alltoallv: 5 calls\ncolltune:   3 alltoallv_padded_bruck radix=2, ;  2 native: some block is too large for the algorithm\n"
  -n 3 $<TARGET_FILE:announced_calls>)
library_run(announced_seldom announcing
  "EXPECT;alltoallv: 347 calls\ncolltune:   1 alltoallv_padded_bruck radix=2, ;  346 native: some block is too large for the algorithm\n"
  -n 3 $<TARGET_FILE:announced_calls> often)
library_run(announced_turns announcing
  "EXPECT;alltoallv: 100 calls\ncolltune:   50 alltoallv_padded_bruck radix=2, ;  50 native: some block is too large for the algorithm\n"
  -n 3 $<TARGET_FILE:announced_calls> turns)
library_run(announced_by_force announcing
  "EXPECT;  5 alltoallv_padded_bruck radix=2, ;REJECT;native: "
  -genv COLLTUNE_FORCE alltoallv:padded_bruck=2 -n 3
  $<TARGET_FILE:announced_calls>)
