#pragma once

#if __has_include(<sodium.h>)
#include <sodium.h>
#else
#error "the headers of libsodium are missing; this installs them and builds: Scripts/build --yes Signing"
#endif
