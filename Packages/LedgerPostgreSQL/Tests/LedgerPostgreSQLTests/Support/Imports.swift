// The modules that the files of this target use.
@_exported import Bookkeeping
@_exported import LedgerInterface
@_exported import LedgerInterfaceTesting
@_exported import LedgerPostgreSQLTesting
@_exported import Testing
