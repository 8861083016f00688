/// What a person is shown before something happens that cannot be taken back.
public struct Confirmation: Sendable, Equatable {
    /// What is about to happen, such as `Transfer`.
    public let title: String

    /// What it is about: payee, amount in full, fee.
    public let fields: [Field]

    /// Makes a confirmation.
    ///
    /// - Parameters:
    ///   - title: what is about to happen.
    ///   - fields: names and values, in the order in which they are shown.
    public init(title: String, fields: [(String, String)]) {
        self.title = title
        self.fields = fields.map { Field($0.0, $0.1) }
    }
}
