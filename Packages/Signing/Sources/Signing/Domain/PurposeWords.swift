import Bookkeeping

/// Words in which people understand what they sign, instead of purposes such as `safebox.put`.
///
/// ```swift
/// PurposeWords([.safeBoxPut: "put money into the safe box"])
/// ```
///
/// Signing depends on no other feature, so the app passes their words.
public struct PurposeWords: Sendable, Hashable {
    private let actions: [Purpose: String]

    /// Creates words for some purposes.
    ///
    /// - Parameter actions: The actions by purpose, as they follow the word 'to'. The other
    ///   purposes are described by their names in the book.
    public init(_ actions: [Purpose: String] = [:]) {
        self.actions = actions
    }

    /// Returns the action of a purpose as it follows the word 'to', such as
    /// `put money into the safe box`.
    ///
    /// - Parameter purpose: The purpose of a movement.
    public func action(of purpose: Purpose) -> String {
        actions[purpose] ?? "do what the book calls '\(purpose)'"
    }

    /// Returns the action and the facts of a movement, such as
    /// `transfer money: 50,000 won from … to …`.
    func description(of movement: Movement) -> String {
        let route =
            movement.from == movement.to
            ? [movement.from.inWords]
            : ["from \(movement.from.inWords)", "to \(movement.to.inWords)"]
        let amount = movement.amount == .zero ? [] : [movement.amount.description]
        return "\(action(of: movement.purpose)): \((amount + route).joined(separator: " "))"
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
