/// Which payments of a card are locked; none of a new card.
package struct CardLocks: Sendable, Hashable, Codable {
    package var domestic = false
    package var overseas = false

    package init() {}

    package subscript(place: PaymentPlace) -> Bool {
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
