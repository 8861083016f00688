import CardInterface

/// The locks on a card's payments, one per place.
struct CardLocks: Sendable, Hashable, Codable {
    var domestic = false
    var overseas = false

    subscript(place: PaymentPlace) -> Bool {
        get { self[keyPath: Self.lock(of: place)] }
        set { self[keyPath: Self.lock(of: place)] = newValue }
    }

    private static func lock(of place: PaymentPlace) -> WritableKeyPath<CardLocks, Bool> {
        switch place {
        case .domestic: \.domestic
        case .overseas: \.overseas
        }
    }
}
