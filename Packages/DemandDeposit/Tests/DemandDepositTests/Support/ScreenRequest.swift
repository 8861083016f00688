import Bookkeeping
import Console
import ConsoleTesting
import DemandDepositInterface
import Testing

@testable import DemandDeposit

/// A request that a person makes at the screen of an account.
struct ScreenRequest: Sendable, CustomTestStringConvertible {
    typealias Step = @MainActor @Sendable (ScreenUser) async throws -> Void

    let testDescription: String
    let purpose: Purpose
    /// The steps from the account's screen on; the last one sends the request.
    let steps: [Step]

    static let deposit = ScreenRequest(
        testDescription: "deposit",
        purpose: .deposit,
        steps: [press("Deposit"), type("5"), press("Confirm")]
    )
    static let withdrawal = ScreenRequest(
        testDescription: "withdraw",
        purpose: .withdrawal,
        steps: [press("Withdraw"), type("5"), press("Sign")]
    )
    static let transfer = ScreenRequest(
        testDescription: "transfer",
        purpose: .transfer,
        steps: [press("Transfer"), type("3333-01-0000021"), type("5"), type(""), press("Sign")]
    )
    static let naming = ScreenRequest(
        testDescription: "nickname",
        purpose: .accountNaming,
        steps: [press("Give a nickname"), type("생활비")]
    )
    static let closing = ScreenRequest(
        testDescription: "close",
        purpose: .accountClosing,
        steps: [press("Close the account"), press("Sign")]
    )

    private static func press(_ label: String) -> Step {
        { try await $0.press(label) }
    }

    private static func type(_ text: String) -> Step {
        { try await $0.type(text) }
    }
}
