#include "disk.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>

// One lock for all disks; the tests of one process run at the same time.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static faulty_disk *disks;

void disk_lock(void) { pthread_mutex_lock(&lock); }
void disk_unlock(void) { pthread_mutex_unlock(&lock); }

faulty_disk *faulty_disk_mount(const char *folder) {
    register_file_system();
    faulty_disk *disk = calloc(1, sizeof *disk);
    if (disk == 0) return 0;
    disk->folder = strdup(folder);
    disk_lock();
    disk->next = disks;
    disks = disk;
    disk_unlock();
    return disk;
}

static void forget_changes(node *node) {
    for (change *next, *change = node->changes; change; change = next) {
        next = change->next;
        free(change->before);
        free(change->after);
        free(change);
    }
    node->changes = 0;
}

static void forget_nodes(faulty_disk *disk) {
    for (node *next, *node = disk->nodes; node; node = next) {
        next = node->next;
        forget_changes(node);
        free(node->deleted);
        free(node->path);
        free(node);
    }
    disk->nodes = 0;
}

void faulty_disk_unmount(faulty_disk *disk) {
    disk_lock();
    for (faulty_disk **place = &disks; *place; place = &(*place)->next) {
        if (*place != disk) continue;
        *place = disk->next;
        break;
    }
    disk_unlock();
    forget_nodes(disk);
    free(disk->folder);
    free(disk);
}

void faulty_disk_arm(faulty_disk *disk, faulty_disk_fault fault, int64_t number) {
    disk_lock();
    disk->fault = fault;
    disk->number = number;
    disk->calls = 0;
    disk_unlock();
}

void faulty_disk_arm_changes(faulty_disk *disk, faulty_change fault, int64_t number) {
    disk_lock();
    disk->change_fault = fault;
    disk->change_number = number;
    disk->changes = 0;
    disk_unlock();
}

int64_t faulty_disk_changes(faulty_disk *disk) {
    disk_lock();
    int64_t changes = disk->changes;
    disk_unlock();
    return changes;
}

change_outcome begin_change(faulty_disk *disk) {
    disk_lock();
    int64_t number = ++disk->changes, first = disk->change_number;
    faulty_change fault = disk->change_fault;
    disk_unlock();
    if (first == 0 || number < first) return CHANGE_WORKS;
    if (fault == FAULTY_CHANGE_KILL) raise(SIGKILL);
    if (number > first + (fault == FAULTY_CHANGE_TWICE) && fault != FAULTY_CHANGE_ONWARDS) {
        return CHANGE_WORKS;
    }
    return fault == FAULTY_CHANGE_LATE || fault == FAULTY_CHANGE_FORGETFUL
        ? CHANGE_FAILS_LATE : CHANGE_FAILS;
}

int64_t faulty_disk_calls(faulty_disk *disk) {
    disk_lock();
    int64_t calls = disk->calls;
    disk_unlock();
    return calls;
}

int faulty_disk_is_dead(faulty_disk *disk) {
    disk_lock();
    int is_dead = disk->death != ALIVE;
    disk_unlock();
    return is_dead;
}

faulty_disk *disk_of(const char *path) {
    if (path == 0) return 0;
    disk_lock();
    faulty_disk *disk = disks;
    for (; disk; disk = disk->next) {
        size_t length = strlen(disk->folder);
        if (strncmp(path, disk->folder, length) == 0 && path[length] == '/') break;
    }
    disk_unlock();
    return disk;
}

outcome begin_call(faulty_disk *disk, int is_write) {
    disk_lock();
    outcome outcome = WORKS;
    if (disk->death != ALIVE) {
        outcome = FAILS;
    } else if (++disk->calls == disk->number) {
        switch (disk->fault) {
        case FAULTY_DISK_IO_ERROR: outcome = FAILS; break;
        case FAULTY_DISK_FULL: outcome = FILLS; break;
        case FAULTY_DISK_SHORT: outcome = HALVES; break;
        case FAULTY_DISK_TORN:
            disk->death = POWER_LOST;
            outcome = is_write ? TEARS : FAILS;
            break;
        case FAULTY_DISK_POWER_LOSS:
            disk->death = POWER_LOST;
            outcome = FAILS;
            break;
        case FAULTY_DISK_KILL:
            disk->death = KILLED;
            outcome = FAILS;
            break;
        }
    }
    disk_unlock();
    return outcome;
}

node *node_of(faulty_disk *disk, const char *path) {
    disk_lock();
    node *found = disk->nodes;
    while (found && strcmp(found->path, path) != 0) found = found->next;
    if (found == 0 && (found = calloc(1, sizeof *found)) != 0) {
        found->path = strdup(path);
        found->next = disk->nodes;
        disk->nodes = found;
    }
    disk_unlock();
    return found;
}

void add_change(node *node, change change_made) {
    change *change = malloc(sizeof *change);
    if (change == 0) abort();
    *change = change_made;
    disk_lock();
    change->next = node->changes;
    node->changes = change;
    disk_unlock();
}

