// A disk of faults below SQLite, for tests: the files of one folder, whose chosen I/O call fails.
//
// It is SQLite's default file system, which it passes all other folders to. For each file it remembers
// the changes since the last synchronization, so that a loss of power can undo or tear them.
#ifndef CFAULTYDISK_H
#define CFAULTYDISK_H

#include <stdint.h>

typedef enum {
    /// The call does nothing and fails.
    FAULTY_DISK_IO_ERROR,
    /// The call does nothing and fails, because the disk is full.
    FAULTY_DISK_FULL,
    /// Half of the bytes are read or written, and the call fails.
    FAULTY_DISK_SHORT,
    /// Only some sectors of the write arrive, because the power is lost meanwhile.
    FAULTY_DISK_TORN,
    /// The power is lost before the call: what was not synchronized may be lost, in any order.
    FAULTY_DISK_POWER_LOSS,
    /// The process dies before the call. All that it has written stays.
    FAULTY_DISK_KILL,
} faulty_disk_fault;

typedef struct faulty_disk faulty_disk;

/// Puts the disk below all files of a folder that are opened from now on; null without memory.
/// The path of the folder is absolute.
faulty_disk *faulty_disk_mount(const char *folder);

/// Ends the disk, after all its files were closed.
void faulty_disk_unmount(faulty_disk *disk);

/// Makes the I/O call with a number fail, counted from one from now on; none with zero.
void faulty_disk_arm(faulty_disk *disk, faulty_disk_fault fault, int64_t number);

/// Returns the number of I/O calls since the disk was armed.
int64_t faulty_disk_calls(faulty_disk *disk);

/// Returns whether power was lost or the process died. Then each further call fails.
int faulty_disk_is_dead(faulty_disk *disk);

/// Leaves what a disk may hold after the fault, and makes it work again. All files must be closed.
void faulty_disk_restart(faulty_disk *disk, uint64_t seed);

#endif
