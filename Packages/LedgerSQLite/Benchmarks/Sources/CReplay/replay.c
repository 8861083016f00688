#include "CReplay.h"

#include <sqlite3.h>
#include <stdlib.h>
#include <string.h>

// The tables, in the order in which the rows of an entry are written.
enum { ENTRIES, ACCOUNTS, LEGS, HISTORY, TABLES };

enum { MOST_COLUMNS = 13 };

// The queries of the loaded rows, whose first column is the number of the entry.
static const char *const queries[TABLES] = {
    "SELECT sequence, * FROM entries WHERE sequence BETWEEN ? AND ? ORDER BY sequence",
    "SELECT opened_by, key, id, kind, normal_side, may_be_negative, owner, opened_by FROM accounts"
    " WHERE opened_by BETWEEN ? AND ? ORDER BY opened_by, id",
    "SELECT sequence, * FROM legs WHERE sequence BETWEEN ? AND ? ORDER BY sequence, position",
    "SELECT sequence, * FROM record_history WHERE sequence BETWEEN ? AND ? ORDER BY sequence",
};

static const char *const inserts[TABLES] = {
    "INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
    "INSERT INTO accounts (key, id, kind, normal_side, may_be_negative, owner, opened_by, balance)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, 0)",
    "INSERT INTO legs VALUES (?, ?, ?, ?, ?, ?, ?)",
    "INSERT INTO record_history VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
};

static const char update_account[] = "UPDATE accounts SET balance = ? WHERE key = ?";

static const char put_record[] =
    "INSERT INTO records VALUES (?1, ?2, ?3, ?7, ?6, ?8)"
    " ON CONFLICT DO UPDATE SET version = excluded.version, value = excluded.value,"
    " linked_to = excluded.linked_to, due = excluded.due";

// A value of a row. A text is a part of the bytes of its table.
typedef struct {
    int type;
    int length;
    sqlite3_int64 number;
} cell;

typedef struct {
    sqlite3_int64 entry;
    cell cells[MOST_COLUMNS];
} row;

typedef struct {
    row *rows;
    int count, capacity, columns;
    char *bytes;
    size_t used, size;
    sqlite3_stmt *query, *insert;
} table;

struct replay {
    sqlite3 *source, *target, *failed;
    sqlite3_stmt *update_account, *put_record, *begin, *commit;
    table tables[TABLES];
    sqlite3_int64 last;
};

static int check(replay *replay, sqlite3 *database, int result) {
    if (result == SQLITE_OK || result == SQLITE_DONE || result == SQLITE_ROW) return 0;
    replay->failed = database;
    return -1;
}

static int prepare(replay *replay, sqlite3 *database, const char *sql, sqlite3_stmt **statement) {
    return check(replay, database, sqlite3_prepare_v3(
        database, sql, -1, SQLITE_PREPARE_PERSISTENT, statement, 0));
}

static int prepare_all(replay *replay) {
    int result = 0;
    for (int index = 0; index < TABLES; index++) {
        table *table = &replay->tables[index];
        result |= prepare(replay, replay->source, queries[index], &table->query);
        result |= prepare(replay, replay->target, inserts[index], &table->insert);
        if (result == 0) table->columns = sqlite3_column_count(table->query) - 1;
    }
    result |= prepare(replay, replay->target, update_account, &replay->update_account);
    result |= prepare(replay, replay->target, put_record, &replay->put_record);
    result |= prepare(replay, replay->target, "BEGIN IMMEDIATE", &replay->begin);
    return result | prepare(replay, replay->target, "COMMIT", &replay->commit);
}

replay *replay_open(const char *source, const char *target) {
    replay *replay = calloc(1, sizeof *replay);
    if (replay == 0) return 0;
    int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX;
    int result = check(replay, 0, sqlite3_open_v2(source, &replay->source, flags, 0));
    result |= check(replay, 0, sqlite3_open_v2(target, &replay->target, flags, 0));
    if (result == 0) {
        sqlite3_db_config(replay->target, SQLITE_DBCONFIG_ENABLE_FKEY, 1, (int *)0);
        result |= check(replay, replay->target, sqlite3_exec(
            replay->target, "PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;"
#if defined(__APPLE__)
            "PRAGMA fullfsync = ON; PRAGMA checkpoint_fullfsync = ON;"
#endif
            , 0, 0, 0));
        result |= prepare_all(replay);
    }
    sqlite3_stmt *head = 0;
    if (result == 0
        && prepare(replay, replay->target, "SELECT max(sequence) FROM entries", &head) == 0
        && sqlite3_step(head) == SQLITE_ROW) {
        replay->last = sqlite3_column_int64(head, 0);
    }
    sqlite3_finalize(head);
    return replay;
}

const char *replay_error(const replay *replay) {
    return replay->failed ? sqlite3_errmsg(replay->failed) : "a book cannot be opened";
}

// Makes room for more elements and returns the array, or null.
static void *reserve(void *array, size_t needed, size_t *capacity, size_t element) {
    if (needed <= *capacity) return array;
    while (*capacity < needed) *capacity = *capacity ? 2 * *capacity : 1024;
    return realloc(array, *capacity * element);
}

static int load_row(table *table, sqlite3_stmt *query) {
    size_t capacity = (size_t)table->capacity;
    table->rows = reserve(table->rows, (size_t)table->count + 1, &capacity, sizeof(row));
    if (table->rows == 0) return -1;
    table->capacity = (int)capacity;
    row *row = &table->rows[table->count++];
    row->entry = sqlite3_column_int64(query, 0);
    for (int column = 0; column < table->columns; column++) {
        cell *cell = &row->cells[column];
        cell->type = sqlite3_column_type(query, column + 1);
        cell->number = sqlite3_column_int64(query, column + 1);
        if (cell->type != SQLITE_TEXT && cell->type != SQLITE_BLOB) continue;
        const void *start = sqlite3_column_blob(query, column + 1);
        cell->length = sqlite3_column_bytes(query, column + 1);
        cell->number = (sqlite3_int64)table->used;
        table->bytes =
            reserve(table->bytes, table->used + (size_t)cell->length, &table->size, 1);
        if (table->bytes == 0) return -1;
        if (cell->length > 0) memcpy(table->bytes + table->used, start, (size_t)cell->length);
        table->used += (size_t)cell->length;
    }
    return 0;
}

