#include "CBenchmarking.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <features.h>
#endif
#if defined(__GLIBC__)
#include <malloc.h>
#elif defined(__APPLE__)
#include <malloc/malloc.h>
#endif

__attribute__((noinline)) void benchmarking_mark(void) {
    // Otherwise a compiler that sees this body might omit the calls.
    __asm__ volatile("" ::: "memory");
}

int64_t benchmarking_bytes_in_use(void) {
#if defined(__GLIBC__)
    struct mallinfo2 info = mallinfo2();
    return (int64_t)(info.uordblks + info.hblkhd);
#elif defined(__APPLE__)
    malloc_statistics_t statistics;
    malloc_zone_statistics(NULL, &statistics);
    return (int64_t)statistics.size_in_use;
#else
    return -1;
#endif
}
