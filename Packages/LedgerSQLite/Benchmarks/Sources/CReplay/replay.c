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
    "SELECT l.sequence, l.*, a.id FROM legs l JOIN accounts a ON a.key = l.account"
    " WHERE l.sequence BETWEEN ? AND ? ORDER BY l.sequence, l.position",
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

// The statements with which the bank reads what it checks before it writes.
enum { SCHEMA, RECEIPT, HEAD, CLOSING, ACCOUNT, READS };

static const char *const reads[READS] = {
    "PRAGMA schema_version",
    "SELECT sequence, date, time, purpose, content, result FROM entries WHERE idempotency_id = ?",
    "SELECT sequence, date, purpose FROM entries ORDER BY sequence DESC LIMIT 1",
    "SELECT time FROM entries WHERE idempotency_id = ?",
    "SELECT a.id, a.kind, a.normal_side, a.may_be_negative, a.owner, o.date, c.date, a.balance,"
    " (SELECT ifnull(sum(h.amount), 0) FROM holds h WHERE h.account = a.key AND h.amount > 0),"
    " a.key FROM accounts a JOIN entries o ON o.sequence = a.opened_by"
    " LEFT JOIN entries c ON c.sequence = a.closed_by WHERE a.id = ?",
};

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

// The balance of an account in the present transaction.
typedef struct {
    sqlite3_int64 balance;
    int is_read, is_moved;
} account;

struct replay {
    sqlite3 *source, *target, *failed;
    sqlite3_stmt *update_account, *put_record, *begin, *commit, *reads[READS];
    table tables[TABLES];
    // By the number of the account, and the numbers of those that have moved, in order.
    account *accounts;
    sqlite3_int64 *moved;
    int moved_count;
    sqlite3_int64 last;
    char closing[64];
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
    for (int index = 0; index < READS; index++) {
        result |= prepare(replay, replay->target, reads[index], &replay->reads[index]);
    }
    result |= prepare(replay, replay->target, update_account, &replay->update_account);
    result |= prepare(replay, replay->target, put_record, &replay->put_record);
    result |= prepare(replay, replay->target, "BEGIN IMMEDIATE", &replay->begin);
    return result | prepare(replay, replay->target, "COMMIT", &replay->commit);
}

// Reads where the copy ends, and makes room for the accounts of the source.
static int read_start(replay *replay) {
    static const char last[] =
        "SELECT (SELECT max(sequence) FROM entries),"
        " (SELECT idempotency_id FROM entries WHERE purpose = 'day.close'"
        "  ORDER BY sequence DESC LIMIT 1)";
    sqlite3_stmt *query = 0;
    int result = prepare(replay, replay->target, last, &query);
    if (result == 0 && sqlite3_step(query) == SQLITE_ROW) {
        replay->last = sqlite3_column_int64(query, 0);
        const char *closing = (const char *)sqlite3_column_text(query, 1);
        strncpy(replay->closing, closing ? closing : "", sizeof replay->closing - 1);
    }
    sqlite3_finalize(query);
    static const char most[] = "SELECT ifnull(max(key), 0) + 1 FROM accounts";
    if (result == 0) result = prepare(replay, replay->source, most, &query);
    if (result != 0 || sqlite3_step(query) != SQLITE_ROW) return -1;
    size_t count = (size_t)sqlite3_column_int64(query, 0);
    sqlite3_finalize(query);
    replay->accounts = calloc(count, sizeof *replay->accounts);
    replay->moved = calloc(count, sizeof *replay->moved);
    return replay->accounts && replay->moved ? 0 : -1;
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
    if (result == 0) result = read_start(replay);
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
    int count = sqlite3_bind_parameter_count(statement);
    for (int column = 0; column < count; column++) {
        bind(statement, column + 1, table, &row->cells[column]);
    }
    return run(replay, statement);
}

// Notes the balance of the account of a leg.
static void move(replay *replay, const row *leg) {
    sqlite3_int64 key = leg->cells[2].number;
    account *account = &replay->accounts[key];
    account->balance = leg->cells[6].number;
    if (!account->is_moved) replay->moved[replay->moved_count++] = key;
    account->is_moved = 1;
}

