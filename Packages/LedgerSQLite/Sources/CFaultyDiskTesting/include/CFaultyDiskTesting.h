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
    /// The power is lost during the write, so that only some sectors are written.
    FAULTY_DISK_TORN,
    /// The power is lost before the call. Writes that were not synchronized may be lost, in any
    /// order.
    FAULTY_DISK_POWER_LOSS,
    /// The process dies before the call. Its earlier writes stay.
    FAULTY_DISK_KILL,
} faulty_disk_fault;

/// A fault of the calls that change a file: writes, truncations and synchronizations.
typedef enum {
    /// The chosen change fails without effect.
    FAULTY_CHANGE_ONCE,
    /// The chosen change and the next one fail without effect.
    FAULTY_CHANGE_TWICE,
    /// The chosen change and all later ones fail without effect.
    FAULTY_CHANGE_ONWARDS,
    /// The chosen change takes effect, but is reported as failed.
    FAULTY_CHANGE_LATE,
    /// As before, but truncations have no effect, as if power were lost before they were synchronized.
    FAULTY_CHANGE_FORGETFUL,
    /// The system kills the process before the chosen change.
    FAULTY_CHANGE_KILL,
} faulty_change;

typedef struct faulty_disk faulty_disk;

/// Simulates a disk for all files that are opened in `folder` from now on. `folder` is an absolute
/// path. Returns null when memory runs out.
faulty_disk *faulty_disk_mount(const char *folder);

/// Removes the disk. All its files must be closed.
void faulty_disk_unmount(faulty_disk *disk);

/// Makes the I/O call `number` fail, counted from 1 from now on. With 0, no call fails.
void faulty_disk_arm(faulty_disk *disk, faulty_disk_fault fault, int64_t number);

/// Makes the change `number` fail, counted from 1 from now on.
void faulty_disk_arm_changes(faulty_disk *disk, faulty_change fault, int64_t number);

/// Returns the number of changes since the disk was armed with such a fault.
int64_t faulty_disk_changes(faulty_disk *disk);

/// Returns the number of I/O calls since the disk was armed.
int64_t faulty_disk_calls(faulty_disk *disk);

/// Returns whether the power was lost or the process died. After that, every call fails.
int faulty_disk_is_dead(faulty_disk *disk);

/// Makes the disk work again, with content that a real disk could have after the fault. All files
/// must be closed.
void faulty_disk_restart(faulty_disk *disk, uint64_t seed);

#endif
