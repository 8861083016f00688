#define _GNU_SOURCE
#include "WriteFaults.h"

#ifdef __linux__
#include <dlfcn.h>
#include <errno.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <unistd.h>

static char mode[5];
static int failing;
static int changes;

__attribute__((constructor)) static void read_environment(void) {
    const char *fault = getenv("WRITE_FAULT");
    if (fault != NULL) sscanf(fault, "%4[a-z]:%d", mode, &failing);
}

/// Counts a change and returns the first letter of its fault, or 0.
static char next_fault(void) {
    int number = __atomic_add_fetch(&changes, 1, __ATOMIC_SEQ_CST);
    if (mode[0] == 'd' && number > failing) return 'f';
    if (number != failing) return 0;
    if (mode[0] == 'k') kill(getpid(), SIGKILL);
    return mode[0];
}

/// Indicates whether the content of an open file survives the program. Its output is no such file.
static int survives(int file) {
    struct stat status;
    return file > STDERR_FILENO && fstat(file, &status) == 0 && S_ISREG(status.st_mode)
        && status.st_nlink > 0;
}

// Defines a function of the C library that can fail.
#define FAULTY(type, name, is_counted, parameters, ...)                                        \
    type name parameters {                                                                     \
        type(*original) parameters = (type(*) parameters)dlsym(RTLD_NEXT, #name);              \
        char fault = (is_counted) ? next_fault() : 0;                                          \
        type result = fault == 'f' ? -1 : original(__VA_ARGS__);                               \
        if (fault == 0) return result;                                                         \
        errno = EIO;                                                                           \
        return -1;                                                                             \
    }

FAULTY(ssize_t, write, survives(file), (int file, const void *bytes, size_t count), file, bytes,
       count)
FAULTY(ssize_t, pwrite64, survives(file),
       (int file, const void *bytes, size_t count, off_t offset), file, bytes, count, offset)
FAULTY(int, fsync, 1, (int file), file)
FAULTY(int, fdatasync, 1, (int file), file)
FAULTY(int, ftruncate64, survives(file), (int file, off_t size), file, size)
FAULTY(int, mkdir, 1, (const char *path, mode_t permissions), path, permissions)
FAULTY(int, link, 1, (const char *path, const char *new_path), path, new_path)
FAULTY(int, unlink, 1, (const char *path), path)
// To the server of a database.
FAULTY(ssize_t, send, 1, (int socket, const void *bytes, size_t count, int flags), socket, bytes,
       count, flags)
#endif
