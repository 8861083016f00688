/// The picture of a payment card: a frame with what is printed on it.
public struct CardPicture: Sendable, Equatable {
    /// Who issued it.
    public let issuer: String

    /// The number as it may be seen.
    public let number: String

    /// A line below the number, such as the linked account; empty for none.
    public let detail: String

    /// Describes the picture of a card.
    ///
    /// - Parameters:
    ///   - issuer: who issued it.
    ///   - number: the number as it may be seen.
    ///   - detail: a line below the number; empty for none.
    public init(issuer: String, number: String, detail: String = "") {
        self.issuer = issuer
        self.number = number
        self.detail = detail
    }
}
