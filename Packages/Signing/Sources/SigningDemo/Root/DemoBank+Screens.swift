import Console
import RIBs
import Signing
import SigningInterface

extension DemoBank {
    /// The password of the customer whom the screens bring along.
    package static let samplePassword = "482915"

    /// Signing's screens, as the demo shows them when it is called without a word.
    package var screens: ScreenProgram {
        ScreenProgram { try await play(at: $0) }
    }

    @MainActor
    private func play(at terminal: any Terminal) async throws -> ScreenSessionEnd {
        let sample = await joinSample()
        let window = Window()
        let root = DemoRootRouter(
            signIn: try container.resolve(signInInject),
            sample: sample ? Self.samplePassword : nil
        )
        root.launch(from: window)
        let end: Result<ScreenSessionEnd, any Error>
        do {
            end = .success(try await ScreenSession.run(window: window, terminal: terminal))
        } catch {
            end = .failure(error)
        }
        try await root.interactor.end()
        root.interactor.deactivate()
        return try end.get()
    }

    /// Has somebody join when nobody has: the book ends with the program.
    /// - Returns: Whether the customer with the known password is there.
    private func joinSample() async -> Bool {
        guard await run(["customer", "show", "C000001"], io: InMemoryIO()) != .success else {
            return false
        }
        let typed = "\(Self.samplePassword)\n\(Self.samplePassword)\n"
        let words = [
            "customer", "join", "--name", "김하나", "--birth", "1990-03-14",
            "--phone", "010-2345-6789", "--pin-stdin",
        ]
        return await run(words, io: InMemoryIO(input: typed)) == .success
    }
}
