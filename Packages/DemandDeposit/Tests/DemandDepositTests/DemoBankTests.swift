import BankConsole
import Bookkeeping
import DemandDepositDemo
import DependencyContainer
import SigningInterface
import Testing

@Suite("The bank of the demo")
@MainActor
struct DemoBankTests {
    private struct Trouble: Error {}

    @Test("closes the session that it has opened")
    func done() async throws {
        let bank = try DemoBank(on: try #require(BusinessDate("2026-01-05")))
        let session = try await bank.signedIn(as: TestBank.hana) { session in
            let signedIn = try session.resolve(signedInSessionInject)
            #expect(signedIn.customer == TestBank.hana)
            return session
        }
        expectClosed(session)
    }

    @Test("closes the session that has failed")
    func failed() async throws {
        let bank = try DemoBank(on: try #require(BusinessDate("2026-01-05")))
        var opened: Container?
        await #expect(throws: Trouble.self) {
            try await bank.signedIn(as: TestBank.hana) { session in
                opened = session
                throw Trouble()
            }
        }
        expectClosed(try #require(opened))
    }

    private func expectClosed(_ session: Container) {
        do throws(ResolutionError) {
            _ = try session.resolve(signedInSessionInject)
            Issue.record("the session is not closed")
        } catch {
            guard case .closed = error else {
                Issue.record(error)
                return
            }
        }
    }
}
