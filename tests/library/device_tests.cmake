# buffers in the memory of a GPU
add_library(gpu_runtime SHARED ${LIBRARY_TESTS}/gpu_runtime.c)
target_link_libraries(gpu_runtime colltune_flags)
set_target_properties(gpu_runtime PROPERTIES OUTPUT_NAME cuda VERSION 1
  SOVERSION 1 LIBRARY_OUTPUT_DIRECTORY ${CMAKE_CURRENT_BINARY_DIR}/gpu)
library_program(device_memory ${LIBRARY_TESTS}/device_memory.c ${COMPARE})
add_dependencies(device_memory gpu_runtime)
set(GPU ${CMAKE_CURRENT_BINARY_DIR}/gpu/libcuda.so.1)
set(GPU_REASON "native: a GPU runtime is loaded on some rank")

foreach(which 0 1 all)
  library_run(device_memory_on_${which} job2
    "EXPECT;48 native calls;allreduce: 24 calls\ncolltune:   24 ${GPU_REASON};alltoall: 12 calls\ncolltune:   12 ${GPU_REASON}"
    -n 2 $<TARGET_FILE:device_memory> ${GPU} ${which} early)
endforeach()
library_run(device_memory_promised job2
  "EXPECT;alltoall: 12 calls\ncolltune:   4 alltoall_bruck, ;  8 allreduce_recursive_doubling, ;REJECT;GPU"
  -genv COLLTUNE_DEVICE host -n 2 $<TARGET_FILE:device_memory> ${GPU} all host)
library_run(device_mistaken job2
  "EXPECT;COLLTUNE_DEVICE=gpu: expected host. taken as off;  24 ${GPU_REASON}"
  -genv COLLTUNE_DEVICE gpu -n 2 $<TARGET_FILE:device_memory> ${GPU} 1 host)
# loaded when all has been planned: ranks still run tuned
foreach(which 0 1 all)
  library_run(device_memory_late_on_${which} job2
    "EXPECT;0 native calls;allreduce: 36 calls\ncolltune:   12 allreduce_recursive_doubling, ;  12 allgather_ring;alltoall: 18 calls\ncolltune:   6 alltoall_bruck, ;REJECT;GPU"
    -n 2 $<TARGET_FILE:device_memory> ${GPU} ${which} late)
endforeach()
