/// The client library of PostgreSQL, libpq 14 or later, which is loaded when it is first used.
///
/// This header declares libpq's functions itself, so building needs no headers of PostgreSQL. The
/// declarations follow <https://www.postgresql.org/docs/current/libpq.html>.

#ifndef CPOSTGRESQL_H
#define CPOSTGRESQL_H

#include <stdbool.h>

typedef struct pg_conn PGconn;
typedef struct pg_result PGresult;
typedef struct {
    char *keyword;
    char *envvar;
    char *compiled;
    char *val;
    char *label;
    char *dispchar;
    int dispsize;
} PQconninfoOption;
typedef void (*PQnoticeProcessor)(void *argument, const char *message);

/// The functions of libpq that the ledger uses, without the prefix PQ.
///
/// Each line of LIBPQ_FUNCTIONS has the result, the name and the parameters of a function.
#define LIBPQ_FUNCTIONS(FUNCTION)                                                                  \
    FUNCTION(PQconninfoOption *, conninfoParse, (const char *, char **))                           \
    FUNCTION(void, conninfoFree, (PQconninfoOption *))                                             \
    FUNCTION(void, freemem, (void *))                                                              \
    FUNCTION(PGconn *, connectdbParams, (const char *const *, const char *const *, int))           \
    FUNCTION(void, finish, (PGconn *))                                                             \
    FUNCTION(int, status, (const PGconn *))                                                        \
    FUNCTION(char *, errorMessage, (const PGconn *))                                               \
    FUNCTION(int, socket, (const PGconn *))                                                        \
    FUNCTION(int, setnonblocking, (PGconn *, int))                                                 \
    FUNCTION(PQnoticeProcessor, setNoticeProcessor, (PGconn *, PQnoticeProcessor, void *))         \
    FUNCTION(int, enterPipelineMode, (PGconn *))                                                   \
    FUNCTION(int, pipelineSync, (PGconn *))                                                        \
    FUNCTION(int, sendPrepare,                                                                     \
             (PGconn *, const char *, const char *, int, const unsigned int *))                    \
    FUNCTION(int, sendQueryPrepared,                                                               \
             (PGconn *, const char *, int, const char *const *, const int *, const int *, int))    \
    FUNCTION(int, sendQueryParams,                                                                 \
             (PGconn *, const char *, int, const unsigned int *, const char *const *, const int *, \
              const int *, int))                                                                   \
    FUNCTION(int, flush, (PGconn *))                                                               \
    FUNCTION(int, consumeInput, (PGconn *))                                                        \
    FUNCTION(int, isBusy, (PGconn *))                                                              \
    FUNCTION(PGresult *, getResult, (PGconn *))                                                    \
    FUNCTION(int, resultStatus, (const PGresult *))                                                \
    FUNCTION(char *, resultErrorField, (const PGresult *, int))                                    \
    FUNCTION(int, ntuples, (const PGresult *))                                                     \
    FUNCTION(char *, getvalue, (const PGresult *, int, int))                                       \
    FUNCTION(int, getlength, (const PGresult *, int, int))                                         \
    FUNCTION(int, getisnull, (const PGresult *, int, int))                                         \
    FUNCTION(void, clear, (PGresult *))

#define LIBPQ_DECLARATION(result, name, parameters) result(*name) parameters;

struct libpq {
    LIBPQ_FUNCTIONS(LIBPQ_DECLARATION)
};

/// Indicates whether this program can load libraries; false if it is linked statically.
bool libpq_is_loadable(void);

/// Loads libpq, once for the process.
/// @param functions Receives the functions.
/// @return NULL, or the reason why it cannot be loaded.
const char *libpq_load(struct libpq *functions);

/// The values that `status` and `resultStatus` return, and the fields of `resultErrorField`.
static const int libpq_connection_ok = 0;
static const int libpq_command_ok = 1;
static const int libpq_tuples_ok = 2;
static const int libpq_pipeline_sync = 10;
static const int libpq_pipeline_aborted = 11;
static const int libpq_sqlstate = 'C';
static const int libpq_message_primary = 'M';
static const int libpq_message_detail = 'D';

#endif
