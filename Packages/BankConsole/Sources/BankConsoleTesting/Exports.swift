/// The modules that the tests of features always need.
///
/// A test file imports three modules: this one, `Testing`, and the module under test. This module
/// does not export `Testing`, because demos also link this module and would then need the library
/// of `Testing`.
@_exported import BankConsole
@_exported import Bookkeeping
@_exported import BookkeepingTesting
@_exported import CardInterface
@_exported import Console
@_exported import ConsoleTesting
@_exported import DemandDepositInterface
@_exported import DemandDepositInterfaceTesting
@_exported import DependencyContainer
@_exported import LedgerInterface
@_exported import LedgerInterfaceTesting
@_exported import RIBs
@_exported import RIBsTesting
@_exported import SafeBoxInterface
@_exported import SigningInterface
@_exported import SigningInterfaceTesting
