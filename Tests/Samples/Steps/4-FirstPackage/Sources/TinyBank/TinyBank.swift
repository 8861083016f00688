import AccountAPI
import DependencyContainer
import SafeBox
import SafeBoxAPI

/// The app: what the customer can do, and reads.
@MainActor
public struct TinyBank {
    private let container: Container

    public init() throws {
        container = try Container(
            modules: AccountModule(),
            SafeBoxModule(),
            SigningImplementModule()
        )
    }

    public var account: String { answer { try container.resolve(accountInject).summary } }
    public var box: String { answer { try container.resolve(safeBoxInject).summary } }

    /// Puts money into the box.
    public func put(_ won: Int, password: String) -> String {
        answer { try container.resolve(safeBoxInject).put(won, password: password) }
    }

    private func answer(_ work: () throws -> String) -> String {
        do { return try work() } catch { return "\(error)" }
    }
}
