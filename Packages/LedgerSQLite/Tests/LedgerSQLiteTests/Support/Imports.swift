// The modules that the files of this target use.
@_exported import Bookkeeping
@_exported import BookkeepingTesting
@_exported import Foundation
@_exported import LedgerInterface
@_exported import LedgerInterfaceTesting
@_exported import Testing