// Copies the bytes of a synchronized change into what an earlier, lost change would restore.
static void cover(change *lost, const change *synced) {
    if (synced->after == 0) {
        // What was cut off does not come back.
        sqlite3_int64 rest = synced->size_after - lost->offset;
        if (rest < 0) rest = 0;
        if (lost->count > rest) lost->count = rest;
        if (lost->before_count > rest) lost->before_count = rest;
        return;
    }
    for (sqlite3_int64 index = 0; index < synced->count; index++) {
        sqlite3_int64 place = synced->offset + index - lost->offset;
        if (place < 0) continue;
        if (place < lost->before_count) lost->before[place] = synced->after[index];
        if (place < lost->count) lost->after[place] = synced->after[index];
    }
}

void note_sync(node *node, int has_failed, sqlite3_int64 size) {
    disk_lock();
    change **place = &node->changes;
    while (*place) {
        change *this = *place;
        if (has_failed || this->is_lost) {
            // The system has forgotten that these pages are not on the disk.
            this->is_lost = 1;
            place = &this->next;
            continue;
        }
        for (change *lost = this->next; lost; lost = lost->next) {
            if (lost->is_lost) cover(lost, this);
        }
        *place = this->next;
        free(this->before);
        free(this->after);
        free(this);
    }
    if (!has_failed) {
        // The size is on the disk now, also that of writes that were lost.
        for (change *lost = node->changes; lost; lost = lost->next) {
            lost->size_before = lost->size_after = size;
        }
        // SQLite synchronizes the folder of a new file, too.
        node->is_new = 0;
        free(node->deleted);
        node->deleted = 0;
    }
    disk_unlock();
}

void note_deletion(node *node, unsigned char *content, sqlite3_int64 count) {
    disk_lock();
    forget_changes(node);
    free(node->deleted);
    node->deleted = content;
    node->deleted_count = count;
    disk_unlock();
}

static uint64_t draw(uint64_t *state) {
    *state += 0x9E3779B97F4A7C15;
    uint64_t value = *state;
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9;
    value = (value ^ value >> 27) * 0x94D049BB133111EB;
    return value ^ value >> 31;
}

static void write_at(int file, const unsigned char *bytes, sqlite3_int64 count, sqlite3_int64 offset) {
    if (count > 0 && pwrite(file, bytes, (size_t)count, offset) != count) abort();
}

// Makes a change that was not synchronized again: whole, or some of its sectors.
static void redo(int file, const change *change, uint64_t *random) {
    if (change->after == 0) {
        if (ftruncate(file, change->size_after) != 0) abort();
        return;
    }
    int is_torn = change->is_torn || draw(random) % 3 == 0;
    for (sqlite3_int64 start = 0; start < change->count; start += SECTOR) {
        if (is_torn && draw(random) % 2 == 0) continue;
        sqlite3_int64 count = change->count - start < SECTOR ? change->count - start : SECTOR;
        write_at(file, change->after + start, count, change->offset + start);
    }
}

static void undo(int file, const change *change) {
    write_at(file, change->before, change->before_count, change->offset);
    if (ftruncate(file, change->size_before) != 0) abort();
}

// Leaves a file as it may be after a loss of power.
static void lose(node *node, uint64_t *random) {
    if (node->deleted && draw(random) % 2 == 0) {
        // The folder was not synchronized, so it has the old file again.
        int file = open(node->path, O_RDWR | O_CREAT | O_TRUNC, 0600);
        if (file < 0) abort();
        write_at(file, node->deleted, node->deleted_count, 0);
        close(file);
        return;
    }
    int file = open(node->path, O_RDWR);
    if (file < 0) return;
    size_t count = 0;
    for (change *change = node->changes; change; change = change->next) {
        if (!change->is_torn) undo(file, change);
        count++;
    }
    change **order = calloc(count + 1, sizeof *order);
    if (order == 0) abort();
    size_t index = count;
    for (change *change = node->changes; change; change = change->next) order[--index] = change;
    if (draw(random) % 2 == 0) {
        for (size_t last = count; last > 1; last--) {
            size_t other = draw(random) % last;
            change *swapped = order[last - 1];
            order[last - 1] = order[other];
            order[other] = swapped;
        }
    }
    for (index = 0; index < count; index++) {
        if (draw(random) % 2 == 0) redo(file, order[index], random);
    }
    free(order);
    close(file);
    if (node->is_new && draw(random) % 2 == 0) unlink(node->path);
}

void faulty_disk_restart(faulty_disk *disk, uint64_t seed) {
    if (disk->death == POWER_LOST) {
        for (node *node = disk->nodes; node; node = node->next) lose(node, &seed);
    }
    if (disk->death == POWER_LOST) forget_nodes(disk);
    disk->death = ALIVE;
    disk->number = 0;
}
