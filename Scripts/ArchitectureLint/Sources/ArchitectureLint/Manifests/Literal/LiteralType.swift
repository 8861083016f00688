/// The type that a value has to have where it stands.
indirect enum LiteralType: Equatable, Sendable {
    case string, boolean, integer
    case array(LiteralType)
    case set(LiteralType)
    case optional(LiteralType)
    /// `[String: String]`.
    case aliases
    /// `Range<Version>` or `ClosedRange<Version>`.
    case versions
    /// A type of PackageDescription, by its name there.
    case named(String)

    /// The type without the optional around it.
    var required: LiteralType {
        guard case .optional(let wrapped) = self else { return self }
        return wrapped
    }

    /// Whether a constant of it may be used from any thread; the types that are classes may not.
    var isSendable: Bool {
        switch self {
        case .array(let element): element.isSendable
        case .named(let name): !["Product", "Package.Dependency", "Target"].contains(name)
        default: true
        }
    }
}

/// A value of a known type, worked out.
indirect enum LiteralValue: Equatable, Sendable {
    case string(String, line: Int)
    case boolean(Bool)
    case integer(Int)
    case nothing
    case array([LiteralValue])
    case aliases([String: String])
    case versions
    /// A member of a type, with the arguments that were given.
    case member(String, [LiteralArgument], line: Int)
}

/// An argument of a member, by its parameter's label; those without one are called by their place: `0`.
struct LiteralArgument: Equatable, Sendable {
    let label: String
    let value: LiteralValue
}

extension LiteralValue {
    /// The text of a string; empty for anything else.
    var text: String {
        guard case .string(let text, _) = self else { return "" }
        return text
    }

    /// The elements of an array; none for anything else.
    var elements: [LiteralValue] {
        guard case .array(let elements) = self else { return [] }
        return elements
    }

    /// The aliases of modules; nothing when there are none.
    var aliases: [String: String]? {
        guard case .aliases(let aliases) = self, !aliases.isEmpty else { return nil }
        return aliases
    }

    /// The name of the member; empty for anything else.
    var memberName: String {
        guard case .member(let name, _, _) = self else { return "" }
        return name
    }

    /// The line where it stands, as far as a line is kept.
    var line: Int? {
        switch self {
        case .string(_, let line), .member(_, _, let line): line
        default: nil
        }
    }

    /// An argument of a member, by its label.
    ///
    /// - Returns: nothing when it was not given, or `nil` was.
    subscript(label: String) -> LiteralValue? {
        // There are a few at most.
        guard case .member(_, let arguments, _) = self,
            let argument = arguments.first(where: { $0.label == label })
        else { return nil }
        if case .nothing = argument.value { return nil }
        return argument.value
    }

    /// The same, standing on another line.
    func moved(to line: Int) -> LiteralValue {
        switch self {
        case .string(let text, _): .string(text, line: line)
        case .array(let elements): .array(elements.map { $0.moved(to: line) })
        case .member(let name, let arguments, _):
            .member(
                name,
                arguments.map { LiteralArgument(label: $0.label, value: $0.value.moved(to: line)) },
                line: line
            )
        default: self
        }
    }
}
