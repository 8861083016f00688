import BankConsoleTesting

@testable import BackOffice

/// The back office alone, on a book in memory, with its journal in a temporary folder.
struct TestBank {
    let folder: TemporaryFolder
    let bank: FakeBank

    /// - Parameters:
    ///   - date: The first business date; nil for a bank without a book.
    ///   - witness: The folder that keeps checkpoints.
    ///   - parts: The parts of features in closing a day.
    ///   - rules: Rules for entries that the test itself posts.
    ///   - projections: What other modules hear.
    init(
        on date: BusinessDate? = BusinessDate("2026-01-05"),
        witness: String? = nil,
        parts: [any DayClosing] = [],
        rules: [AuthorityRule] = [],
        projections: [any HistoryProjection] = []
    ) throws {
        let folder = try TemporaryFolder(named: "back-office")
        self.folder = folder
        bank = try FakeBank(on: date, rules: rules) { _ in
            [
                BackOfficeModule(
                    journalPath: folder.file("journal"),
                    witness: witness,
                    clock: { Timestamp(milliseconds: 7) },
                    warn: { _ in }
                ),
                PartsModule(parts: parts, projections: projections),
            ]
        }
    }

    var log: any HistoryLog {
        get throws { try bank.container.resolve(historyLogInject) }
    }
    var copies: any BookCopies {
        get throws { try bank.container.resolve(bookCopiesInject) }
    }
    var journal: SigningsJournal { SigningsJournal(path: folder.file("journal")) }

    func run(_ words: String...) async throws -> ProgramRun {
        try await ProgramRun(bank: bank.container, words)
    }
}

private struct PartsModule: Module {
    let parts: [any DayClosing]
    let projections: [any HistoryProjection]

    func register(in registrar: inout Registrar) {
        for projection in projections { registrar.register(projectionsInject) { projection } }
        for part in parts { registrar.register(dayClosingInject) { part } }
    }
}
