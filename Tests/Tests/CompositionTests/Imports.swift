// The modules that the files of this target use.
@_exported import BankApp
@_exported import Bookkeeping
@_exported import Console
@_exported import ConsoleTesting
@_exported import DependencyContainer
@_exported import LedgerInterface
@_exported import SigningInterface
@_exported import Testing
