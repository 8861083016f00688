/// The place of a payment: in Korea or abroad.
enum PaymentPlace: String, Sendable, Hashable, Codable, CaseIterable {
    case domestic, overseas

    /// The place at the beginning of a label.
    var title: String {
        switch self {
        case .domestic: "Domestic"
        case .overseas: "Overseas"
        }
    }
}

/// The locks on a card's payments, one per place.
struct CardLocks: Sendable, Hashable, Codable {
    var domestic = false
    var overseas = false

    subscript(place: PaymentPlace) -> Bool {
        get {
            switch place {
            case .domestic: domestic
            case .overseas: overseas
            }
        }
        set {
            switch place {
            case .domestic: domestic = newValue
            case .overseas: overseas = newValue
            }
        }
    }
}
