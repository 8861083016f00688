import BankApp
import Console
import DependencyContainer
import Foundation
import Testing

/// SafeBox is the same package whoever signs: first the app itself, later Signing.
@Suite("SafeBox with any signer")
struct MigrationTests {
    enum Signer: CaseIterable {
        case app, package

        @Sendable
        func modules(of composition: BankComposition) -> [any Module] {
            switch self {
            case .package: composition.modules
            case .app:
                composition.modules.filter { $0.name != "Signing" }
                    + [InAppSigningModule()]
            }
        }
    }

    @Test("puts money into the box with a signature", arguments: Signer.allCases)
    func put(signer: Signer) async throws {
        let place = try TemporaryBook()
        let password = "482915"
        func bank(_ line: String) async -> (status: ExitCode, text: String) {
            let io = InMemoryIO(
                input: "\(password)\n\(password)\n",
                terminals: [.input],
                environment: ["BANK_BOOK": place.book]
            )
            let arguments = line.split(separator: " ").map(String.init) + ["--yes"]
            let status = await BankProgram.run(arguments, io: io, modules: signer.modules(of:))
            return (status, io.output + io.errorOutput)
        }

        var lines = ["account open --customer C000001 --nickname pay"]
        switch signer {
        case .package:
            lines.insert("customer join --name Kim --birth 1990-03-14 --phone 010-2345-6789", at: 0)
        case .app:
            try await beginBook(place)
        }
        lines += [
            "account deposit pay 100만", "safebox open pay", "safebox put pay 40만",
            "safebox take pay 10만",
        ]
        for line in lines {
            let (status, text) = await bank(line)
            #expect(status == .success, "\(line): \(text)")
        }
        #expect(await bank("safebox show pay").text.contains("300,000 won"))
    }

    /// The app's own stand-in has no customers who could join and so begin the book.
    private func beginBook(_ place: TemporaryBook) async throws {
        let io = InMemoryIO(environment: ["BANK_BOOK": place.book])
        #expect(await BankProgram.run(["day", "start", "2026-01-05"], io: io) == .success)
    }
}
