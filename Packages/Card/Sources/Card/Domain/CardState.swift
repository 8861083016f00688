/// What has become of a card.
package enum CardState: String, Sendable, Hashable, Codable, CaseIterable {
    /// It pays.
    case active
    /// It was reported lost: final for its number. Another card may replace it.
    case lost
    /// It was lost, and another card has taken its place.
    case replaced
    /// Its holder has closed it.
    case closed

    /// Whether it stays as it is for good; such a card keeps no account from being closed.
    package var isFinal: Bool { self == .replaced || self == .closed }
}
