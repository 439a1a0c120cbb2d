# Write a C file with one number for the text of all that runs in a tuned library: ranks whose
# libraries were built of other sources may differ in what they share, and in what they send.
# ROOT  of the project     OUTPUT  the file
file(GLOB_RECURSE sources LIST_DIRECTORIES false
     ${ROOT}/base/*.[ch] ${ROOT}/repo/*.[ch] ${ROOT}/model/*.[ch] ${ROOT}/library/*.[ch])
list(SORT sources)
set(hashes "")
foreach(source IN LISTS sources)
  file(SHA256 ${source} hash)
  string(APPEND hashes ${hash})
endforeach()
string(SHA256 hash "${hashes}")
file(WRITE ${OUTPUT} "/* Made of the sources by cmake/sources_hash.cmake. */
#include \"library/group/library_hash.h\"

const char ct_sources_hash[] = \"${hash}\";
")
