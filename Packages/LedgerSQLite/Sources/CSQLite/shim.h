#pragma once

#if __has_include(<sqlite3.h>)
#include <sqlite3.h>
#else
#error "the headers of SQLite are missing; this installs them and builds: Scripts/build --yes LedgerSQLite"
#endif

#if SQLITE_VERSION_NUMBER < 3037000
#error "SQLite 3.37 or newer is needed (for STRICT tables)"
#endif

// Functions with variable arguments and macros with casts, which Swift cannot import.

static inline int csqlite_configure(sqlite3 *connection, int option, int value) {
    return sqlite3_db_config(connection, option, value, (int *)0);
}

// The bytes stay unchanged until the next value is bound. The pointer is not null.
static inline int csqlite_bind_text(
    sqlite3_stmt *statement, int index, const void *text, sqlite3_uint64 length
) {
    return sqlite3_bind_text64(statement, index, text, length, SQLITE_STATIC, SQLITE_UTF8);
}

static inline int csqlite_bind_blob(
    sqlite3_stmt *statement, int index, const void *bytes, sqlite3_uint64 length
) {
    return sqlite3_bind_blob64(statement, index, bytes, length, SQLITE_STATIC);
}

static const int csqlite_short_read = SQLITE_IOERR_SHORT_READ;
static const int csqlite_failed_write = SQLITE_IOERR_WRITE;

// Reads from the database file without a lock, a journal or another file.
static inline int csqlite_read_raw(sqlite3 *connection, void *buffer, int length) {
    sqlite3_file *file = 0;
    int result = sqlite3_file_control(connection, "main", SQLITE_FCNTL_FILE_POINTER, &file);
    if (result != SQLITE_OK) return result;
    if (file == 0 || file->pMethods == 0) return SQLITE_CANTOPEN;
    return file->pMethods->xRead(file, buffer, length, 0);
}
