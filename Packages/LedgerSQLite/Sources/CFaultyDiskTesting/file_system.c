#include "disk.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

// A file of a disk. The file of SQLite's own file system follows it.
typedef struct {
    sqlite3_file base;
    faulty_disk *disk;
    node *node;
} faulty_file;

static sqlite3_vfs *system_vfs;
static sqlite3_io_methods methods;
static _Thread_local int last_error;

static sqlite3_file *real(sqlite3_file *file) { return (sqlite3_file *)((faulty_file *)file + 1); }

// Counts a call. With a fault it sets the error of the system and returns `code`.
static int check(faulty_disk *disk, int code) {
    last_error = 0;
    outcome outcome = begin_call(disk, 0);
    if (outcome == WORKS) return SQLITE_OK;
    errno = last_error = outcome == FILLS ? ENOSPC : EIO;
    return code;
}

static int fault(sqlite3_file *file, int code) { return check(((faulty_file *)file)->disk, code); }

static int is_dead(sqlite3_file *file) { return faulty_disk_is_dead(((faulty_file *)file)->disk); }

static int close_file(sqlite3_file *file) { return real(file)->pMethods->xClose(real(file)); }

static int read_file(sqlite3_file *file, void *bytes, int count, sqlite3_int64 offset) {
    outcome outcome = begin_call(((faulty_file *)file)->disk, 0);
    last_error = 0;
    if (outcome == WORKS) return real(file)->pMethods->xRead(real(file), bytes, count, offset);
    memset(bytes, 0, (size_t)count);
    if (outcome == HALVES) real(file)->pMethods->xRead(real(file), bytes, count / 2, offset);
    errno = last_error = EIO;
    return SQLITE_IOERR_READ;
}

static sqlite3_int64 size_of(sqlite3_file *file) {
    sqlite3_int64 size = 0;
    if (real(file)->pMethods->xFileSize(real(file), &size) != SQLITE_OK) abort();
    return size;
}

static unsigned char *content(sqlite3_file *file, sqlite3_int64 offset, sqlite3_int64 count) {
    unsigned char *bytes = malloc((size_t)count + 1);
    if (bytes == 0) abort();
    int result = real(file)->pMethods->xRead(real(file), bytes, (int)count, offset);
    if (result != SQLITE_OK && result != SQLITE_IOERR_SHORT_READ) abort();
    return bytes;
}

static void note_write(
    sqlite3_file *file, const void *bytes, sqlite3_int64 count, sqlite3_int64 offset, int is_torn
) {
    sqlite3_int64 size = size_of(file), end = offset + count;
    sqlite3_int64 replaced = size < offset ? 0 : (size < end ? size : end) - offset;
    change change = {
        .offset = offset, .count = count, .size_before = size,
        .size_after = size < end ? end : size, .before = content(file, offset, replaced),
        .before_count = replaced, .after = malloc((size_t)count + 1), .is_torn = is_torn,
    };
    if (change.after == 0) abort();
    memcpy(change.after, bytes, (size_t)count);
    add_change(((faulty_file *)file)->node, change);
}

static int write_now(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    outcome outcome = begin_call(((faulty_file *)file)->disk, 1);
    last_error = 0;
    if (outcome == HALVES) count /= 2;
    if (outcome == WORKS || outcome == HALVES || outcome == TEARS) {
        note_write(file, bytes, count, offset, outcome == TEARS);
    }
    if (outcome == WORKS || outcome == HALVES) {
        int result = real(file)->pMethods->xWrite(real(file), bytes, count, offset);
        if (result != SQLITE_OK || outcome == WORKS) return result;
    }
    errno = last_error = outcome == FILLS ? ENOSPC : EIO;
    return outcome == FILLS ? SQLITE_FULL : SQLITE_IOERR_WRITE;
}

static int truncate_now(sqlite3_file *file, sqlite3_int64 size) {
    int result = fault(file, SQLITE_IOERR_TRUNCATE);
    if (result != SQLITE_OK) return result;
    sqlite3_int64 old = size_of(file);
    sqlite3_int64 cut = size < old ? old - size : 0;
    change change = {
        .offset = size, .size_before = old, .size_after = size,
        .before = content(file, size, cut), .before_count = cut,
    };
    add_change(((faulty_file *)file)->node, change);
    return real(file)->pMethods->xTruncate(real(file), size);
}

static int sync_now(sqlite3_file *file, int flags) {
    int result = fault(file, SQLITE_IOERR_FSYNC);
    if (result == SQLITE_OK) result = real(file)->pMethods->xSync(real(file), flags);
    if (!is_dead(file)) {
        note_sync(((faulty_file *)file)->node, result != SQLITE_OK, size_of(file));
    }
    return result;
}

static int finish(change_outcome outcome, int result, int code) {
    if (outcome == CHANGE_WORKS) return result;
    errno = last_error = EIO;
    return code;
}

static int write_file(sqlite3_file *file, const void *bytes, int count, sqlite3_int64 offset) {
    change_outcome outcome = begin_change(((faulty_file *)file)->disk);
    int result = outcome == CHANGE_FAILS ? SQLITE_OK : write_now(file, bytes, count, offset);
    return finish(outcome, result, SQLITE_IOERR_WRITE);
}

static int truncate_file(sqlite3_file *file, sqlite3_int64 size) {
    faulty_disk *disk = ((faulty_file *)file)->disk;
    change_outcome outcome = begin_change(disk);
    int works = outcome != CHANGE_FAILS && disk->change_fault != FAULTY_CHANGE_FORGETFUL;
    return finish(outcome, works ? truncate_now(file, size) : SQLITE_OK, SQLITE_IOERR_TRUNCATE);
}

