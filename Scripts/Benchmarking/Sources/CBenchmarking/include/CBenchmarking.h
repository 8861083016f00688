// A function with a name that callgrind can watch, and the allocator's figures, whose header is not in
// the system's Swift modules.
#ifndef CBENCHMARKING_H
#define CBENCHMARKING_H

#include <stdint.h>

/// Marks a point at which callgrind writes its counts and begins again.
void benchmarking_mark(void);

/// Returns the bytes that are allocated, including the allocator's own; -1 if the system does not say.
int64_t benchmarking_bytes_in_use(void);

#endif
