// The disks, and the changes of their files since the last synchronization.
#ifndef DISK_H
#define DISK_H

#include "CFaultyDiskTesting.h"

#include <fcntl.h>
#include <pthread.h>
#include <sqlite3.h>
#include <unistd.h>

enum { SECTOR = 512 };

// A write, or without `after` a truncation.
typedef struct change {
    struct change *next;
    sqlite3_int64 offset, count;
    sqlite3_int64 size_before, size_after;
    // What the change has replaced, which is shorter at the end of the file.
    unsigned char *before;
    sqlite3_int64 before_count;
    unsigned char *after;
    int is_lost, is_torn;
} change;

// A file, with the last change first.
typedef struct node {
    struct node *next;
    char *path;
    change *changes;
    // The content of a file whose deletion was not synchronized.
    unsigned char *deleted;
    sqlite3_int64 deleted_count;
    // Whether the folder may not have the file yet.
    int is_new;
} node;

struct faulty_disk {
    faulty_disk *next;
    char *folder;
    faulty_disk_fault fault;
    int64_t number, calls;
    faulty_change change_fault;
    int64_t change_number, changes;
    enum { ALIVE, KILLED, POWER_LOST } death;
    node *nodes;
};

typedef enum { WORKS, FAILS, FILLS, HALVES, TEARS } outcome;
typedef enum { CHANGE_WORKS, CHANGE_FAILS, CHANGE_FAILS_LATE } change_outcome;

void register_file_system(void);
void disk_lock(void);
void disk_unlock(void);

// Returns the disk of a path, or null.
faulty_disk *disk_of(const char *path);

// Counts a change, and kills the process if it was chosen to. A change that fails late takes effect.
change_outcome begin_change(faulty_disk *disk);

// Counts an I/O call and returns what becomes of it.
outcome begin_call(faulty_disk *disk, int is_write);

// Returns the file at a path; null without memory.
node *node_of(faulty_disk *disk, const char *path);

void add_change(node *node, change change);

// Notes that the changes of a file of some size are on the disk, or that it failed to write them.
void note_sync(node *node, int has_failed, sqlite3_int64 size);

// Notes that a file was deleted, with its content unless the folder was synchronized.
void note_deletion(node *node, unsigned char *content, sqlite3_int64 count);

#endif