int replay_load(replay *replay, int count) {
    sqlite3_int64 last = replay->last;
    for (int index = 0; index < TABLES; index++) {
        table *table = &replay->tables[index];
        table->count = 0;
        table->used = 0;
        sqlite3_bind_int64(table->query, 1, replay->last + 1);
        sqlite3_bind_int64(table->query, 2, index == ENTRIES ? replay->last + count : last);
        int result;
        while ((result = sqlite3_step(table->query)) == SQLITE_ROW) {
            if (load_row(table, table->query) != 0) return -1;
        }
        sqlite3_reset(table->query);
        if (check(replay, replay->source, result) != 0) return -1;
        if (index == ENTRIES) last += table->count;
    }
    replay->last = last;
    return replay->tables[ENTRIES].count;
}

static int run(replay *replay, sqlite3_stmt *statement) {
    int result = sqlite3_step(statement);
    sqlite3_reset(statement);
    return check(replay, replay->target, result);
}

static void bind(sqlite3_stmt *statement, int index, const table *table, const cell *cell) {
    switch (cell->type) {
    case SQLITE_NULL:
        sqlite3_bind_null(statement, index);
        break;
    case SQLITE_INTEGER:
        sqlite3_bind_int64(statement, index, cell->number);
        break;
    case SQLITE_BLOB:
        sqlite3_bind_blob(
            statement, index, table->bytes + cell->number, cell->length, SQLITE_STATIC);
        break;
    default:
        sqlite3_bind_text(
            statement, index, table->bytes + cell->number, cell->length, SQLITE_STATIC);
    }
}

static int write_row(replay *replay, sqlite3_stmt *statement, const table *table, const row *row) {
    for (int column = 0; column < table->columns; column++) {
        bind(statement, column + 1, table, &row->cells[column]);
    }
    return run(replay, statement);
}

// Sets the balance of the account of a leg, after its last leg in the entry.
static int write_balance(replay *replay, const table *legs, int leg) {
    const row *row = &legs->rows[leg];
    for (int later = leg + 1; later < legs->count; later++) {
        if (legs->rows[later].entry != row->entry) break;
        if (legs->rows[later].cells[2].number == row->cells[2].number) return 0;
    }
    sqlite3_bind_int64(replay->update_account, 1, row->cells[6].number);
    sqlite3_bind_int64(replay->update_account, 2, row->cells[2].number);
    return run(replay, replay->update_account);
}

static int write_entry(replay *replay, sqlite3_int64 entry, int *next) {
    for (int index = 0; index < TABLES; index++) {
        table *table = &replay->tables[index];
        while (next[index] < table->count && table->rows[next[index]].entry == entry) {
            const row *row = &table->rows[next[index]];
            if (write_row(replay, table->insert, table, row) != 0) return -1;
            if (index == LEGS && write_balance(replay, table, next[index]) != 0) return -1;
            if (index == HISTORY && write_row(replay, replay->put_record, table, row) != 0) {
                return -1;
            }
            next[index]++;
        }
    }
    return 0;
}

int replay_write(replay *replay) {
    int next[TABLES] = {0};
    const table *entries = &replay->tables[ENTRIES];
    if (run(replay, replay->begin) != 0) return -1;
    for (int index = 0; index < entries->count; index++) {
        if (write_entry(replay, entries->rows[index].entry, next) != 0) return -1;
    }
    return run(replay, replay->commit);
}

int replay_differences(replay *replay) {
    static const char *const tables[] = {
        "entries", "accounts", "legs", "records", "record_history",
    };
    char *attach =
        sqlite3_mprintf("ATTACH %Q AS source", sqlite3_db_filename(replay->source, "main"));
    int result = sqlite3_exec(replay->target, attach, 0, 0, 0);
    sqlite3_free(attach);
    if (check(replay, replay->target, result) != 0) return -1;
    int differences = 0;
    for (size_t index = 0; index < sizeof tables / sizeof *tables; index++) {
        sqlite3_stmt *query = 0;
        char *sql = sqlite3_mprintf(
            "SELECT (SELECT count(*) FROM source.%s) <> (SELECT count(*) FROM main.%s)"
            " OR EXISTS (SELECT * FROM source.%s EXCEPT SELECT * FROM main.%s)",
            tables[index], tables[index], tables[index], tables[index]);
        result = prepare(replay, replay->target, sql, &query);
        sqlite3_free(sql);
        if (result == 0) result = check(replay, replay->target, sqlite3_step(query));
        if (result == 0) differences += sqlite3_column_int(query, 0);
        sqlite3_finalize(query);
        if (result != 0) return -1;
    }
    return differences;
}

void replay_close(replay *replay) {
    for (int index = 0; index < TABLES; index++) {
        sqlite3_finalize(replay->tables[index].query);
        sqlite3_finalize(replay->tables[index].insert);
        free(replay->tables[index].rows);
        free(replay->tables[index].bytes);
    }
    sqlite3_finalize(replay->update_account);
    sqlite3_finalize(replay->put_record);
    sqlite3_finalize(replay->begin);
    sqlite3_finalize(replay->commit);
    sqlite3_close(replay->source);
    sqlite3_close(replay->target);
    free(replay);
}
