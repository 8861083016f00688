// The modules that the files of this target use.
@_exported import BankDriver
@_exported import BookkeepingTesting
@_exported import ConsoleTesting
@_exported import Foundation
@_exported import Testing
