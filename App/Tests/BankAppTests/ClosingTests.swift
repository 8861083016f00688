import BankApp
import BankConsoleTesting
import Foundation
import Testing

@Suite("The end of a run")
struct ClosingTests {
    @Test("closes the book and leaves only its file")
    func closing() async throws {
        let folder = try TemporaryFolder()
        let keys = try TemporaryFolder()
        let environment = ["HOME": keys.path, "BANK_BOOK": folder.file("book.sqlite")]
        let io = InMemoryIO(environment: environment)
        #expect(await BankProgram.run(["day", "start", "2026-01-05"], io: io) == .success)
        #expect(try folder.names == ["book.sqlite"])
        #expect(await BankProgram.run(["day"], io: io) == .success)
        #expect(try folder.names == ["book.sqlite"])
        #expect(io.errorOutput == "")
    }

    @Test("warns of an error while closing and keeps the exit code")
    func failing() async throws {
        for (line, status) in [("trouble", ExitCode.success), ("trouble more", .usage)] {
            let io = InMemoryIO()
            let words = line.split(separator: " ").map(String.init)
            let ended = await BankProgram.run(
                words,
                io: io,
                modules: { $0.modules + [FailingModule()] }
            )
            #expect(ended == status)
            let isWarned = io.errorOutput.hasPrefix("Warning: Test.Trouble")
            #expect(isWarned == (status == .success), "\(io.errorOutput)")
            #expect(io.errorOutput.contains("the drawer is stuck") == (status == .success))
        }
    }
}

/// A module with a service that cannot be closed once it was used.
private struct FailingModule: Module {
    private static let trouble = InjectID<FailingService>("Test.Trouble")

    private final class FailingService: Disposable {
        func dispose() throws {
            throw DisposalError()
        }
    }

    private struct DisposalError: Error, CustomStringConvertible {
        let description = "the drawer is stuck"
    }

    func register(in registrar: inout Registrar) {
        registrar.register(Self.trouble) { FailingService() }
        registrar.register(commandsInject, needs: Self.trouble.lazily) { trouble in
            Command("trouble", abstract: "Opens a drawer.", examples: []) { _ in
                _ = try trouble.value
                return Answer([], json: nil)
            }
        }
    }
}
