public import DependencyContainer
public import LedgerInterface

/// A module that provides a log, for a bank without a ledger module.
public struct LogModule: Module {
    private let log: any HistoryLog

    /// Creates the module.
    /// - Parameter log: The log of the book.
    public init(log: any HistoryLog) {
        self.log = log
    }

    public func register(in registrar: inout Registrar) {
        registrar.register(historyLogInject) { [log] in log }
    }
}
