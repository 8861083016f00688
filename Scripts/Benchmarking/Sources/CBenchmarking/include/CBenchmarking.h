// What Swift cannot say by itself: a function with a name of its own for callgrind to watch, and the
// allocator's figures, whose header the system's Swift modules leave out.
#ifndef CBENCHMARKING_H
#define CBENCHMARKING_H

#include <stdint.h>

/// Does nothing. Callgrind writes down what it counted, and begins anew, each time it is entered.
void benchmarking_mark(void);

/// How many bytes the program has allocated and not freed, the allocator's own included; -1 when the
/// system's allocator does not tell.
int64_t benchmarking_bytes_in_use(void);

#endif