static int sync_file(sqlite3_file *file, int flags) {
    change_outcome outcome = begin_change(((faulty_file *)file)->disk);
    int result = outcome == CHANGE_FAILS ? SQLITE_OK : sync_now(file, flags);
    return finish(outcome, result, SQLITE_IOERR_FSYNC);
}

static int file_size(sqlite3_file *file, sqlite3_int64 *size) {
    int result = fault(file, SQLITE_IOERR_FSTAT);
    return result != SQLITE_OK ? result : real(file)->pMethods->xFileSize(real(file), size);
}

static int lock_file(sqlite3_file *file, int level) {
    int result = fault(file, SQLITE_IOERR_LOCK);
    return result != SQLITE_OK ? result : real(file)->pMethods->xLock(real(file), level);
}

// Unlocking always works, because the end of a process does it, too.
static int unlock_file(sqlite3_file *file, int level) {
    return real(file)->pMethods->xUnlock(real(file), level);
}

static int check_reserved_lock(sqlite3_file *file, int *is_locked) {
    int result = fault(file, SQLITE_IOERR_CHECKRESERVEDLOCK);
    return result != SQLITE_OK
        ? result : real(file)->pMethods->xCheckReservedLock(real(file), is_locked);
}

static int control(sqlite3_file *file, int operation, void *argument) {
    return real(file)->pMethods->xFileControl(real(file), operation, argument);
}

static int sector_size(sqlite3_file *file) { return real(file)->pMethods->xSectorSize(real(file)); }

static int characteristics(sqlite3_file *file) {
    return real(file)->pMethods->xDeviceCharacteristics(real(file));
}

static int map_memory(sqlite3_file *file, int page, int size, int extends, void volatile **memory) {
    int result = fault(file, SQLITE_IOERR_SHMMAP);
    return result != SQLITE_OK
        ? result : real(file)->pMethods->xShmMap(real(file), page, size, extends, memory);
}

static int lock_memory(sqlite3_file *file, int offset, int count, int flags) {
    int result = flags & SQLITE_SHM_UNLOCK ? SQLITE_OK : fault(file, SQLITE_IOERR_SHMLOCK);
    return result != SQLITE_OK
        ? result : real(file)->pMethods->xShmLock(real(file), offset, count, flags);
}

static void barrier(sqlite3_file *file) { real(file)->pMethods->xShmBarrier(real(file)); }

static int unmap_memory(sqlite3_file *file, int deletes) {
    return real(file)->pMethods->xShmUnmap(real(file), deletes);
}

static int open_file(
    sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *flags_found
) {
    (void)vfs;
    faulty_disk *disk = disk_of(name);
    if (disk == 0) return system_vfs->xOpen(system_vfs, name, file, flags, flags_found);
    file->pMethods = 0;
    int result = check(disk, SQLITE_CANTOPEN);
    if (result != SQLITE_OK) return result;
    int exists = access(name, F_OK) == 0;
    result = system_vfs->xOpen(system_vfs, name, real(file), flags, flags_found);
    if (result != SQLITE_OK) return result;
    faulty_file *faulty = (faulty_file *)file;
    faulty->disk = disk;
    faulty->node = node_of(disk, name);
    if (faulty->node == 0) abort();
    if (!exists) faulty->node->is_new = 1;
    file->pMethods = &methods;
    return SQLITE_OK;
}

// Keeps the content of a file that is deleted, until the folder is synchronized.
static void keep(faulty_disk *disk, const char *path, int syncs) {
    node *node = node_of(disk, path);
    int file = open(path, O_RDONLY);
    if (node == 0 || file < 0) return;
    off_t size = lseek(file, 0, SEEK_END);
    unsigned char *content = syncs ? 0 : malloc((size_t)size + 1);
    if (content && pread(file, content, (size_t)size, 0) != size) abort();
    note_deletion(node, content, size);
    close(file);
}

static int delete_file(sqlite3_vfs *vfs, const char *path, int syncs) {
    (void)vfs;
    faulty_disk *disk = disk_of(path);
    if (disk) {
        int result = check(disk, SQLITE_IOERR_DELETE);
        if (result != SQLITE_OK) return result;
        keep(disk, path, syncs);
    }
    return system_vfs->xDelete(system_vfs, path, syncs);
}

static int has_access(sqlite3_vfs *vfs, const char *path, int flags, int *result) {
    (void)vfs;
    faulty_disk *disk = disk_of(path);
    int failure = disk ? check(disk, SQLITE_IOERR_ACCESS) : SQLITE_OK;
    return failure != SQLITE_OK ? failure : system_vfs->xAccess(system_vfs, path, flags, result);
}

static int last_system_error(sqlite3_vfs *vfs, int count, char *text) {
    (void)vfs;
    return last_error ? last_error : system_vfs->xGetLastError(system_vfs, count, text);
}

static void register_once(void) {
    system_vfs = sqlite3_vfs_find(0);
    methods = (sqlite3_io_methods){
        2, close_file, read_file, write_file, truncate_file, sync_file, file_size, lock_file,
        unlock_file, check_reserved_lock, control, sector_size, characteristics, map_memory,
        lock_memory, barrier, unmap_memory, 0, 0,
    };
    static sqlite3_vfs faulty;
    faulty = *system_vfs;
    faulty.szOsFile += (int)sizeof(faulty_file);
    faulty.zName = "faulty";
    faulty.pNext = 0;
    faulty.xOpen = open_file;
    faulty.xDelete = delete_file;
    faulty.xAccess = has_access;
    faulty.xGetLastError = last_system_error;
    sqlite3_vfs_register(&faulty, 1);
}

void register_file_system(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, register_once);
}
