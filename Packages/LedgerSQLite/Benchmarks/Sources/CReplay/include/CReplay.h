// A C program that writes the rows of one book into another, in the same batches, with the same
// schema and the same durability.
#ifndef CREPLAY_H
#define CREPLAY_H

#include <stdint.h>

typedef struct replay replay;

/// Opens a book with rows and an earlier copy of it, to which they are written; null on failure.
replay *replay_open(const char *source, const char *target);

/// Returns the message of the last failure.
const char *replay_error(const replay *replay);

/// Loads the rows of the next entries, at most so many.
/// Returns the number of entries, or -1 on failure.
int replay_load(replay *replay, int count);

/// Writes the loaded rows in one durable transaction, with the bank's statements. With `reads` it
/// first runs the bank's queries, too. Returns 0, or -1 on failure.
int replay_write(replay *replay, int reads);

/// Reads an account of the copy so many times, each in its own transaction.
/// Returns 0, or -1 on failure.
int replay_read(replay *replay, const char *account, int times);

/// Returns the number of tables that differ between the books, or -1 on failure.
int replay_differences(replay *replay);

/// Closes both books and frees the memory.
void replay_close(replay *replay);

#endif
