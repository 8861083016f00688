/// Where a card pays; both can be locked by themselves.
package enum PaymentPlace: String, Sendable, Hashable, Codable, CaseIterable {
    /// In Korea.
    case domestic
    /// Anywhere else.
    case overseas
}