// Writes the balances of the accounts that have moved, once each, and forgets all accounts.
static int write_balances(replay *replay) {
    for (int index = 0; index < replay->moved_count; index++) {
        account *account = &replay->accounts[replay->moved[index]];
        sqlite3_bind_int64(replay->update_account, 1, account->balance);
        sqlite3_bind_int64(replay->update_account, 2, replay->moved[index]);
        if (run(replay, replay->update_account) != 0) return -1;
        account->is_moved = account->is_read = 0;
    }
    replay->moved_count = 0;
    return 0;
}

static int write_entry(replay *replay, sqlite3_int64 entry, int *next) {
    for (int index = 0; index < TABLES; index++) {
        table *table = &replay->tables[index];
        while (next[index] < table->count && table->rows[next[index]].entry == entry) {
            const row *row = &table->rows[next[index]];
            if (write_row(replay, table->insert, table, row) != 0) return -1;
            if (index == LEGS) move(replay, row);
            if (index == HISTORY && write_row(replay, replay->put_record, table, row) != 0) {
                return -1;
            }
            next[index]++;
        }
    }
    return 0;
}

// Runs a query, and reads all columns of its first row.
static int read_row(replay *replay, int query) {
    sqlite3_stmt *statement = replay->reads[query];
    int result = sqlite3_step(statement);
    for (int column = 0; result == SQLITE_ROW && column < sqlite3_column_count(statement); column++) {
        if (sqlite3_column_type(statement, column) == SQLITE_TEXT) {
            sqlite3_column_text(statement, column);
        } else {
            sqlite3_column_int64(statement, column);
        }
    }
    sqlite3_reset(statement);
    return check(replay, replay->target, result);
}

// Reads what the bank checks before it writes an entry: its key, and once in a transaction the head
// and each account.
static int read_entry(replay *replay, int index, int leg) {
    const table *entries = &replay->tables[ENTRIES], *legs = &replay->tables[LEGS];
    const row *entry = &entries->rows[index];
    bind(replay->reads[RECEIPT], 1, entries, &entry->cells[3]);
    if (read_row(replay, RECEIPT) != 0) return -1;
    if (index == 0 && (read_row(replay, HEAD) != 0 || read_row(replay, CLOSING) != 0)) return -1;
    for (; leg < legs->count && legs->rows[leg].entry == entry->entry; leg++) {
        account *account = &replay->accounts[legs->rows[leg].cells[2].number];
        if (account->is_read) continue;
        account->is_read = 1;
        bind(replay->reads[ACCOUNT], 1, legs, &legs->rows[leg].cells[7]);
        if (read_row(replay, ACCOUNT) != 0) return -1;
    }
    return 0;
}

int replay_write(replay *replay, int reads) {
    int next[TABLES] = {0};
    const table *entries = &replay->tables[ENTRIES];
    sqlite3_bind_text(replay->reads[CLOSING], 1, replay->closing, -1, SQLITE_STATIC);
    if (run(replay, replay->begin) != 0) return -1;
    if (reads && read_row(replay, SCHEMA) != 0) return -1;
    for (int index = 0; index < entries->count; index++) {
        if (reads && read_entry(replay, index, next[LEGS]) != 0) return -1;
        if (write_entry(replay, entries->rows[index].entry, next) != 0) return -1;
    }
    if (write_balances(replay) != 0) return -1;
    return run(replay, replay->commit);
}

int replay_read(replay *replay, const char *account, int times) {
    sqlite3_bind_text(replay->reads[ACCOUNT], 1, account, -1, SQLITE_STATIC);
    for (int time = 0; time < times; time++) {
        if (read_row(replay, ACCOUNT) != 0) return -1;
    }
    return 0;
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
    for (int index = 0; index < READS; index++) sqlite3_finalize(replay->reads[index]);
    free(replay->accounts);
    free(replay->moved);
    sqlite3_finalize(replay->update_account);
    sqlite3_finalize(replay->put_record);
    sqlite3_finalize(replay->begin);
    sqlite3_finalize(replay->commit);
    sqlite3_close(replay->source);
    sqlite3_close(replay->target);
    free(replay);
}
