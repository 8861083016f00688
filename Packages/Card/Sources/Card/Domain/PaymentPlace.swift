/// Where a card pays; both can be locked by themselves.
package enum PaymentPlace: String, Sendable, Hashable, Codable, CaseIterable {
    /// In Korea.
    case domestic
    /// Anywhere else.
    case overseas

    /// What stands before a value, or on an action.
    var title: String {
        switch self {
        case .domestic: "Domestic"
        case .overseas: "Overseas"
        }
    }
}
