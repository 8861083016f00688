import Foundation

/// SafeBox is the same package with a signer in the app and with Signing.
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
        let folder = try TemporaryFolder()
        let password = "482915"
        func bank(_ line: String) async -> (status: ExitCode, text: String) {
            let io = InMemoryIO(
                input: "\(password)\n\(password)\n",
                terminals: [.input],
                environment: folder.bankEnvironment
            )
            let arguments =
                line.split(separator: " ").map(String.init)
                + (line.hasPrefix("customer") || line.contains(" show ") ? [] : ["--yes"])
            let status = await BankProgram.run(arguments, io: io, modules: signer.modules(of:))
            return (status, io.output + io.errorOutput)
        }

        var lines = ["account open --customer C000001 --nickname pay"]
        switch signer {
        case .package:
            lines.insert("customer join --name Kim --birth 1990-03-14 --phone 010-2345-6789", at: 0)
        case .app:
            try await beginBook(in: folder)
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

    /// Begins the book, which joining a customer does with Signing.
    private func beginBook(in folder: TemporaryFolder) async throws {
        let io = InMemoryIO(environment: folder.bankEnvironment)
        #expect(await BankProgram.run(["day", "start", "2026-01-05"], io: io) == .success)
    }
}
