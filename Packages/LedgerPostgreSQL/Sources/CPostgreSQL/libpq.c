#include "CPostgreSQL.h"

#include <dlfcn.h>
#include <stddef.h>

#ifdef __APPLE__
static const char *const names[] = {
    "libpq.5.dylib",
    "/opt/homebrew/opt/libpq/lib/libpq.5.dylib",
    "/usr/local/opt/libpq/lib/libpq.5.dylib",
};
#else
static const char *const names[] = {"libpq.so.5"};
#endif

#ifdef __ELF__
// The linker gives each program but a static one a dynamic section. A static program could only load
// libraries that were linked with the same C library.
extern const char _DYNAMIC[] __attribute__((weak));

bool libpq_is_loadable(void) { return &_DYNAMIC[0] != NULL; }
#else
bool libpq_is_loadable(void) { return true; }
#endif

const char *libpq_load(struct libpq *functions) {
    void *library = NULL;
    for (size_t i = 0; library == NULL && i < sizeof names / sizeof *names; i++)
        library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
    if (library == NULL) return dlerror();
#define LIBPQ_LOOKUP(result, name, parameters)                                                     \
    functions->name = (result(*) parameters)dlsym(library, "PQ" #name);                            \
    if (functions->name == NULL) return dlerror();
    LIBPQ_FUNCTIONS(LIBPQ_LOOKUP)
    return NULL;
}
