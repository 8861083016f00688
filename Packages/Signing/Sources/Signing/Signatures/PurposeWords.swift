import Bookkeeping

/// What people call what they sign: the book's own word, such as `safebox.put`, means nothing to them.
///
/// ```swift
/// PurposeWords([.safeBoxPut: "put money into the safe box"])
/// ```
///
/// Signing knows no other feature, so the app gives it their words.
public struct PurposeWords: Sendable, Hashable {
    private let actions: [Purpose: String]

    /// Words for some purposes.
    /// - Parameter actions: What is done, by purpose, as it goes on behind “to”. A purpose that is not
    ///   among them is described by the book's word.
    public init(_ actions: [Purpose: String] = [:]) {
        self.actions = actions
    }

    /// What is done, as it goes on behind “to”: `put money into the safe box`.
    public func action(of purpose: Purpose) -> String {
        actions[purpose] ?? "do what the book calls “\(purpose)”"
    }

    /// What is signed, as it goes on behind “to”: `transfer money: 50,000 won from … to …`.
    func description(of movement: Movement) -> String {
        let way =
            movement.from == movement.to
            ? [movement.from.inWords]
            : ["from \(movement.from.inWords)", "to \(movement.to.inWords)"]
        let amount = movement.amount == .zero ? [] : [movement.amount.description]
        return "\(action(of: movement.purpose)): \((amount + way).joined(separator: " "))"
    }
}

extension AccountID {
    /// `the bank (cash)` for `bank/cash`, and `box1 of 3333-…` for `3333-…/box1`.
    fileprivate var inWords: String {
        guard let slash = rawValue.firstIndex(of: "/") else { return rawValue }
        let (owner, part) = (rawValue[..<slash], rawValue[slash...].dropFirst())
        return owner == "bank"
            ? "the bank (\(part.replacing("-", with: " ")))" : "\(part) of \(owner)"
    }
}
