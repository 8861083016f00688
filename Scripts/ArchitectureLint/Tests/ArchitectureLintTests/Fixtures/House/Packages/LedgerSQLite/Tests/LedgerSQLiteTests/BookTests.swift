import LedgerSQLite
import Testing
