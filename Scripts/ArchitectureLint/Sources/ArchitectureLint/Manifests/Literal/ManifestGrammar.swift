/// What PackageDescription offers to manifests, as far as it is read literally: the members of its
/// types with their parameters, and the tools versions that know them.
///
/// A version is a number here: 506 for 5.6, 510 for 5.10, 602 for 6.2.
struct ManifestGrammar: Sendable {
    /// A parameter of a member.
    struct Parameter: Sendable {
        /// How a call names it; its place for those without a label.
        let label: String
        let type: LiteralType
        let isRequired: Bool
        let versions: Range<Int>

        /// Whether a call names it.
        var isLabelled: Bool { label.utf8.first?.isDecimalDigit != true }
    }

    /// A static member of a type that makes a value of it, or a constant.
    struct Member: Sendable {
        let name: String
        /// Nothing for a constant, which is not called.
        let parameters: [Parameter]?
        let versions: Range<Int>
    }

    /// A type.
    struct TypeMembers: Sendable {
        let members: [Member]
        /// Whether a string literal makes a value of it.
        let acceptsString: Bool
    }

    private let types: [String: TypeMembers]

    /// The tools versions that are read literally. Older manifests have other rules, newer ones are
    /// not known here.
    static let versions = 503..<604

    /// The types by their names.
    static let packageDescription = ManifestGrammar(
        types: packageTypes.merging(settingTypes) { first, _ in first }
            .merging(platformTypes) { first, _ in first }
    )

    /// The type of a name.
    subscript(name: String) -> TypeMembers? { types[name] }
}

extension ManifestGrammar {
    /// Any version.
    static let always = 0..<Int.max

    static func required(
        _ label: String,
        _ type: LiteralType,
        _ versions: Range<Int> = always
    ) -> Parameter {
        Parameter(label: label, type: type, isRequired: true, versions: versions)
    }

    static func optional(
        _ label: String,
        _ type: LiteralType,
        _ versions: Range<Int> = always
    ) -> Parameter {
        Parameter(label: label, type: type, isRequired: false, versions: versions)
    }

    static func call(
        _ name: String,
        _ parameters: [Parameter],
        _ versions: Range<Int> = always
    ) -> Member {
        Member(name: name, parameters: parameters, versions: versions)
    }

    static func constant(_ name: String, _ versions: Range<Int> = always) -> Member {
        Member(name: name, parameters: nil, versions: versions)
    }

    static func members(_ members: [Member], acceptsString: Bool = false) -> TypeMembers {
        TypeMembers(members: members, acceptsString: acceptsString)
    }

    /// Since a version.
    static func since(_ version: Int) -> Range<Int> { version..<Int.max }

    static let texts = LiteralType.array(.string)
    static let optionalText = LiteralType.optional(.string)

    static func list(_ name: String) -> LiteralType { .array(.named(name)) }
    static func optionalList(_ name: String) -> LiteralType { .optional(list(name)) }
}
