/// The app: what the customer can do, and reads.
@MainActor
public struct TinyBank {
    private let home = Account()

    public init() throws {}

    public var account: String { answer { home.summary } }
    public var box: String { answer { home.box.summary } }

    /// Puts money into the box.
    public func put(_ won: Int, password: String) -> String {
        answer { try home.box.put(won, password: password) }
    }

    private func answer(_ work: () throws -> String) -> String {
        do { return try work() } catch { return "\(error)" }
    }
}
