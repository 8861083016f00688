import BankConsole
import Bookkeeping
import Console
import ConsoleTesting
import DependencyContainer
import Foundation
import LedgerInterface
import LedgerInterfaceTesting
import SigningInterfaceTesting

@testable import BackOffice

/// The back issuer alone, on a book in memory and a folder that is removed with it.
final class TestBank: Sendable {
    let folder: String
    private let container: Container

    /// - Parameters:
    ///   - date: The first business date; nil for a bank without a book.
    ///   - parts: The parts of features in closing a day.
    init(on date: BusinessDate? = BusinessDate("2026-01-05"), parts: [any DayClosing] = []) throws {
        folder = FileManager.default.temporaryDirectory.path + "/back-issuer-\(UUID().uuidString)"
        try FileManager.default.createDirectory(
            atPath: folder,
            withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700]
        )
        let ledger = InMemoryLedger(
            date: date,
            issuer: AuthorityIssuer(),
            verifier: FakeSignatureVerifier()
        )
        container = try Container(modules: [
            BackOfficeModule(journalPath: folder + "/journal", clock: Timestamp.now) { _ in },
            FakeSigningModule(),
            BookModule(ledger: ledger, parts: parts),
        ])
    }

    deinit {
        try? FileManager.default.removeItem(atPath: folder)
    }

    var journal: SigningsJournal { SigningsJournal(path: folder + "/journal") }

    func run(_ words: String...) async throws -> ProgramRun {
        try await ProgramRun(words) {
            try CommandLineProgram(bank: container, version: "0", abstract: "A bank.", io: $0)
        }
    }
}

private struct BookModule: Module {
    let ledger: InMemoryLedger
    let parts: [any DayClosing]

    func register(in registrar: inout Registrar) {
        registrar.register(ledgerInject) { [ledger] in ledger }
        for part in parts { registrar.contribute(to: dayClosingInject) { part } }
    }
}
